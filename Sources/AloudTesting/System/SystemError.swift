import Glibc

/// The error that is thrown when a system call fails.
public struct SystemError: Error, Hashable, CustomStringConvertible {
  /// The attempted action, with the name of the file or program.
  public var action: String

  /// The value of `errno`.
  public var number: Int32

  // The default is the current `errno`.
  init(_ action: String, number: Int32 = errno) {
    self.action = action
    self.number = number
  }

  /// The error in words, such as "open /x: No such file or directory".
  public var description: String { "\(action): \(String(cString: strerror(number)))" }
}
