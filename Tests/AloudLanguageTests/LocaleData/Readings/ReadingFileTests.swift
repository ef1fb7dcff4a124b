import Expectations
import Testing

@testable import AloudLanguage

/// The files of `locales/reading/`, held against the wordings that they read.
struct ReadingFileTests {
  private static let tags = LocaleFiles.bundledPaths.compactMap { path in
    path.hasPrefix("reading/") ? String(path.dropFirst("reading/".count).dropLast(".po".count)) : nil
  }

  /// What the numbers, counters and words of a reading file have as keys; all other keys are those of messages.
  private static let ownFamilies: Set<Substring> = ["number", "counter", "clock", "word"]

  private static func entries(_ path: String) throws -> [String: POEntry] {
    try POCatalog(try #require(LocaleFiles.bundled.bytes(path)), path: path).entries
  }

  /// What stands at msgid in each entry of a file that has every text on one line.
  private static func sources(_ tag: String) throws -> [String: String] {
    let bytes = try #require(LocaleFiles.bundled.bytes("reading/\(tag).po"))
    var result: [String: String] = [:]
    var key = ""
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      guard line.hasPrefix("msgctxt ") || line.hasPrefix("msgid ") else { continue }
      let text = try #require(QuotedString.text(of: Array(line.drop { $0 != "\"" }.utf8)[...]))
      if line.hasPrefix("msgctxt ") { key = text } else if !key.isEmpty { result[key] = text }
    }
    return result
  }

  private static func isForMessage(_ key: String, _ wording: [String: POEntry]) -> Bool {
    wording[key] != nil || !ownFamilies.contains(key.prefix { $0 != "." })
  }

  @Test("Arabic, Hebrew and Japanese have readings") func exists() { expect(Self.tags, is: ["ar", "he", "ja"]) }

  @Test("a reading is of a message that there is, in the wording that it has now", arguments: tags)
  func current(tag: String) throws {
    let wording = try Self.entries("wording/\(tag).po")
    let sources = try Self.sources(tag)
    expect(sources.count > 300)
    expect(Set(sources.keys), is: Set(try Self.entries("reading/\(tag).po").keys))
    for (key, source) in sources where Self.isForMessage(key, wording) {
      // Of plural forms msgid has the first.
      expect(wording[key]?.texts.first, is: source, "\(key)")
    }
    for (key, source) in sources where key.hasPrefix("counter.") || key.hasPrefix("word.") {
      expect(key.hasSuffix("." + source), "\(key)")
    }
  }

  @Test(
    "a reading has the pieces of its wording: the same places in the same order, words where it has words",
    arguments: tags)
  func pieces(tag: String) throws {
    let wording = try Self.entries("wording/\(tag).po")
    for (key, reading) in try Self.entries("reading/\(tag).po") {
      guard let original = wording[key] else { continue }
      let shape = { (entry: POEntry) in
        entry.forms.map { $0.map { piece -> String in if case .place(let name) = piece { name } else { "" } } }
      }
      expect(shape(reading), is: shape(original), "\(key)")
      let alternatives = { (entry: POEntry) in
        entry.texts[0].alternatives().map {
          $0.split(separator: Character("{"), omittingEmptySubsequences: false).count
        }
      }
      expect(alternatives(reading), is: alternatives(original), "\(key)")
    }
  }

  @Test("an Arabic reading differs from its wording by vowels alone, each after its shadda") func vowels() throws {
    let wording = try Self.entries("wording/ar.po")
    for (key, reading) in try Self.entries("reading/ar.po") {
      let original = try #require(wording[key])
      expect(reading.texts.map(\.withoutVowels), is: original.texts.map(\.withoutVowels), "\(key)")
      expect(reading.texts != original.texts, "\(key)")
      for (mark, next) in reading.texts.flatMap({ zip($0.unicodeScalars, $0.unicodeScalars.dropFirst()) }) {
        expect(!(mark.isArabicVowel && next == "\u{651}"), "\(key)")
      }
    }
  }

  @Test("a Hebrew reading is its wording with vowels, each after its dagesh, in letters that the voice needs")
  func hebrewVowels() throws {
    let wording = try Self.entries("wording/he.po")
    for (key, reading) in try Self.entries("reading/he.po") {
      let original = try #require(wording[key])
      expect(reading.texts.count == original.texts.count && reading.texts != original.texts, "\(key)")
      for (written, read) in zip(original.texts, reading.texts) {
        expect(written.isRead(as: read), "\(key): \(read)")
        for (mark, next) in zip(read.unicodeScalars, read.unicodeScalars.dropFirst()) {
          expect(!(mark.isHebrewVowel && next.isDagesh), "\(key): \(read)")
        }
      }
    }
  }

  @Test(
    "a Hebrew reading with other letters than its wording is found",
    arguments: [
      ("כפתור", "כַּפתוֹן"), ("כפתור", "כַּפתוֹ"), ("כפתור", "כַּפתוֹרים"), ("לוח", "לוּאַ"), ("חזרה", "חזרת"), ("יום", "אוֹם"),
      ("תווית", "תַת"), ("שדה", "צַדֶה"), ("כל", "קוֹל"), ("סיום", "שיוּם"),
    ])
  func otherLetters(_ written: String, _ read: String) { expect(!written.isRead(as: read)) }

  @Test("a Japanese reading ends its sentences and quotes what its wording does", arguments: ["ja"])
  func punctuation(tag: String) throws {
    let marks: Set<Character> = ["「", "」", "。", "？", "：", "|"]
    let wording = try Self.entries("wording/\(tag).po")
    for (key, reading) in try Self.entries("reading/\(tag).po") {
      guard let original = wording[key] else { continue }
      expect(reading.texts[0].filter(marks.contains), is: original.texts[0].filter(marks.contains), "\(key)")
    }
  }

  @Test("no Japanese reading has a character that the voice can't read", arguments: ["ja"])
  func readable(tag: String) throws {
    for (key, reading) in try Self.entries("reading/\(tag).po") {
      for piece in reading.form(0) {
        guard let words = piece.words else { continue }
        expect(!words.unicodeScalars.contains(where: Self.isIdeograph), "\(key)")
        // A small kana or a long mark that stands alone is read as "Japanese letter".
        for (before, after) in zip(" " + words, words) where "ゃゅょぁぃぅぇぉャュョァィゥェォー".contains(after) {
          expect(before.unicodeScalars.allSatisfy(Self.isKana), "\(key): \(words)")
        }
        // So is the voicing mark of a kana that is joined to a Latin letter: "otherです".
        for (before, after) in zip(words, words.dropFirst()) where Self.voiced.contains(after) {
          expect(!(before.isASCII && before.isLetter), "\(key): \(words)")
        }
      }
    }
  }

  @Test("every Japanese wording that the voice can't read has a reading", arguments: ["ja"])
  func complete(tag: String) throws {
    let readings = try Self.entries("reading/\(tag).po")
    var compared = 0
    // The order of facts, braille, and what is only understood are never spoken.
    let unspoken: Set = [
      "facts.order", "name.phrases", "name.letters", "name.it", "name.them", "line.requests", "line.wants",
      "line.questions",
      "value.add", "value.addNothing", "value.takeBack", "value.addPlain", "value.addTo", "value.is",
      "value.make",
      "value.write", "value.remind", "value.reminder", "value.called", "value.clear", "check.boxes", "check.only",
      "check.remove",
      "value.raise", "value.lower", "value.correct", "value.other", "value.most", "value.least", "value.half",
      "value.counted", "value.volumeNames", "value.done", "value.rename", "value.move", "value.calls", "value.nameWord",
      "value.introduce", "check.also", "value.temperatureNames", "value.peopleNames", "value.people", "value.origin",
      "value.originNames", "value.destination", "value.destinationNames", "value.discard",
      "value.brightnessNames", "value.warmer", "value.colder",
      "value.brighter",
      "value.darker", "value.degrees", "value.tooMuch", "value.spelledWith", "select.but", "select.because",
      "check.keep", "name.alike", "value.heatingNames", "value.remindNot",
      "check.except", "check.both", "check.include", "voice.speaking",
    ]
    for (key, entry) in try Self.entries("wording/\(tag).po")
    where !unspoken.contains(key) && !key.hasPrefix("braille.") {
      let words = entry.forms.flatMap { $0.compactMap(\.words) }.joined()
      guard words.unicodeScalars.contains(where: { Self.isIdeograph($0) || $0.properties.isAlphabetic && $0.isASCII })
      else { continue }
      compared += 1
      expect(readings[key] != nil, "\(key)")
    }
    expect(compared > 600)
  }

  private static let voiced = Set("がぎぐげござじずぜぞだぢづでどばびぶべぼぱぴぷぺぽガギグゲゴザジズゼゾダヂヅデドバビブベボパピプペポヴ")

  private static func isIdeograph(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isIdeographic }

  private static func isKana(_ scalar: Unicode.Scalar) -> Bool { (0x3041...0x30FC).contains(scalar.value) }
}
