import Glibc

/// The environment of this process.
enum ProcessVariable {
  /// Returns the value of a variable, or `nil` if it is not set.
  static func value(of name: String) -> String? { getenv(name).map { String(cString: $0) } }
}
