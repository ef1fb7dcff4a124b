/// The result of checking an app's PO files against its texts: all errors, and the texts that can be used.
public struct AppTextsCheck: Sendable {
  /// The errors that keep an app from running: syntax errors, and places that the original text does not have.
  public private(set) var errors: [LocaleFileError] = []
  /// The remarks about texts that are used in the app's own language, or with parts missing.
  public private(set) var remarks: [LocaleFileError] = []
  /// The texts of the files that can be used.
  public private(set) var texts = AppTexts()

  private let originals: [String]?
  private let language: String
  private var catalogs: [String: TextCatalog] = [:]

  /// Checks files by their names, such as "de.po". `originals` are the app's texts in order, or nil if they are unknown, and
  /// `language` is their BCP 47 tag.
  public init(
    _ files: [String: [UInt8]], of originals: [String]? = nil, in language: String = "en",
    over table: LocaleFiles = .bundled
  ) {
    (self.originals, self.language) = (originals, LocaleTag(language).language)
    for (name, bytes) in files.sorted(by: { $0.key < $1.key }) { check(bytes, name, table) }
    texts = AppTexts(catalogs)
  }

  private mutating func check(_ bytes: [UInt8], _ name: String, _ table: LocaleFiles) {
    guard let tag = LocaleFileName("wording/" + name)?.tag else {
      return report(.misnamed(example: String(LocaleFileName.example(for: "wording/" + name).dropFirst(8))), in: name)
    }
    let notText = TextCheck.errors(in: bytes, path: name)
    errors += notText
    guard notText.isEmpty else { return }
    let reader = POReader(bytes, path: name, keepsLines: true, keysAreTexts: true)
    errors += reader.errors
    guard let locale = try? LoadedLocale(tag, files: table),
      LocaleTag(locale.table.tag).language == LocaleTag(tag).language
    else { return report(.noTable(tag: tag), in: name) }
    let written = PluralHeader.value(in: reader.header)
    let header = written.map { PluralHeader($0).flatMap { $0.isComplete ? $0 : nil } }
    if case .some(nil) = header { report(.badPluralHeader, in: name, line: max(1, reader.pluralLine)) }
    let rules = locale.table.plurals
    let known = Set(originals ?? [])
    for key in reader.fuzzyKeys.sorted() where reader.entries[key] == nil {
      remark(.fuzzy(key: key), in: name, line: reader.formLines?[key]?.first ?? 1)
    }
    // A text of spaces is none.
    let entries = reader.entries.filter { !$0.value.texts.allSatisfy { $0.allSatisfy(\.isWhitespace) } }
    for entry in reader.entries.inLineOrder {
      if originals != nil, !known.contains(entry.key) { remark(.unused(key: entry.key), in: name, line: entry.line) }
      check(entry, in: name, forms: header.flatMap { $0?.count } ?? rules.categories.count, rules, reader)
    }
    for text in originals ?? [] where entries[text] == nil && !reader.fuzzyKeys.contains(text) {
      remark(.untranslated(key: text, english: text), in: name, line: reader.formLines?[text]?.first ?? 1)
    }
    catalogs[tag] = TextCatalog(tag, entries, header: header ?? nil, rules: rules)
  }

  private mutating func check(
    _ entry: POEntry, in name: String, forms: Int, _ rules: PluralRules, _ reader: POReader
  ) {
    if entry.isPlural, entry.texts.count != forms {
      report(.formCount(key: entry.key, wanted: rules.categories), in: name, line: entry.line)
    }
    let pieces = TextPieces.pieces(entry.key)
    // Names of several words are often the same in other languages.
    let isSentence = pieces.compactMap(\.words).joined().split(separator: " ").dropFirst().contains {
      $0.first?.isLowercase == true
    }
    // "Hello {name}." is one too.
    let wanted = Self.places(entry.key)
    let saysOfSomething = !wanted.isEmpty && entry.key.last.map(".!?".contains) ?? false
    let count = OriginalWords.count(in: pieces)
    if isSentence && count > 1 || saysOfSomething && count > 0, LocaleTag(String(name.dropLast(3))).language != language
    {
      for (form, text) in entry.texts.enumerated() where text == entry.key {
        remark(.original(key: entry.key), in: name, line: reader.line(ofForm: form, of: entry))
      }
    }
    for (form, text) in entry.texts.enumerated() where !text.isEmpty {
      let own = Self.places(text)
      let line = reader.line(ofForm: form, of: entry)
      for place in own.subtracting(wanted).sorted() {
        report(.unknownPlace(place, key: entry.key), in: name, line: line)
      }
      if PlacesCheck.isBalanced(entry.key),
        !PlacesCheck.isBalanced(text.replacing("{{", with: "").replacing("}}", with: ""))
      {
        report(.brace(key: entry.key), in: name, line: line)
      }
      let needed = wanted.count == 1 && PlacesCheck.mayCountInWords(form, of: entry, rules) ? [] : wanted
      for place in needed.subtracting(own).sorted() {
        remark(.missingPlace(place, key: entry.key), in: name, line: line)
      }
    }
  }

  private static func places(_ text: String) -> Set<String> { Set(TextPieces.pieces(text).compactMap(\.place)) }

  private mutating func report(_ kind: LocaleFileError.Kind, in file: String, line: Int = 1) {
    errors.append(LocaleFileError(file: file, line: line, kind: kind))
  }

  private mutating func remark(_ kind: LocaleFileError.Kind, in file: String, line: Int = 1) {
    remarks.append(LocaleFileError(file: file, line: line, kind: kind))
  }
}
