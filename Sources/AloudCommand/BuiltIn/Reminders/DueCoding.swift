import Aloud

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
