internal import Glibc

/// Where a user's data is kept, as the XDG base directory specification says.
public enum DataFolderPath {
  /// `$XDG_DATA_HOME/aloud`, else `~/.local/share/aloud`.
  public static var usual: String {
    if let data = value("XDG_DATA_HOME"), data.hasPrefix("/") { return data + "/aloud" }
    return (value("HOME") ?? "/tmp") + "/.local/share/aloud"
  }

  private static func value(_ variable: String) -> String? {
    guard let value = getenv(variable).map({ String(cString: $0) }), !value.isEmpty else { return nil }
    return value
  }
}
