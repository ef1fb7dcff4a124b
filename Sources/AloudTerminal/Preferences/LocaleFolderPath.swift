/// The path of a translator's files, as far as it is known before the command line is parsed.
public enum LocaleFolderPath {
  /// The folder after `--locales` among the arguments, or else in the environment variable `ALOUD_LOCALES`; nil if neither is
  /// given.
  ///
  /// Help is worded while the command line is still being parsed, so its words must be found before.
  public static var usual: String? { CommandLineValue.of("--locales", in: CommandLine.arguments) ?? variable }

  /// The value of the environment variable `ALOUD_LOCALES`; nil if it is empty.
  public static var variable: String? { EnvironmentVariable.value("ALOUD_LOCALES") }
}
