/// Where a user's data is kept, as the XDG base directory specification says.
public enum DataFolderPath {
  /// `$XDG_DATA_HOME/aloud`, else `~/.local/share/aloud`.
  public static var usual: String {
    if let data = EnvironmentVariable.value("XDG_DATA_HOME"), data.hasPrefix("/") { return data + "/aloud" }
    return (EnvironmentVariable.value("HOME") ?? "/tmp") + "/.local/share/aloud"
  }
}
