/// Reads a PO file line by line.
struct POReader {
  private enum Part: Equatable { case none, context, id, idPlural, string(Int) }

  private(set) var entries: [String: POEntry] = [:]
  private let path: String
  private var part = Part.none
  private var context: String?
  private var contextLine = 0
  private var isPlural = false
  private var forms: [String] = []
  private var line = 0

  /// A reader of a file of so many bytes.
  init(path: String, byteCount: Int) {
    self.path = path
    entries.reserveCapacity(byteCount / 128)
  }

  /// Takes the next line in.
  mutating func read(_ bytes: ArraySlice<UInt8>, line number: Int) throws(LocaleFileError) {
    line = number
    guard bytes.first != UInt8(ascii: "#") else { return }
    let text = bytes.trimmingSpaces()
    if text.isEmpty { return }
    if text.first == UInt8(ascii: "\"") {
      try append(text)
    } else if let quoted = Self.after(Keyword.context, in: text) {
      try finish()
      part = .context
      contextLine = number
      context = ""
      try append(quoted)
    } else if let quoted = Self.after(Keyword.idPlural, in: text) {
      part = .idPlural
      isPlural = true
      try append(quoted)
    } else if let quoted = Self.after(Keyword.id, in: text) {
      if part != .context { try finish() }
      part = .id
      try append(quoted)
    } else if text.starts(with: Keyword.string) {
      try startForm(text)
    } else {
      throw error(.notAPOLine)
    }
  }

  /// Keeps the entry that was being read.
  mutating func finish() throws(LocaleFileError) {
    if let context, forms.contains(where: { !$0.isEmpty }) {
      let entry = POEntry(key: context, line: contextLine, texts: forms, isPlural: isPlural)
      guard entries.updateValue(entry, forKey: context) == nil else {
        throw LocaleFileError(file: path, line: contextLine, problem: .twice(key: context))
      }
    }
    part = .none
    context = nil
    isPlural = false
    forms = []
  }

  private mutating func startForm(_ text: ArraySlice<UInt8>) throws(LocaleFileError) {
    guard let quote = text.firstIndex(of: UInt8(ascii: "\"")) else { throw error(.notAPOLine) }
    guard let index = Self.formIndex(text[..<quote]), index == forms.count else { throw error(.notAPOLine) }
    forms.append("")
    part = .string(index)
    try append(text[quote...])
  }

  private mutating func append(_ quoted: ArraySlice<UInt8>) throws(LocaleFileError) {
    guard let text = QuotedString(quoted) else { throw error(.badString) }
    switch part {
    case .context: context?.append(text.text)
    case .string(let index): forms[index] += text.text
    case .id, .idPlural: break
    case .none: throw error(.notAPOLine)
    }
  }

  private func error(_ problem: LocaleFileError.Problem) -> LocaleFileError {
    LocaleFileError(file: path, line: line, problem: problem)
  }

  private static func after(_ keyword: [UInt8], in text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    text.starts(with: keyword) ? text.dropFirst(keyword.count).trimmingSpaces() : nil
  }

  /// The index in "msgstr[1] "; 0 in "msgstr ", which nearly all are.
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
