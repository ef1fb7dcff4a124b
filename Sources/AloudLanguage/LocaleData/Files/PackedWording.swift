internal import LocaleWordings
internal import Synchronization

/// A wording that is compiled in as its differences from the English one; `LocaleWordings` says how. A message is read when it is
/// asked for.
final class PackedWording: Sendable {
  private let text: StaticString
  private let english: POIndex
  /// The offset of each English message's line, followed by that of the further lines.
  private let starts: [Int]
  private let known: Mutex<[POEntry??]>
  /// The messages that English does not have, or has with another text or comment, by key.
  private let others: OnceRead<[String: POEntry]>

  init?(_ path: String, english: POIndex) {
    guard let text = Self.text(path) else { return nil }
    self.text = text
    self.english = english
    starts = text.withUTF8Buffer { bytes in
      var starts: [Int] = []
      starts.reserveCapacity(english.count + 1)
      var place = 0
      while starts.count <= english.count {
        place = bytes.place(of: UInt8(ascii: "\n"), from: place) + 1
        starts.append(place)
      }
      return starts
    }
    known = Mutex(Array(repeating: nil, count: english.count))
    let start = starts[english.count]
    others = OnceRead {
      let bytes = text.withUTF8Buffer { Array($0[start...]) }
      let messages = Self.further(Self.lines(of: bytes)).map(\.lines).filter(Self.isMessage)
      return Dictionary(messages.compactMap(Self.entry).map { ($0.key, $0) }) { first, _ in first }
    }
  }

  func entry(of key: String) -> POEntry? {
    if let entry = others.value[key] { return entry }
    guard let number = english.number(of: key) else { return nil }
    return known.withLock { known in
      if let entry = known[number] { return entry }
      let entry = text.withUTF8Buffer { Self.entry(of: key, line: $0[starts[number]..<starts[number + 1] - 1]) }
      known[number] = .some(entry)
      return entry
    }
  }

  static func entry(of key: String, number: Int, path: String) -> POEntry? {
    text(path)?.withUTF8Buffer { bytes in
      var start = 0
      for _ in 0...number { start = bytes.place(of: UInt8(ascii: "\n"), from: start) + 1 }
      return entry(of: key, line: bytes[start..<bytes.place(of: UInt8(ascii: "\n"), from: start)])
    }
  }

  private static func entry(of key: String, line: Slice<UnsafeBufferPointer<UInt8>>) -> POEntry? {
    if line.isEmpty { return nil }
    let isPlural = line.first == tab
    let forms = (isPlural ? line.dropFirst() : line).split(separator: tab, omittingEmptySubsequences: false)
    let entry = entry(of: key, forms.map { QuotedString.text(ofUnquoted: Array($0)[...]) ?? "" }, isPlural: isPlural)
    return entry.map(POEntry.init(cutting:))
  }

  private static func entry(_ lines: [Line]) -> POEntry? {
    let forms = lines.filter(isForm)
    let texts = forms.map { line in QuotedString.text(of: line.drop { $0 != UInt8(ascii: "\"") }) ?? "" }
    return entry(of: key(lines), texts, isPlural: forms.first?.starts(with: "msgstr[".utf8) ?? false)
  }

  private static func entry(of key: String, _ texts: [String], isPlural: Bool) -> POEntry? {
    texts.allSatisfy(\.isEmpty) ? nil : POEntry(key: key, line: 1, texts: texts, isPlural: isPlural)
  }

  // MARK: - The file

  static var paths: [String] { LocaleWordings.tags.map { "wording/\($0).po" } }

  static func has(_ path: String) -> Bool { text(path) != nil }

  private static func text(_ path: String) -> StaticString? {
    guard path.hasPrefix("wording/"), path.hasSuffix(".po") else { return nil }
    return LocaleWordings.text(String(path.dropFirst("wording/".count).dropLast(".po".count)))
  }

  /// Returns the PO file that was packed, byte for byte, or nil if there is none at `path`.
  static func file(_ path: String, english: [UInt8]) -> [UInt8]? {
    guard let text = text(path) else { return nil }
    let messages = messages(of: english)
    let lines = lines(of: text.withUTF8Buffer { Array($0) })
    let forms = lines.dropFirst().prefix(messages.count)
    let further = Dictionary(grouping: further(lines.dropFirst(1 + messages.count)), by: \.number)
    var result = fields(of: lines.first ?? [])
    for (number, (message, forms)) in zip(messages, forms).enumerated() {
      let further = further[number]?.map(\.lines) ?? []
      let others = further.filter(isMessage)
      if !others.contains(where: { key($0) == key(message) }), !forms.isEmpty {
        let comments = message.prefix { !$0.starts(with: "msg".utf8) }
        result += comments + further.filter { !isMessage($0) }.joined()
        result += message.dropFirst(comments.count).filter { !isForm($0) } + formLines(forms)
      }
      result += others.joined()
    }
    return Array((result + [[]]).joined(separator: [lineEnd]))
  }

  private typealias Line = ArraySlice<UInt8>

  private static let tab = UInt8(ascii: "\t"), lineEnd = UInt8(ascii: "\n")

  private static func lines(of bytes: [UInt8]) -> ArraySlice<Line> {
    bytes.split(separator: lineEnd, omittingEmptySubsequences: false).dropLast()
  }

  private static func fields(of line: Line) -> [Line] { line.split(separator: tab, omittingEmptySubsequences: false) }

  /// Returns the lines of each message of a PO file, with the empty lines and comments before it.
  private static func messages(of file: [UInt8]) -> [[Line]] {
    var messages: [[Line]] = []
    var message: [Line] = []
    for line in lines(of: file).drop(while: { !$0.isEmpty }) {
      if message.last.map(isForm) == true, !isForm(line) {
        messages.append(message)
        message = []
      }
      message.append(line)
    }
    return messages + [message]
  }

  private static func formLines(_ forms: Line) -> [Line] {
    func line(_ start: String, _ form: Line) -> Line { Array(start.utf8) + form + [UInt8(ascii: "\"")] }
    guard forms.first == tab else { return [line("msgstr \"", forms)] }
    return fields(of: forms.dropFirst()).enumerated().map { line("msgstr[\($0)] \"", $1) }
  }

  private static func further(_ lines: ArraySlice<Line>) -> [(number: Int, lines: [Line])] {
    lines.map { line in
      let fields = fields(of: line)
      return (Int(String(decoding: fields[0], as: UTF8.self)) ?? 0, Array(fields.dropFirst()))
    }
  }

  private static func isForm(_ line: Line) -> Bool { line.starts(with: "msgstr".utf8) }
  private static func isMessage(_ lines: [Line]) -> Bool { lines.contains { $0.starts(with: keyword) } }

  private static let keyword = Array("msgctxt \"".utf8)

  private static func key(_ lines: [Line]) -> String {
    let line = lines.first { $0.starts(with: keyword) } ?? []
    return String(decoding: line.dropFirst(keyword.count).dropLast(), as: UTF8.self)
  }
}
