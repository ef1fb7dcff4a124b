public import Aloud
internal import AloudSystem
internal import Glibc
internal import Synchronization

/// The queue of events from the system while the loop waits: signals, replies, errors. Adding an item wakes the loop.
public final class Inbox: Sendable {
  enum Item: Sendable {
    case interrupt
    case terminate(Int32)
    /// The program continues after it was stopped. The shell may have changed the terminal's settings.
    case resumed
    /// Ctrl-Z.
    case suspend
    case reply(Reply)
    /// A text that is announced to a user at a terminal, unless it is an error, and written to standard error otherwise.
    case note(LocalizedText, isError: Bool)
    case spoken
    case heard(RecogniserEvent)
    case feeding(Bool)
  }

  private static let limit = 256

  private let items = Mutex<[Item]>([])
  let wakeDescriptor: Int32
  /// A byte that is written here wakes the loop. A signal's number reports that signal; zero only wakes.
  let wakeEnd: Int32

  /// The interval in milliseconds at which the inbox must be polled, if too many files were open to make a pipe.
  var glance: Int32? { wakeDescriptor < 0 ? 50 : nil }

  /// Creates an empty inbox.
  public init() {
    // A full pipe wakes the loop without another byte, and reading an empty pipe must not block.
    (wakeDescriptor, wakeEnd) = newPipe(waits: false) ?? (-1, -1)
  }

  deinit {
    close(wakeDescriptor)
    close(wakeEnd)
  }

  /// Reports something that the user can hear. At a terminal it is announced. Elsewhere it goes to standard error, so that the same
  /// lines give the same transcript. An error because of which nothing can be heard goes there always.
  public func put(note: LocalizedText, isError: Bool = false) { put(.note(note, isError: isError)) }

  /// Delivers contents to the app under a name, as if the app had loaded a file with that name.
  public func put(_ contents: String, for id: ID) { put(.reply(.loaded(id, .contents(contents)))) }

  /// Reports that the request with this name is complete, or, if it has not been answered, that it is waited for no longer.
  public func put(ended id: ID, isAnswered: Bool = true) {
    put(.reply(.finished(id, isAnswered ? .exited(status: 0, output: "") : .timedOut())))
  }

  /// Reports desktop settings that were read after the start.
  public func put(desktop changes: [SettingChange]) { put(.reply(.desktop(changes))) }

  /// Reports whether an outside activity goes on that the lines of a complete input must wait for.
  public func put(feeding: Bool) { put(.feeding(feeding)) }

  func put(_ item: Item) {
    let wasEmpty = items.withLock { items in
      defer { items.append(item) }
      return items.isEmpty
    }
    // A signal must find room in the pipe, however many items there are.
    var byte: UInt8 = 0
    if wasEmpty { _ = write(wakeEnd, &byte, 1) }
  }

  /// Blocks the thread of a producer while the inbox is full, so that a flood of items does not fill the memory.
  public func waitForRoom() { while isFull { usleep(2_000) } }

  /// A Boolean value that indicates whether so many items are waiting that a producer should pause.
  public var isFull: Bool { items.withLock { $0.count } > Self.limit }

  var isEmpty: Bool { items.withLock { $0.isEmpty } }

  func take() -> Item? { items.withLock { $0.isEmpty ? nil : $0.removeFirst() } }

  var hasResumed: Bool { items.withLock { items in items.contains { if case .resumed = $0 { true } else { false } } } }

  /// Also adds the signals that were reported through the pipe.
  func clearWake() {
    var bytes: [UInt8] = Array(repeating: 0, count: 1_024)
    let count = read(wakeDescriptor, &bytes, bytes.count)
    let signals = bytes.prefix(max(0, count)).compactMap { Self.item(signal: Int32($0)) }
    items.withLock { $0.insert(contentsOf: signals, at: 0) }
  }

  private static func item(signal: Int32) -> Item? {
    switch signal {
    case 0: nil
    case SIGINT: .interrupt
    case SIGCONT: .resumed
    case SIGTSTP: .suspend
    default: .terminate(signal)
    }
  }
}

enum RecogniserEvent: Sendable, Equatable {
  case line([UInt8])
  /// The recogniser has ended normally, and nothing more will be heard.
  case ended
  /// The recogniser has died and is restarted.
  case restarted
  /// The recogniser keeps dying and is not restarted. The reason is the last line of its error output.
  case gaveUp(reason: String?)
  /// The recogniser gives more lines than a person can say, and is stopped.
  case flooded
}
