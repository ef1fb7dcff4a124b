public import Aloud
internal import Glibc

/// The source of time.
public enum TimeSource: Sendable, Equatable {
  /// The machine's clock.
  case real
  /// A clock that advances by one second with each line, so that the same lines give the same transcript.
  case lines
}

/// The waits that apps have asked for, and their ends.
struct Timers {
  private var waits: [(id: ID, due: Int)] = []
  private var lines = 0
  private let source: TimeSource
  private let start = ContinuousClock.now

  init(_ source: TimeSource) { self.source = source }

  /// In milliseconds since the start.
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
    return DateTime(
      day: day, hour: Int(parts.tm_hour), minute: Int(parts.tm_min), second: min(59, Int(parts.tm_sec)))
  }
}
