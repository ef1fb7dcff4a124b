/// Where a translator's files are, as far as that is known before the command line is read.
public enum LocaleFolderPath {
  /// The folder after `--locales` among the arguments, else the environment's `ALOUD_LOCALES`; nil without either.
  ///
  /// Help is worded while the command line is still being read, so its words need to be found before.
  public static var usual: String? { CommandLineValue.of("--locales", in: CommandLine.arguments) ?? variable }

  /// The environment's `ALOUD_LOCALES`; an empty one does not count.
  public static var variable: String? { EnvironmentVariable.value("ALOUD_LOCALES") }
}
