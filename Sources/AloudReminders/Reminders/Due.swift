import Aloud

/// The time at which a reminder is due.
enum Due: Sendable, Equatable {
  case day(Day)
  case moment(DateTime)
  /// Words from an older file, in which no day could be chosen from a calendar. They stay until the user chooses a day.
  case words(Title)

  /// Creates a due time from a picker's value; midnight means the whole day.
  init(_ moment: DateTime) {
    let isDay = moment == DateTime(day: moment.day)
    self = isDay ? .day(moment.day) : .moment(moment)
  }

  /// The moment that a picker shows and the list sorts by; `nil` for words.
  var moment: DateTime? {
    switch self {
    case .day(let day): DateTime(day: day)
    case .moment(let moment): moment
    case .words: nil
    }
  }

  var words: LocalizedText? { if case .words(let words) = self { words.text } else { nil } }

  /// A day next to `today` is called "yesterday", "today" or "tomorrow".
  func text(_ today: Day?) -> LocalizedText {
    switch self {
    case .words(let words): return .message(.appRemindersDue(due: .text(words.text)))
    case .day(let day):
      guard let near = Self.near(day, today) else {
        return .message(.appRemindersDue(due: .moment(DateTime(day: day), .date(.full))))
      }
      return .message(.appRemindersDue(due: near))
    case .moment(let moment):
      guard let near = Self.near(moment.day, today) else {
        return .message(.appRemindersDue(due: .moment(moment, .both(.full, .short))))
      }
      return .message(.appRemindersDueAt(day: near, time: .moment(moment, .time(.short))))
    }
  }

  /// Returns `nil` for a day that is more than one day from `today`.
  private static func near(_ day: Day, _ today: Day?) -> Message.Argument? {
    guard let today, abs(day - today) <= 1 else { return nil }
    return .relative(day - today, .day)
  }
}

/// In the file, a day is a string such as "2026-11-27" and a moment is one such as "2026-11-27T17:00:00". A version of Aloud that
/// knows neither reads both as words. Words are stored as a ``Title`` is.
extension Due: Codable {
  init(from decoder: any Decoder) throws {
    let words = try Title(from: decoder)
    // Only a string that would be written back unchanged counts as a date, so that words the user typed are never rewritten.
    if case .typed(let text) = words, let day = ISODate.day(text), ISODate.text(day) == text {
      self = .day(day)
    } else if case .typed(let text) = words, let moment = ISODate.moment(text), ISODate.text(moment) == text {
      self = .moment(moment)
    } else {
      self = .words(words)
    }
  }

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .day(let day): try Title.typed(ISODate.text(day)).encode(to: encoder)
    case .moment(let moment): try Title.typed(ISODate.text(moment)).encode(to: encoder)
    case .words(let words): try words.encode(to: encoder)
    }
  }
}
