struct WordingCheck {
  private(set) var errors: [LocaleFileError]
  private let path: String
  private let reader: POReader
  private let plurals: PluralRules?

  init(_ name: LocaleFileName, _ bytes: [UInt8], path: String, files: LocaleFiles, bundled: LocaleFiles) {
    self.path = path
    reader = POReader(bytes, path: path, keepsLines: true)
    plurals = try? LocaleTable(name.tag, files: files).plurals
    errors = reader.errors
    if plurals == nil { report(.noTable(tag: name.tag), line: 1) }
    let english = bundled.bytes("wording/en.po").flatMap { try? POCatalog($0, path: "wording/en.po").entries } ?? [:]
    checkHeader()
    checkKeys(english, lastLine: bytes.count { $0 == UInt8(ascii: "\n") })
    let isEnglish = LocaleTag(name.tag).language == "en"
    let own = bundled.bytes(path).flatMap { try? POCatalog($0, path: path).entries } ?? [:]
    for entry in reader.entries.inLineOrder {
      guard let original = Self.original(of: entry.key, english) else { continue }
      check(entry, original)
      if !isEnglish { checkLeak(entry, original, own[entry.key]) }
      // The words of those are made longer for testers.
      if !LoadedLocale.isForTesters(name.tag) { checkHearing(entry, original) }
    }
    checkMeanings()
  }

  /// `own` has the words of the program's own file. One word may be the same in both languages.
  private mutating func checkLeak(_ entry: POEntry, _ original: POEntry, _ own: POEntry?) {
    guard !LocaleFiles.keysNotSaid.contains(entry.key) else { return }
    for (form, text) in entry.texts.enumerated() {
      let count = OriginalWords.count(in: original.form(form))
      let isOriginal =
        original.texts.contains(text) && (count > 1 || count == 1 && own.map { $0.texts != entry.texts } ?? false)
      if isOriginal || !OriginalWords.common(in: entry.form(form)).isEmpty {
        report(.original(key: entry.key), line: reader.line(ofForm: form, of: entry))
      }
    }
  }

  /// What is said fits a narrow line, and has no full stop twice; words that only users say may do as they like.
  private mutating func checkHearing(_ entry: POEntry, _ original: POEntry) {
    guard !(original.texts + entry.texts).contains(where: { $0.contains("|") }) else { return }
    for (form, pieces) in entry.forms.enumerated() {
      let line = reader.line(ofForm: form, of: entry), written = pieces.compactMap(\.words)
      for word in written.flatMap({ $0.split(whereSeparator: \.isWhitespace) }) {
        let bare = word.filter { $0.isLetter || $0.isNumber }
        guard bare.count > Self.narrowColumns, !word.contains("/"),
          !bare.unicodeScalars.contains(where: Folding.standsWithoutSpaces)
        else { continue }
        report(.narrow(String(word), key: entry.key), line: line)
      }
      if written.contains(where: { $0.contains(/(?:^|[^.])\.\.(?:$|[^.])|[。।۔]{2}/) }) {
        report(.doubledStop(key: entry.key), line: line)
      }
    }
  }

  /// The columns of a narrow line.
  private static let narrowColumns = 20

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

  private mutating func checkHeader() {
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
    for original in english.inLineOrder where !hasWords(original.key, original) {
      let key = original.key, line = reader.formLines?[key]?.first ?? max(1, lastLine)
      let isFuzzy = reader.entries[key] == nil && reader.fuzzyKeys.contains(key)
      report(isFuzzy ? .fuzzy(key: key) : .untranslated(key: key, english: original.texts.last ?? ""), line: line)
    }
    for (key, lines) in reader.formLines ?? [:] where english[key] == nil {
      guard let original = Self.original(of: key, english), !hasWords(key, original) else { continue }
      report(.untranslated(key: key, english: original.texts.last ?? ""), line: lines.first ?? 1)
    }
    for (key, entry) in reader.entries where Self.original(of: key, english) == nil {
      report(.unused(key: key), line: entry.line)
    }
  }

  /// Returns whether an entry has more than spaces, where the English one has.
  private func hasWords(_ key: String, _ original: POEntry) -> Bool {
    func isBlank(_ entry: POEntry) -> Bool { entry.texts.allSatisfy { $0.allSatisfy(\.isWhitespace) } }
    return reader.entries[key].map { !isBlank($0) || isBlank(original) } ?? false
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
    for (form, kind) in PlacesCheck.errors(in: entry, original, plurals) {
      report(kind, line: reader.line(ofForm: form, of: entry))
    }
  }

  private mutating func report(_ kind: LocaleFileError.Kind, line: Int) {
    errors.append(LocaleFileError(file: path, line: line, kind: kind))
  }
}

extension LocaleFiles {
  /// The messages whose words are not said, but read by the program.
  package static let keysNotSaid: Set<String> = ["facts.order", "typing.letters"]
}

enum OriginalWords {
  /// Words that no other language of Aloud's writes in the same way.
  private static let common: Set<Substring> = [
    "the", "and", "with", "this", "there", "which", "that", "from", "your", "can't", "doesn't", "isn't",
  ]

  static func common(in pieces: [POEntry.Piece]) -> [Substring] {
    pieces.compactMap(\.words).flatMap { $0.lowercased().split { !$0.isLetter && $0 != "'" } }.filter(common.contains)
  }

  /// Returns the number of words of two letters or more outside places.
  static func count(in pieces: [POEntry.Piece]) -> Int {
    pieces.compactMap(\.words).flatMap { $0.split { !$0.isLetter } }.count { $0.count > 1 }
  }
}

enum PlacesCheck {
  static func errors(
    in entry: POEntry, _ original: POEntry, _ plurals: PluralRules? = nil
  ) -> [(form: Int, LocaleFileError.Kind)] {
    let key = entry.key
    let wanted = Set(original.forms.flatMap { $0.compactMap(\.place) })
    // A single brace in the English text is not a place.
    let mayHaveBraces = original.texts.contains { !isBalanced($0) }
    // Only one of the alternatives is used, so a place need not occur in all of them.
    let hasAlternatives = entry.texts.contains { $0.utf8.contains(UInt8(ascii: "|")) }
    var found: [(Int, LocaleFileError.Kind)] = []
    var seen: Set<String> = []
    for (index, form) in entry.forms.enumerated() where !entry.texts[index].isEmpty {
      let own = Set(form.compactMap(\.place))
      if !mayHaveBraces, !isBalanced(entry.texts[index]) { found.append((index, .brace(key: key))) }
      found += own.subtracting(wanted).sorted().map { (index, .unknownPlace($0, key: key)) }
      seen.formUnion(own)
      if !hasAlternatives {
        let needed = mayCountInWords(index, of: entry, plurals) ? wanted.subtracting(["count"]) : wanted
        found += needed.subtracting(own).sorted().map { (index, .missingPlace($0, key: key)) }
      }
    }
    if hasAlternatives { found += wanted.subtracting(seen).sorted().map { (0, .missingPlace($0, key: key)) } }
    return found
  }

  /// Returns whether a plural form is for few numbers or fractions, so that it may write them as words.
  static func mayCountInWords(_ form: Int, of entry: POEntry, _ plurals: PluralRules?) -> Bool {
    guard entry.isPlural, let plurals, plurals.categories.indices.contains(form) else { return entry.isPlural }
    let most = 2
    return (0...200).count { plurals.category(of: $0) == plurals.categories[form] } <= most
  }

  static func isBalanced(_ text: String) -> Bool {
    var isOpen = false
    for byte in text.utf8 where byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") {
      if (byte == UInt8(ascii: "{")) == isOpen { return false }
      isOpen.toggle()
    }
    return !isOpen
  }
}
