internal import Glibc

/// Where a user's settings are kept, as the XDG base directory specification says.
public enum SettingsFolderPath {
  /// The folder after `--data` among the arguments, where the app's files are too: what is tried out or tested there changes
  /// nothing of the user's own. Else `$XDG_CONFIG_HOME/aloud`, else `~/.config/aloud`.
  ///
  /// The language is a setting, and help is worded while the command line is still being read.
  public static var usual: String {
    if let folder = CommandLineValue.of("--data", in: CommandLine.arguments) { return folder }
    if let config = EnvironmentVariable.value("XDG_CONFIG_HOME"), config.hasPrefix("/") { return config + "/aloud" }
    return (EnvironmentVariable.value("HOME") ?? "/tmp") + "/.config/aloud"
  }
}
