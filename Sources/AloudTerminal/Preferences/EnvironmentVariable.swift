internal import Glibc

/// An environment variable.
public enum EnvironmentVariable {
  /// Returns the value of a variable, or nil if it is not set or empty.
  public static func value(_ name: String) -> String? {
    guard let value = getenv(name).map({ String(cString: $0) }), !value.isEmpty else { return nil }
    return value
  }
}
