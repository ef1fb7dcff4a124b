/// How a language's voice has to be told what it would say wrongly, or not at all: a file of `locales/spoken/`. espeak-ng 1.51 has
/// no number in Hebrew, takes the stop of a German ordinal for the end of a sentence, and says "%" in English in Korean. Only what
/// is spoken is changed; what is printed stays.
///
/// A `say.` entry has what is written and, after `>`, what is said: `{n}. {month} > {n:day} {month}`. A name of one letter is a
/// number, another one of the words that a `words.` entry lists, each as written or as `written=said`. `{n:day}` says a number in
/// the form that the `number.day.` entries give. The first entry that fits is taken. `voice = poor` says that the voice leaves
/// much to guess all the same.
struct SpokenForms: Sendable {
  static let voiceKey = "voice"
  /// What the other keys begin with.
  private static let prefixes = ["say.", "words.", "number."]
  static let poor = "poor"

  private let rules: [SayingRule]
  private let words: [String: [SpokenWord]]
  private let numbers: SpokenNumbers
  private let signs: NumberSigns

  /// The forms of a language whose numbers are written with these signs.
  ///
  /// - Throws: `LocaleFileError` where an entry is none of these.
  init(_ bytes: [UInt8], path: String, signs: NumberSigns) throws(LocaleFileError) {
    let file = try KeyValueFile(bytes, path: path)
    var rules: [SayingRule] = []
    var words: [String: [SpokenWord]] = [:]
    var forms: [String: String] = [:]
    for key in file.keys {
      guard let value = file[key] else { throw file.error(about: key, .badValue(key: key)) }
      if key.hasPrefix("say.") {
        guard let rule = SayingRule(value) else { throw file.error(about: key, .badValue(key: key)) }
        rules.append(rule)
      } else if key.hasPrefix("words.") {
        words[String(key.dropFirst("words.".count))] = value.alternatives().map(SpokenWord.init)
          .sorted { $0.written.count > $1.written.count }
      } else if key.hasPrefix("number.") {
        forms[String(key.dropFirst("number.".count))] = value
      } else if key == Self.voiceKey {
        guard value == Self.poor else { throw file.error(about: key, .badValue(key: key)) }
      }
    }
    for rule in rules where !rule.lists.isSubset(of: words.keys) {
      throw LocaleFileError(
        file: path, line: 1, kind: .missing(key: "words." + (rule.lists.subtracting(words.keys).min() ?? "")))
    }
    (self.rules, self.words, self.signs) = (rules, words, signs)
    numbers = SpokenNumbers(forms, digits: signs.digits)
  }

  /// A text as it is given to the voice.
  func said(_ text: String) -> String {
    // All that is changed has to do with numbers.
    guard text.contains(where: \.isNumber) else { return text }
    let characters = Array(text)
    var result = ""
    var place = 0
    while place < characters.count {
      if place == 0 || !characters[place - 1].isLetter && !characters[place - 1].isNumber,
        let (said, end) = said(characters, from: place)
      {
        result += said
        place = end
      } else {
        result.append(characters[place])
        place += 1
      }
    }
    return result
  }

  /// Characters that are spelled: digits as words, where the voice has none for them.
  func said(digit: Character) -> String? {
    guard let value = digit.wholeNumberValue else { return nil }
    return numbers.words(of: value, in: "digit")
  }

  private func said(_ text: [Character], from start: Int) -> (String, end: Int)? {
    for rule in rules {
      if let match = rule.match(text, from: start, words, signs), let said = rule.said(match, numbers) {
        return (said, match.end)
      }
    }
    return nil
  }
}

/// A word of a list, as it is written and as it is said.
struct SpokenWord: Sendable {
  let written: [Character]
  let said: String

  /// One as a file has it: "ноября", or "нояб.=ноября".
  init(_ text: String) {
    let pair = text.cut(at: "=")
    written = Array(pair?.before ?? text[...])
    said = pair.map { String($0.after) } ?? text
  }
}

extension SpokenForms {
  /// Finds the first error in a file. A key that means nothing is told, and is none to whoever reads the file, as in a table.
  ///
  /// - Throws: `LocaleFileError` where there is one.
  static func check(_ bytes: [UInt8], path: String) throws(LocaleFileError) {
    let file = try KeyValueFile(bytes, path: path)
    let unknown = file.keys.first { key in key != voiceKey && !prefixes.contains(where: key.hasPrefix) }
    if let unknown { throw file.error(about: unknown, .unknownKey(unknown)) }
    _ = try SpokenForms(bytes, path: path, signs: NumberSigns(group: nil, decimal: nil, digits: Array("0123456789")))
  }

  /// The forms of the first tag in `chain` that has some, whose numbers are written as `format` has it: read when something is
  /// first spoken. Nothing where the voice needs none.
  static func first(
    of chain: [String], _ format: NumberFormat, files: LocaleFiles
  ) throws(LocaleFileError) -> OnceRead<SpokenForms?> {
    let paths = chain.map { "spoken/\($0).txt" }
    guard let path = paths.first(where: files.has), let bytes = files.lent(path) else { return OnceRead(nil) }
    let signs = NumberSigns(group: format.group.first, decimal: format.decimal.first, digits: format.digits)
    // Those compiled in are tested; a translator's are read at once, because what is wrong in them has to be told.
    if files.areBundled { return OnceRead { try? SpokenForms(bytes.array, path: path, signs: signs) } }
    return OnceRead(try SpokenForms(bytes.array, path: path, signs: signs))
  }
}
