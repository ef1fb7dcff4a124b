internal import Synchronization

/// The formats of a table that have been made: each is made once, for its making takes as long as fifty dates.
final class FormatMemory: Sendable {
  /// What a format is of.
  struct Key: Hashable {
    var date: DateStyle?
    var time: TimeStyle?
    var calendar: CalendarSystem
    var isSentence = false
    /// The part of a date that is written alone.
    var field: DateField?
    /// Whether its weekday is short.
    var isShort = false
  }

  private let formats = Mutex<[Key: DateFormat]>([:])

  /// The format of a key, made where there is none yet.
  func format(_ key: Key, _ make: () -> DateFormat) -> DateFormat {
    if let format = formats.withLock({ $0[key] }) { return format }
    let format = make()
    formats.withLock { $0[key] = format }
    return format
  }
}
