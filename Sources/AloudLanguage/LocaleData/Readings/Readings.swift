/// What a voice is given in place of a locale's writing where it can't read that: espeak-ng reads no kanji, and of Hebrew and
/// of most Arabic words no vowels. A file of `locales/reading/`, read.
struct Readings: Sendable {
  /// How numbers are read; nil where the voice reads them itself.
  let numbers: NumberReadings?
  private let messages: [String: POEntry]
  /// Texts that are wordings as a whole, or one of the ways to say a command, so that a name such as that of a sample is read
  /// as it is where it is Aloud's own.
  private let texts: [String: String]
  /// How what is made of numbers and words is read; nil where numbers are not.
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
        // Of two readings of one word it is always the same one.
        texts[text] = min(texts[text] ?? reading, reading)
      }
    }
    self.texts = texts
  }

  /// How a text of the locale's own that is made of numbers and known words is read, such as a date; nil where the voice
  /// reads it as it stands.
  func reading(of text: String) -> String? { words?.reading(of: text) }

  /// How a text from outside is read: as Aloud reads the same words, or with its numbers in words; nil where it is read as
  /// it stands.
  func reading(ofName text: String) -> String? {
    if let reading = texts[text] { return reading }
    // A number in a name in Latin letters belongs to the voice that reads these.
    guard let words, text.utf8.contains(where: Self.isDigit), !text.utf8.contains(where: Self.isLatin)
    else { return nil }
    let all = words.reading(of: text)
    return all.unicodeScalars.contains(where: \.properties.isIdeographic) ? words.reading(ofNumbersIn: text) : all
  }

  /// The readings of the pieces of a message's form, one for each; nil where there are none that agree with these.
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
