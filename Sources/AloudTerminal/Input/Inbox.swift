internal import Aloud
internal import Glibc
internal import Synchronization

/// What comes from outside while the loop waits: signals, and events of effects. Anything put in wakes the loop.
final class Inbox: Sendable {
  /// One thing from outside.
  enum Item: Sendable {
    case interrupt
    case terminate
    case event(Event)
  }

  private let items = Mutex<[Item]>([])
  /// Becomes readable when there is something.
  let wakeDescriptor: Int32
  private let wakeEnd: Int32

  init() {
    var ends: [Int32] = [-1, -1]
    pipe(&ends)
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    // A full pipe wakes as well as one more byte would.
    _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
    wakeDescriptor = ends[0]
    wakeEnd = ends[1]
  }

  deinit {
    close(wakeDescriptor)
    close(wakeEnd)
  }

  /// Puts something in.
  func put(_ item: Item) {
    items.withLock { $0.append(item) }
    var byte: UInt8 = 1
    _ = write(wakeEnd, &byte, 1)
  }

  /// Takes the first thing out.
  func take() -> Item? { items.withLock { $0.isEmpty ? nil : $0.removeFirst() } }

  /// Empties the pipe that wakes the loop.
  func clearWake() {
    var bytes: [UInt8] = Array(repeating: 0, count: 64)
    _ = read(wakeDescriptor, &bytes, bytes.count)
  }
}
