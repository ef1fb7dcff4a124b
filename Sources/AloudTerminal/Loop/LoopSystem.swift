public import Aloud
internal import Glibc

struct LoopSystem {
  let folder: DataFolder
  let commands: CommandRunner
  var timers: Timers
  var burst = Burst()
  /// Includes requests for voices.
  private(set) var runningCount: Int
  /// True while an outside activity goes on that the lines of a complete input wait for, as those of a script.
  var isFed = false
  /// True if replies are handled in the order of their commands, so that the same lines give the same transcript (LOOP-12).
  private let keepsOrder: Bool
  private var started: [ID] = []
  private var waiting: [ID: [Reply]] = [:]

  init(_ options: LoopOptions, inbox: Inbox, keepsOrder: Bool) {
    folder = DataFolder(path: options.dataFolder)
    commands = CommandRunner(inbox: inbox)
    timers = Timers(options.time)
    runningCount = options.isFed ? 1 : 0
    self.keepsOrder = keepsOrder
  }

  /// True if the next line must wait for the commands of the last one.
  var isWaiting: Bool { keepsOrder && runningCount > 0 }

  mutating func begin() { runningCount += 1 }

  mutating func begin(_ id: ID) {
    runningCount += 1
    if keepsOrder { started.append(id) }
  }

  mutating func settle(_ reply: Reply) -> [Reply] {
    switch reply {
    case .finished(let id, _) where keepsOrder, .printed(let id, _) where keepsOrder:
      waiting[id, default: []].append(reply)
      return settleInOrder()
    case .finished, .voices, .voice: runningCount -= 1
    case .printed, .loaded, .saved, .colors, .settingsNotKept, .settingsKept, .speechUnavailable, .elapsed, .remarks,
      .desktop, .readingStopped, .readingResumed:
      break
    }
    return [reply]
  }

  private mutating func settleInOrder() -> [Reply] {
    var settled: [Reply] = []
    while let first = started.first, let replies = waiting.removeValue(forKey: first) {
      for case .finished in replies {
        started.removeFirst()
        runningCount -= 1
      }
      settled += replies
    }
    return settled
  }
}

/// A series of lines that arrive together. Their changes are saved once, and their output is written at the end, before anyone
/// notices a delay.
struct Burst {
  private static let most = Duration.milliseconds(50)

  private var start = ContinuousClock.now
  var pending: [(id: ID, contents: String)] = []
  var hasSaved = false

  mutating func begin() { start = .now }

  var mayGoOn: Bool { ContinuousClock.now - start < Self.most }

  mutating func takePending() -> (id: ID, contents: String)? { pending.isEmpty ? nil : pending.removeFirst() }
}

/// The source of time.
public enum TimeSource: Sendable, Equatable {
  /// The machine's clock.
  case real
  /// A clock that advances by one second with each line, so that the same lines give the same transcript.
  case lines
}

struct Timers {
  private var waits: [(id: ID, due: Int)] = []
  private var lines = 0
  private let source: TimeSource
  private let start = ContinuousClock.now

  init(_ source: TimeSource) { self.source = source }

  var now: Int {
    switch source {
    case .real: Int((ContinuousClock.now - start) / .milliseconds(1))
    case .lines: lines * 1_000
    }
  }

  mutating func passLine() { lines += 1 }

  mutating func wait(_ id: ID, milliseconds: Int) { waits.append((id, now + milliseconds)) }

  mutating func takeDue() -> ID? {
    let now = now
    guard let index = waits.indices.min(by: { waits[$0].due < waits[$1].due }) else { return nil }
    let isDue = source == .real ? waits[index].due <= now : waits[index].due < now
    return isDue ? waits.remove(at: index).id : nil
  }

  /// In milliseconds; nil if no wait will end by itself.
  var untilNext: Int? {
    guard source == .real, let due = waits.map(\.due).min() else { return nil }
    return max(0, due - now)
  }
}

/// The machine's clock.
public enum LocalClock {
  /// The current local date and time.
  public static var now: DateTime {
    var seconds = time(nil)
    var parts = tm()
    localtime_r(&seconds, &parts)
    let day = Day(year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday)) ?? Day(0)
    // A leap second is reported as the second before it.
    return DateTime(day: day, hour: Int(parts.tm_hour), minute: Int(parts.tm_min), second: min(59, Int(parts.tm_sec)))
  }
}
