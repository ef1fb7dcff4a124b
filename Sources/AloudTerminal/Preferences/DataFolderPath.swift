/// Where a user's data is kept, as the XDG base directory specification says.
public enum DataFolderPath {
  /// The name of Aloud's own folder, in which all apps of the user share their palette.
  public static let shared = "aloud"

  /// The folder of that name: `$XDG_DATA_HOME/aloud`, else `~/.local/share/aloud`.
  public static func usual(_ name: String) -> String {
    if let data = EnvironmentVariable.value("XDG_DATA_HOME"), data.hasPrefix("/") { return data + "/" + name }
    return (EnvironmentVariable.value("HOME") ?? "/tmp") + "/.local/share/" + name
  }
}
