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

  init(path: String) { self.path = path }

  /// Takes the next line in.
  mutating func read(_ bytes: ArraySlice<UInt8>, line number: Int) throws(LocaleFileError) {
    line = number
    guard let first = bytes.first, first != UInt8(ascii: "#"), first != UInt8(ascii: "\r") else { return }
    let text = String(decoding: bytes, as: UTF8.self).trimmingSpaces()
    if text.isEmpty { return }
    if text.hasPrefix("\"") {
      try append(text)
    } else if let quoted = Self.after("msgctxt ", in: text) {
      try finish()
      part = .context
      contextLine = number
      context = ""
      try append(quoted)
    } else if let quoted = Self.after("msgid_plural ", in: text) {
      part = .idPlural
      isPlural = true
      try append(quoted)
    } else if let quoted = Self.after("msgid ", in: text) {
      if part != .context { try finish() }
      part = .id
      try append(quoted)
    } else if text.hasPrefix("msgstr") {
      try startForm(text)
    } else {
      throw error(.notAPOLine)
    }
  }

  /// Keeps the entry that was being read.
  mutating func finish() throws(LocaleFileError) {
    if let context, forms.contains(where: { !$0.isEmpty }) {
      let entry = POEntry(key: context, line: contextLine, forms: forms.map(POEntry.pieces), isPlural: isPlural)
      guard entries.updateValue(entry, forKey: context) == nil else {
        throw LocaleFileError(file: path, line: contextLine, problem: .twice(key: context))
      }
    }
    part = .none
    context = nil
    isPlural = false
    forms = []
  }

  private mutating func startForm(_ text: String) throws(LocaleFileError) {
    guard let quote = text.firstIndex(of: "\"") else { throw error(.notAPOLine) }
    let index = text[..<quote].split(whereSeparator: { "[] ".contains($0) }).dropFirst().first.map { Int($0) } ?? 0
    guard let index, index == forms.count else { throw error(.notAPOLine) }
    forms.append("")
    part = .string(index)
    try append(String(text[quote...]))
  }

  private mutating func append(_ quoted: String) throws(LocaleFileError) {
    guard let text = Self.unescape(quoted) else { throw error(.badString) }
    switch part {
    case .context: context?.append(text)
    case .string(let index): forms[index] += text
    case .id, .idPlural: break
    case .none: throw error(.notAPOLine)
    }
  }

  private func error(_ problem: LocaleFileError.Problem) -> LocaleFileError {
    LocaleFileError(file: path, line: line, problem: problem)
  }

  private static func after(_ keyword: String, in text: String) -> String? {
    text.hasPrefix(keyword) ? text.dropFirst(keyword.count).trimmingSpaces() : nil
  }

  private static func unescape(_ quoted: String) -> String? {
    guard quoted.utf8.count >= 2, quoted.hasPrefix("\""), quoted.hasSuffix("\"") else { return nil }
    let inner = quoted.dropFirst().dropLast()
    guard inner.utf8.contains(UInt8(ascii: "\\")) || inner.utf8.contains(UInt8(ascii: "\"")) else {
      return String(inner)
    }
    var result = ""
    var characters = inner.makeIterator()
    while let character = characters.next() {
      guard character == "\\" else {
        if character == "\"" { return nil }
        result.append(character)
        continue
      }
      switch characters.next() {
      case "n": result.append("\n")
      case "t": result.append("\t")
      case "\"": result.append("\"")
      case "\\": result.append("\\")
      default: return nil
      }
    }
    return result
  }
}
