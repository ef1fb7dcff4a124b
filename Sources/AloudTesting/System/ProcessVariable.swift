import Glibc

/// The environment of this process.
enum ProcessVariable {
  /// The value of a variable, or nil.
  static func value(of name: String) -> String? { getenv(name).map { String(cString: $0) } }
}
