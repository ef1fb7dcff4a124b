import Aloud

/// When a reminder is due.
enum Due: Sendable, Equatable {
  /// On a day.
  case day(Day)
  /// In words: those of a file in which a day was not yet chosen from a calendar. They stay until a day is chosen.
  case words(Title)

  /// The day, where it is one.
  var day: Day? { if case .day(let day) = self { day } else { nil } }

  /// The words, where it is none.
  var words: LocalizedText? { if case .words(let words) = self { words.text } else { nil } }

  /// When it is due, as it is said on the day that is `today`: a day near enough for a word of its own by that word.
  func text(_ today: Day?) -> LocalizedText { .message("app.reminders.due", ["due": argument(today)]) }

  private func argument(_ today: Day?) -> Message.Argument {
    switch self {
    case .words(let words): return .text(words.text)
    case .day(let day):
      guard let today, abs(day - today) <= 1 else { return .moment(DateTime(day: day), .date(.full)) }
      return .relative(day - today, .day)
    }
  }
}

/// In the file, a day is a string such as "2026-11-27", which an Aloud that knows of no days takes for words; words are as
/// a title is.
extension Due: Codable {
  init(from decoder: any Decoder) throws {
    let words = try Title(from: decoder)
    // Only what would be written just so is taken for a day: nothing that somebody wrote is written otherwise.
    if case .typed(let text) = words, let day = ISODate.day(text), ISODate.text(day) == text {
      self = .day(day)
    } else {
      self = .words(words)
    }
  }

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .day(let day): try Title.typed(ISODate.text(day)).encode(to: encoder)
    case .words(let words): try words.encode(to: encoder)
    }
  }
}
