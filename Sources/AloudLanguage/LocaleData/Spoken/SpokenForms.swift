/// The spoken forms of a language: replacements for text that its voice would mispronounce or skip, from a file of
/// `locales/spoken/`. espeak-ng 1.51 has no Hebrew numbers, takes the full stop of a German ordinal for the end of a sentence, and
/// says "%" in English in Korean. Only speech is changed, not what is printed.
///
/// A `say.` entry has the written text and, after `>`, the spoken text: `{n}. {month} > {n:day} {month}`. A name of one letter is a
/// number, and two of the same letter (`{mm}`) one of two figures; another name is one of the words that a `words.` entry lists, as
/// `written` or `written=said`. `{n:day}` is the number in the form of the `number.day.` entries. The first entry that fits is used. `voice = poor` marks a voice that is hard to
/// understand even so.
struct SpokenForms: Sendable {
  static let voiceKey = "voice"
  private static let prefixes = ["say.", "words.", "number."]
  static let poor = "poor"

  private let rules: [SayingRule]
  private let words: [String: [SpokenWord]]
  private let numbers: SpokenNumbers
  private let signs: NumberSigns

  init(_ bytes: [UInt8], path: String, signs: NumberSigns) throws(LocaleFileError) {
    let file = try KeyValueFile(bytes, path: path)
    var rules: [SayingRule] = []
    var words: [String: [SpokenWord]] = [:]
    var forms: [String: String] = [:]
    for key in file.keys {
      guard let value = file[key] else { throw file.badValue(key) }
      if key.hasPrefix("say.") {
        guard let rule = SayingRule(value) else { throw file.badValue(key) }
        rules.append(rule)
      } else if key.hasPrefix("words.") {
        words[String(key.dropFirst("words.".count))] = value.alternatives().map(SpokenWord.init)
          .sorted { $0.written.count > $1.written.count }
      } else if key.hasPrefix("number.") {
        forms[String(key.dropFirst("number.".count))] = value
      } else if key == Self.voiceKey {
        guard value == Self.poor else { throw file.badValue(key) }
      }
    }
    for rule in rules where !rule.lists.isSubset(of: words.keys) {
      throw LocaleFileError(
        file: path, line: 1, kind: .missing(key: "words." + (rule.lists.subtracting(words.keys).min() ?? "")))
    }
    (self.rules, self.words, self.signs) = (rules, words, signs)
    numbers = SpokenNumbers(forms, digits: signs.digits)
  }

  func said(_ text: String) -> String {
    // All rules concern numbers.
    guard text.contains(where: \.isNumber) else { return text }
    let characters = Array(text)
    var result = ""
    var place = 0
    while place < characters.count {
      if place == 0 || !characters[place - 1].isSpacedLetter && !characters[place - 1].isNumber,
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

  func said(digit: Character) -> String? {
    digit.wholeNumberValue.flatMap { numbers.words(of: $0, in: "digit") }
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

struct SpokenWord: Sendable {
  let written: [Character]
  let said: String

  /// Parses a word as a file has it: "ноября", or "нояб.=ноября".
  init(_ text: String) {
    let pair = text.cut(at: "=")
    written = Array(pair?.before ?? text[...])
    said = pair.map { String($0.after) } ?? text
  }
}

extension SpokenForms {
  /// Throws the first error in a file. An unknown key is reported here, although a reader ignores it, as in a table.
  static func check(_ bytes: [UInt8], path: String) throws(LocaleFileError) {
    let file = try KeyValueFile(bytes, path: path)
    let unknown = file.keys.first { key in key != voiceKey && !prefixes.contains(where: key.hasPrefix) }
    if let unknown { throw file.error(about: unknown, .unknownKey(unknown)) }
    _ = try SpokenForms(bytes, path: path, signs: NumberSigns(group: nil, decimal: nil, digits: Array("0123456789")))
  }

  /// Returns the forms of the first tag in `chain` that has some, read when needed. The value is nil if the voice needs none.
  static func first(
    of chain: [String], _ format: NumberFormat, files: LocaleFiles
  ) throws(LocaleFileError) -> OnceRead<SpokenForms?> {
    let signs = NumberSigns(group: format.group.first, decimal: format.decimal.first, digits: format.digits)
    let found = try files.first(of: chain, in: "spoken", or: nil) { bytes, path throws(LocaleFileError) in
      try SpokenForms(bytes, path: path, signs: signs)
    }
    return found?.content ?? OnceRead(nil)
  }
}

private struct SayingRule: Sendable {
  private enum Piece: Equatable {
    case sign(Character)
    /// An optional space.
    case gap
    /// A named place; a number can have a form.
    case place(String, form: String?)
  }

  struct Match {
    var end: Int
    var numbers: [String: WrittenFigures] = [:]
    var words: [String: SpokenWord] = [:]
  }

  private let written: [Piece]
  private let said: [Piece]

  init?(_ text: String) {
    guard let (before, after) = text.cut(at: " > "), let written = Self.pieces(before), let said = Self.pieces(after)
    else { return nil }
    (self.written, self.said) = (written, said)
    let known = Set(names(of: written))
    guard !known.isEmpty, names(of: said).allSatisfy(known.contains) else { return nil }
  }

  var lists: Set<String> { Set(names(of: written).filter { !Self.isNumber($0) }) }

  func match(_ text: [Character], from start: Int, _ lists: [String: [SpokenWord]], _ signs: NumberSigns) -> Match? {
    var match = Match(end: start)
    for piece in written {
      switch piece {
      case .gap: if match.end < text.count, text[match.end].isWhitespace { match.end += 1 }
      case .sign(let sign):
        guard match.end < text.count, Self.isSame(sign, text[match.end]) else { return nil }
        match.end += 1
      case .place(let name, _) where Self.isNumber(name):
        let number = WrittenFigures(text, from: match.end, signs)
        guard let number, name.count == 1 || number.hasTwoFigures else { return nil }
        (match.numbers[name], match.end) = (number, number.end)
      case .place(let name, _):
        guard let word = lists[name]?.first(where: { text[match.end...].starts(with: $0.written) }) else { return nil }
        match.words[name] = word
        match.end += word.written.count
      }
    }
    // The match must not be the beginning of a longer word.
    let isInWord = match.end < text.count && text[match.end - 1].isSpacedLetter && text[match.end].isSpacedLetter
    return isInWord ? nil : match
  }

  func said(_ match: Match, _ numbers: SpokenNumbers) -> String? {
    var result = ""
    for piece in said {
      switch piece {
      case .gap: result += " "
      case .sign(let sign): result.append(sign)
      case .place(let name, let form):
        if let word = match.words[name] { result += word.said }
        guard let number = match.numbers[name] else { continue }
        guard let words = form.map({ numbers.words(of: number, in: $0) }) ?? number.plain else { return nil }
        result += words
      }
    }
    return result
  }

  private func names(of pieces: [Piece]) -> [String] {
    pieces.compactMap { if case .place(let name, _) = $0 { name } else { nil } }
  }

  private static func isNumber(_ name: String) -> Bool { name.count <= 2 && Set(name).count == 1 }

  private static func isSame(_ sign: Character, _ other: Character) -> Bool {
    switch sign {
    case "-": other == "-" || other == "−"
    case "%": other == "%" || other == "٪" || other == "％"
    case " ": other.isWhitespace
    case "0": other.wholeNumberValue == 0
    default: other == sign
    }
  }

  private static func pieces(_ text: Substring) -> [Piece]? {
    var pieces: [Piece] = []
    var rest = text
    while let first = rest.first {
      rest = rest.dropFirst()
      if first == "{" {
        guard let (name, after) = rest.cut(at: "}") else { return nil }
        let parts = name.split(separator: Character(":"))
        guard let name = parts.first, parts.count <= 2 else { return nil }
        pieces.append(.place(String(name), form: parts.count > 1 ? String(parts[1]) : nil))
        rest = after
      } else {
        pieces.append(first == "~" ? .gap : .sign(first))
      }
    }
    return pieces
  }
}

extension Character {
  /// True if this is a letter of a writing that keeps words apart. Chinese and Japanese don't, and Korean joins particles to
  /// words.
  fileprivate var isSpacedLetter: Bool { isLetter && unicodeScalars.allSatisfy { $0.value < 0x2E80 } }
}
