internal import Glibc

/// A variable of the environment.
public enum EnvironmentVariable {
  /// Its value; an empty one does not count.
  public static func value(_ name: String) -> String? {
    guard let value = getenv(name).map({ String(cString: $0) }), !value.isEmpty else { return nil }
    return value
  }
}
