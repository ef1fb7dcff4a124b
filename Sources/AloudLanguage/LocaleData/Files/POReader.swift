struct POReader {
  private enum Part: Equatable { case none, context, id, idPlural, string(Int) }

  /// The entries that have words, without those that are marked as fuzzy: as in gettext, they need review and are not used.
  private(set) var entries: [String: POEntry] = [:]
  private(set) var errors: [LocaleFileError] = []
  /// The text of the first entry, which has no key.
  private(set) var header = ""
  private(set) var pluralLine = 0
  /// The lines of each entry's forms, including entries without words, or nil if they are not wanted.
  private(set) var formLines: [String: [Int]]?
  private let path: String
  /// True if an entry's key is its `msgid`, as usual in PO files, instead of its `msgctxt`.
  private let keysAreTexts: Bool
  private var part = Part.none
  private var context: String?
  private var contextLine = 0
  private var id: String?
  private var idLine = 0
  private(set) var fuzzyKeys: Set<String> = []
  private var isFuzzy = false
  private var isNextFuzzy = false
  private var isPlural = false
  private var forms: [String] = []
  private var lines: [Int] = []
  private var line = 0

  init(
    _ bytes: [UInt8], path: String, stopsAtError: Bool = false, keepsLines: Bool = false, keysAreTexts: Bool = false
  ) {
    self.path = path
    self.keysAreTexts = keysAreTexts
    formLines = keepsLines ? [:] : nil
    entries.reserveCapacity(bytes.count / 128)
    var start = 0
    var number = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      number += 1
      read(bytes[start..<end], line: number)
      if stopsAtError, !errors.isEmpty { return }
      start = end + 1
    }
    finish()
  }

  func line(ofForm form: Int, of entry: POEntry) -> Int {
    let lines = formLines?[entry.key] ?? []
    return form < lines.count ? lines[form] : entry.line
  }

  private mutating func read(_ bytes: ArraySlice<UInt8>, line number: Int) {
    line = number
    guard bytes.first != UInt8(ascii: "#") else {
      // An old entry takes its mark with it.
      if bytes.starts(with: "#~".utf8) { isNextFuzzy = false }
      if bytes.starts(with: "#,".utf8), String(decoding: bytes, as: UTF8.self).contains("fuzzy") { isNextFuzzy = true }
      return
    }
    let text = bytes.trimmingSpaces()
    if text.isEmpty { return }
    if text.first == UInt8(ascii: "\"") {
      append(text)
    } else if let quoted = Self.after(Keyword.context, in: text) {
      finish()
      part = .context
      contextLine = number
      context = ""
      append(quoted)
    } else if let quoted = Self.after(Keyword.idPlural, in: text) {
      part = .idPlural
      isPlural = true
      append(quoted)
    } else if let quoted = Self.after(Keyword.id, in: text) {
      if part != .context { finish() }
      part = .id
      if keysAreTexts { (id, idLine) = ("", number) }
      append(quoted)
    } else if text.starts(with: Keyword.string) {
      startForm(text)
    } else {
      report(.notAPOLine)
    }
  }

  private var key: String? { keysAreTexts ? (id == "" ? nil : id) : context }

  private mutating func finish() {
    if let key {
      let line = keysAreTexts ? idLine : contextLine
      if forms.contains(where: { !$0.isEmpty }) {
        let entry = POEntry(key: key, line: line, texts: forms, isPlural: isPlural)
        if isFuzzy { fuzzyKeys.insert(key) } else { keep(entry) }
      }
      if formLines != nil, formLines?[key] == nil { formLines?[key] = lines.isEmpty ? [line] : lines }
    } else if entries.isEmpty, header.isEmpty {
      header = forms.first ?? ""
    }
    part = .none
    context = nil
    id = nil
    (isFuzzy, isNextFuzzy) = (isNextFuzzy, false)
    isPlural = false
    forms = []
    lines = []
  }

  private mutating func keep(_ entry: POEntry) {
    guard let earlier = entries.updateValue(entry, forKey: entry.key) else { return }
    entries[entry.key] = earlier
    errors.append(LocaleFileError(file: path, line: entry.line, kind: .twice(key: entry.key)))
  }

  private mutating func startForm(_ text: ArraySlice<UInt8>) {
    // The forms of a counted text have indices.
    guard let quote = text.firstIndex(of: UInt8(ascii: "\"")),
      let index = Self.formIndex(text[..<quote]), index == forms.count,
      !isPlural || text.dropFirst(Keyword.string.count).first == UInt8(ascii: "[")
    else { return report(.notAPOLine) }
    forms.append("")
    if formLines != nil { lines.append(line) }
    part = .string(index)
    append(text[quote...])
  }

  private mutating func append(_ quoted: ArraySlice<UInt8>) {
    guard let text = QuotedString.text(of: quoted) else { return fail() }
    switch part {
    case .context: context?.append(text)
    case .string(let index):
      if key == nil, entries.isEmpty, PluralHeader.value(in: text) != nil { pluralLine = line }
      forms[index] += text
    case .id: if keysAreTexts { id?.append(text) }
    case .idPlural: break
    case .none: report(.notAPOLine)
    }
  }

  /// If the malformed string was a key, the entry has none.
  private mutating func fail() {
    report(.badString)
    if part == .context { context = nil }
  }

  private mutating func report(_ kind: LocaleFileError.Kind) {
    errors.append(LocaleFileError(file: path, line: line, kind: kind))
  }

  private static func after(_ keyword: [UInt8], in text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    text.starts(with: keyword) ? text.dropFirst(keyword.count).trimmingSpaces() : nil
  }

  /// Returns the index in "msgstr[1] ", or 0 for "msgstr ", the most common case.
  private static func formIndex(_ text: ArraySlice<UInt8>) -> Int? {
    if text.count == Keyword.string.count + 1 { return 0 }
    let parts = text.split { indexEnds.contains($0) }
    return parts.count < 2 ? 0 : Int(String(decoding: parts[1], as: UTF8.self))
  }

  private static let indexEnds = Array("[] ".utf8)

  private enum Keyword {
    static let context = Array("msgctxt ".utf8)
    static let idPlural = Array("msgid_plural ".utf8)
    static let id = Array("msgid ".utf8)
    static let string = Array("msgstr".utf8)
  }
}

/// The strings of a PO file: in double quotes, with C escapes for quotes, backslashes, line ends and tabs.
package enum QuotedString {
  static func text(of quoted: ArraySlice<UInt8>) -> String? {
    let quote = UInt8(ascii: "\"")
    guard quoted.count >= 2, quoted.first == quote, quoted.last == quote else { return nil }
    return text(ofUnquoted: quoted.dropFirst().dropLast())
  }

  static func text(ofUnquoted bytes: ArraySlice<UInt8>) -> String? {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var isEscaped = false
    for byte in bytes {
      if isEscaped {
        guard let character = character(byte) else { return nil }
        text.append(character)
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == UInt8(ascii: "\"") {
        return nil
      } else {
        text.append(byte)
      }
    }
    return isEscaped ? nil : String(decoding: text, as: UTF8.self)
  }

  package static func quoting(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
    return "\"" + escaped.replacing("\t", with: "\\t") + "\""
  }

  private static func character(_ escaped: UInt8) -> UInt8? {
    switch escaped {
    case UInt8(ascii: "n"): UInt8(ascii: "\n")
    case UInt8(ascii: "t"): UInt8(ascii: "\t")
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): escaped
    default: nil
    }
  }
}
