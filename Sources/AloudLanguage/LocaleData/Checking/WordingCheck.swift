/// Finds all errors in a wording: syntax errors, missing messages and unused messages.
struct WordingCheck {
  private(set) var errors: [LocaleFileError]
  private let path: String
  private let reader: POReader
  /// Nil if the language has no table.
  private let plurals: PluralRules?

  init(_ name: LocaleFileName, _ bytes: [UInt8], path: String, files: LocaleFiles, bundled: LocaleFiles) {
    self.path = path
    reader = POReader(bytes, path: path, keepsLines: true)
    plurals = try? LocaleTable(name.tag, files: files).plurals
    errors = reader.errors
    if plurals == nil { report(.noTable(tag: name.tag), line: 1) }
    let english = bundled.bytes("wording/en.po").flatMap { try? POCatalog($0, path: "wording/en.po").entries } ?? [:]
    checkHeader(english)
    checkKeys(english, lastLine: bytes.count { $0 == UInt8(ascii: "\n") })
    let isEnglish = LocaleTag(name.tag).language == "en"
    for entry in reader.entries.inLineOrder {
      guard let original = Self.original(of: entry.key, english) else { continue }
      check(entry, original)
      if !isEnglish { checkLeak(entry, original) }
    }
    checkMeanings()
  }

  /// The messages whose words are not said, but read by the program.
  private static let notSaid: Set<String> = ["facts.order", "typing.letters"]

  private mutating func checkLeak(_ entry: POEntry, _ original: POEntry) {
    guard !Self.notSaid.contains(entry.key) else { return }
    for (form, text) in entry.texts.enumerated()
    where original.texts.contains(text) && OriginalWords.count(in: original.form(form)) > 1 {
      report(.original(key: entry.key), line: reader.line(ofForm: form, of: entry))
    }
  }

  /// No two states have the same word, and no two commands the same phrase.
  private mutating func checkMeanings() {
    var known: [String: String] = [:]
    for entry in reader.entries.inLineOrder {
      let parts = entry.key.split(separator: ".")
      guard parts.count == 2, parts[0] == "state" || parts[0] == "command" else { continue }
      // The same phrase with an object may open a thing and turn on a switch.
      for phrase in entry.texts.first?.alternatives() ?? [] where !phrase.contains("{") {
        let meaning = "\(parts[0]) \(Folding.fold(phrase))"
        guard let other = known.updateValue(entry.key, forKey: meaning), other != entry.key else { continue }
        // One word for both cancels, or else undoes.
        if Set([other, entry.key]) == ["command.cancel", "command.undo"] { continue }
        report(.alike(phrase, key: entry.key, other: other), line: entry.line)
      }
    }
  }

  private mutating func checkHeader(_ english: [String: POEntry]) {
    guard let plurals else { return }
    guard let value = PluralHeader.value(in: reader.header) else {
      return report(.noPluralHeader(wanted: plurals.categories), line: 1)
    }
    let line = max(1, reader.pluralLine)
    guard let header = PluralHeader(value) else { return report(.badPluralHeader, line: line) }
    guard let disagreement = header.disagreement(with: plurals) else { return }
    var category: PluralCategory?
    if case .number(let number) = disagreement { category = plurals.category(of: number) }
    report(.wrongPluralHeader(disagreement, wanted: plurals.categories, category: category), line: line)
  }

  private mutating func checkKeys(_ english: [String: POEntry], lastLine: Int) {
    for original in english.inLineOrder where reader.entries[original.key] == nil {
      let line = reader.formLines?[original.key]?.first ?? max(1, lastLine)
      report(.untranslated(key: original.key, english: original.texts.last ?? ""), line: line)
    }
    for (key, entry) in reader.entries where Self.original(of: key, english) == nil {
      report(.unused(key: key), line: entry.line)
    }
  }

  /// A state that agrees with a role in the language ("state.checked.checkBox") belongs to the entry of the state.
  static func original(of key: String, _ english: [String: POEntry]) -> POEntry? {
    if let entry = english[key] { return entry }
    guard key.hasPrefix("state."), let dot = key.lastIndex(of: "."), english["role" + key[dot...]] != nil else {
      return nil
    }
    return english[String(key[..<dot])]
  }

  private mutating func check(_ entry: POEntry, _ original: POEntry) {
    let key = entry.key
    if entry.isPlural, !original.isPlural {
      report(.notPlural(key: key), line: entry.line)
    } else if let plurals, original.isPlural, !entry.isPlural || entry.texts.count != plurals.categories.count {
      report(.formCount(key: key, wanted: plurals.categories), line: entry.line)
    }
    for (form, kind) in PlacesCheck.errors(in: entry, original) {
      report(kind, line: reader.line(ofForm: form, of: entry))
    }
  }

  private mutating func report(_ kind: LocaleFileError.Kind, line: Int) {
    errors.append(LocaleFileError(file: path, line: line, kind: kind))
  }
}

/// The words of a text that a translation has to replace.
enum OriginalWords {
  /// Returns the number of words of two letters or more outside places.
  static func count(in pieces: [POEntry.Piece]) -> Int {
    pieces.compactMap(\.words).flatMap { $0.split { !$0.isLetter } }.count { $0.count > 1 }
  }
}

/// Compares the `{places}` of an entry with those of the English one.
enum PlacesCheck {
  static func errors(in entry: POEntry, _ original: POEntry) -> [(form: Int, LocaleFileError.Kind)] {
    let key = entry.key
    let wanted = Set(original.forms.flatMap { $0.compactMap(\.place) })
    // A single brace in the English text is not a place.
    let mayHaveBraces = original.texts.contains { !isBalanced($0) }
    // Only one of the alternatives is used, so a place need not occur in all of them.
    let hasAlternatives = entry.texts.contains { $0.utf8.contains(UInt8(ascii: "|")) }
    // A plural form for a single number may write the number as a word.
    let needed = entry.isPlural && original.isPlural ? wanted.subtracting(["count"]) : wanted
    var found: [(Int, LocaleFileError.Kind)] = []
    var seen: Set<String> = []
    for (index, form) in entry.forms.enumerated() where !entry.texts[index].isEmpty {
      let own = Set(form.compactMap(\.place))
      if !mayHaveBraces, !isBalanced(entry.texts[index]) { found.append((index, .brace(key: key))) }
      found += own.subtracting(wanted).sorted().map { (index, .unknownPlace($0, key: key)) }
      seen.formUnion(own)
      if !hasAlternatives {
        found += needed.subtracting(own).sorted().map { (index, .missingPlace($0, key: key)) }
      }
    }
    if hasAlternatives { found += needed.subtracting(seen).sorted().map { (0, .missingPlace($0, key: key)) } }
    return found
  }

  /// Returns a Boolean value that indicates whether every brace has its partner and none are nested.
  private static func isBalanced(_ text: String) -> Bool {
    var isOpen = false
    for byte in text.utf8 where byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") {
      let opens = byte == UInt8(ascii: "{")
      if opens == isOpen { return false }
      isOpen = opens
    }
    return !isOpen
  }
}
