public import Aloud
internal import Glibc
internal import Synchronization

/// What comes from outside while the loop waits: signals, replies, errors. Anything put in wakes the loop.
public final class Inbox: Sendable {
  /// One thing from outside.
  enum Item: Sendable {
    case interrupt
    /// The signal that asks the program to end.
    case terminate(Int32)
    /// The program goes on after it was stopped: the shell may have set the terminal anew.
    case resumed
    /// Ctrl-Z: the program is to stop for a while.
    case suspend
    case reply(Reply)
    /// A sentence for standard error.
    case error(String)
    /// What a person at a terminal is told as an announcement, and standard error elsewhere.
    case note(LocalizedText)
    /// All that was queued has been spoken.
    case spoken
    /// Something of the recogniser's.
    case heard(RecogniserEvent)
  }

  private let items = Mutex<[Item]>([])
  /// Becomes readable when there is something.
  let wakeDescriptor: Int32
  /// Where a byte wakes the loop: a signal's number tells of that signal, zero of nothing but itself.
  let wakeEnd: Int32

  /// How often, in milliseconds, one must look, where too many files were open for a pipe that wakes; nil where there is one.
  var glance: Int32? { wakeDescriptor < 0 ? 50 : nil }

  /// An empty one.
  public init() {
    var ends: [Int32] = [-1, -1]
    pipe(&ends)
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    // A full pipe wakes as well as one more byte would, and an empty one is not waited for.
    for end in ends { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    wakeDescriptor = ends[0]
    wakeEnd = ends[1]
  }

  deinit {
    close(wakeDescriptor)
    close(wakeEnd)
  }

  /// Tells of an error that concerns no part of the session: a sentence on standard error, and no part of a line.
  public func put(error: String) { put(.error(error)) }

  /// Tells of something that can be heard: a person at a terminal is told as an announcement, standard error elsewhere, where
  /// the same lines give the same transcript.
  public func put(note: LocalizedText) { put(.note(note)) }

  /// Hands over what has come for the app under this name, as if it had asked for a file of it.
  public func put(_ contents: String, for id: ID) { put(.reply(.loaded(id, .contents(contents)))) }

  /// Tells that what was asked for under this name has been done.
  public func put(ended id: ID) { put(.reply(.finished(id, .exited(status: 0, output: "")))) }

  /// Tells what the desktop has been set to, where that came after the start.
  public func put(desktop changes: [SettingChange]) { put(.reply(.desktop(changes))) }

  /// Puts something in.
  func put(_ item: Item) {
    items.withLock { $0.append(item) }
    var byte: UInt8 = 0
    _ = write(wakeEnd, &byte, 1)
  }

  /// Waits while so much has come and was not taken that a flood would fill the memory.
  func waitForRoom() async {
    while isFull, !Task.isCancelled { try? await Task.sleep(for: .milliseconds(2)) }
  }

  /// Whether so much has come and was not taken that whoever puts more in had better wait.
  public var isFull: Bool { items.withLock { $0.count } > 256 }

  /// Takes the first thing out.
  func take() -> Item? { items.withLock { $0.isEmpty ? nil : $0.removeFirst() } }

  /// Whether the program goes on after it was stopped, which has not been taken yet.
  var hasResumed: Bool {
    items.withLock { items in items.contains { if case .resumed = $0 { true } else { false } } }
  }

  /// Empties the pipe that wakes the loop, and takes the signals in.
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
