/// The path of a user's data, by the XDG base directory specification.
public enum DataFolderPath {
  /// The name of Aloud's own folder, in which all apps of the user share their palette.
  public static let shared = "aloud"

  /// Returns the folder with a name, such as `$XDG_DATA_HOME/aloud` or else `~/.local/share/aloud`.
  public static func usual(_ name: String) -> String {
    if let data = EnvironmentVariable.value("XDG_DATA_HOME"), data.hasPrefix("/") { return data + "/" + name }
    return (EnvironmentVariable.value("HOME") ?? "/tmp") + "/.local/share/" + name
  }
}
