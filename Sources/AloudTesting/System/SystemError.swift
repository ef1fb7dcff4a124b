import Glibc

/// A system call that failed: what was being done, and why it couldn't be.
public struct SystemError: Error, Hashable, CustomStringConvertible {
  /// What was being done, naming the file or program.
  public var action: String

  /// The `errno` it failed with.
  public var number: Int32

  // Without a number, the current `errno` is taken.
  init(_ action: String, number: Int32 = errno) {
    self.action = action
    self.number = number
  }

  /// The error in words, such as "open /x: No such file or directory".
  public var description: String { "\(action): \(String(cString: strerror(number)))" }
}
