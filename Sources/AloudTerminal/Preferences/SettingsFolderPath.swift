internal import Glibc

/// The path of a user's settings, by the XDG base directory specification.
public enum SettingsFolderPath {
  /// The folder after `--data` among the arguments, which also has the app's files: tests and trials there change nothing of the
  /// user's own. Otherwise `$XDG_CONFIG_HOME/aloud`, or else `~/.config/aloud`.
  ///
  /// The arguments are searched because the language is a setting, and help is worded while the command line is still being parsed.
  public static var usual: String {
    if let folder = CommandLineValue.of("--data", in: CommandLine.arguments) { return folder }
    if let config = EnvironmentVariable.value("XDG_CONFIG_HOME"), config.hasPrefix("/") { return config + "/aloud" }
    return (EnvironmentVariable.value("HOME") ?? "/tmp") + "/.config/aloud"
  }
}
