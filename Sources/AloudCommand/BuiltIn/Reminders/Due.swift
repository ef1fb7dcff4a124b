import Aloud

/// When a reminder is due.
enum Due: Sendable, Equatable {
  /// On a day.
  case day(Day)
  /// On a day, at a time.
  case moment(DateTime)
  /// In words: those of a file in which a day was not yet chosen from a calendar. They stay until a day is chosen.
  case words(Title)

  /// What a picker gives: midnight is the day alone.
  init(_ moment: DateTime) {
    let isDay = moment == DateTime(day: moment.day)
    self = isDay ? .day(moment.day) : .moment(moment)
  }

  /// The moment, as a picker holds it, and the order goes by; nil where there are words alone.
  var moment: DateTime? {
    switch self {
    case .day(let day): DateTime(day: day)
    case .moment(let moment): moment
    case .words: nil
    }
  }

  /// The words, where it is none.
  var words: LocalizedText? { if case .words(let words) = self { words.text } else { nil } }

  /// When it is due, as it is said on the day that is `today`: a day near enough for a word of its own by that word.
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

  /// The word for a day that is near enough; nil for others.
  private static func near(_ day: Day, _ today: Day?) -> Message.Argument? {
    guard let today, abs(day - today) <= 1 else { return nil }
    return .relative(day - today, .day)
  }
}

/// In the file, a day is a string such as "2026-11-27", and a moment one such as "2026-11-27T17:00:00", which an Aloud that
/// knows of none takes for words; words are as a title is.
extension Due: Codable {
  init(from decoder: any Decoder) throws {
    let words = try Title(from: decoder)
    // Only what would be written just so is taken for a day: nothing that somebody wrote is written otherwise.
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
