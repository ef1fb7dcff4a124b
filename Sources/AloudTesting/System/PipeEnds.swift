import Glibc
import Synchronization

/// Both ends of a new pipe, which no other child inherits.
struct PipeEnds: ~Copyable {
  /// A lock held while a pipe is created and while a child is started. Swift does not see glibc's pipe2, and a child started
  /// between `pipe` and `fcntl` would keep another child's pipe open.
  static let inheritance = Mutex<Void>(())

  var reading: Descriptor?
  var writing: Descriptor?

  init() throws {
    var numbers: [Int32] = [-1, -1]
    let made = Self.inheritance.withLock { _ in
      guard pipe(&numbers) == 0 else { return false }
      for number in numbers { _ = fcntl(number, F_SETFD, FD_CLOEXEC) }
      return true
    }
    guard made else { throw SystemError("make a pipe") }
    reading = Descriptor(number: numbers[0])
    writing = Descriptor(number: numbers[1])
  }
}
