/// The text that a voice gets where it cannot read a locale's writing, from a file of `locales/reading/`. espeak-ng cannot read
/// kanji, nor supply the vowels of Hebrew and of most Arabic words.
struct Readings: Sendable {
  /// The readings of numbers, or nil if the voice reads them itself.
  let numbers: NumberReadings?
  private let messages: [String: POEntry]
  /// The readings of whole messages and of single alternatives of commands, by their text. They are used for names that are Aloud's
  /// own, such as that of a sample.
  private let texts: [String: String]
  /// The readings of texts made of numbers and words, or nil if there are no readings of numbers.
  private let words: WordReadings?

  /// Reads the readings of the wording `own`.
  init(_ bytes: [UInt8], path: String, own: POCatalog) throws(LocaleFileError) {
    messages = try POCatalog(bytes, path: path).entries
    numbers = messages["number.0"] == nil ? nil : NumberReadings(messages)
    words = numbers.map { [messages] in WordReadings(messages, numbers: $0) }
    var texts: [String: String] = [:]
    for (key, entry) in own.entries {
      guard entry.texts.count == 1, let reading = messages[key]?.texts.first else { continue }
      let ways = entry.texts[0].alternatives()
      let read = reading.alternatives()
      guard ways.count == read.count else { continue }
      for (text, reading) in zip(ways, read) where !text.contains("{") {
        // If a word has two readings, the choice must not depend on the order.
        texts[text] = min(texts[text] ?? reading, reading)
      }
    }
    self.texts = texts
  }

  /// Returns the reading of a locale's own text that consists of numbers and known words, such as a date, or nil if the voice reads
  /// it as it is.
  func reading(of text: String) -> String? { words?.reading(of: text) }

  /// Returns the reading of text from outside the wording: the reading that Aloud has for the same words, or the text with its
  /// numbers in words. Returns nil if it is read as it is.
  func reading(ofName text: String) -> String? {
    if let reading = texts[text] { return reading }
    // The voice that reads a name in Latin letters also reads its numbers.
    guard let words, text.utf8.contains(where: Self.isDigit), !text.utf8.contains(where: Self.isLatin)
    else { return nil }
    let all = words.reading(of: text)
    return all.unicodeScalars.contains(where: \.properties.isIdeographic) ? words.reading(ofNumbersIn: text) : all
  }

  /// Returns the readings of the pieces of a message's form, one for each, or nil if there are no matching ones.
  func pieces(of key: String, form: Int, of pieces: [POEntry.Piece]) -> [String]? {
    guard let reading = messages[key]?.form(form), reading.count == pieces.count else { return nil }
    var result: [String] = []
    for (piece, read) in zip(pieces, reading) {
      switch (piece, read) {
      case (.words, .words(let words)): result.append(words)
      case (.place(let name), .place(let other)) where name == other: result.append("")
      default: return nil
      }
    }
    return result
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  private static func isLatin(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
