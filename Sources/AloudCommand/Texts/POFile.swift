import Aloud

/// A PO file as translators write it, with all comments, so that it can be written again.
struct POFile {
  /// An entry, or an obsolete one whose text the app no longer has.
  struct Entry: Equatable {
    /// The comments of translators, as they are written, such as "# Formal". An empty line ends comments that stand apart.
    var comments: [String] = []
    /// The comments of the app's author, and the places of the text, as they are written.
    var origin: [String] = []
    var flags: [String] = []
    /// The text that the translation was made for, if it was another one.
    var previous: String?
    var context: String?
    var id = ""
    var plural: String?
    var forms: [String] = []
    var isObsolete = false

    var isFuzzy: Bool { flags.contains("fuzzy") }
    var isTranslated: Bool { forms.contains { !$0.isEmpty } }
    /// The context and the text, which no two entries share.
    var key: String { (context.map { $0 + "\u{4}" } ?? "") + id }
  }

  fileprivate enum Part: String {
    case context = "msgctxt"
    case id = "msgid"
    case plural = "msgid_plural"
    case form = "msgstr"
  }

  /// The entry without a text, whose translation is the file's header.
  var header: Entry?
  var entries: [Entry] = []
  private var ending: [String] = []

  init(header: Entry? = nil, entries: [Entry] = []) { (self.header, self.entries) = (header, entries) }

  /// Reads a file that is known to be well formed.
  init(_ text: String) {
    var between: [String] = []
    for block in text.split(separator: "\n\n", omittingEmptySubsequences: true) {
      // Comments between two entries, such as a headline, belong to the next one.
      if block.split(separator: "\n").allSatisfy({ $0.hasPrefix("#") && !$0.hasPrefix("#~") }) {
        between += block.split(separator: "\n").map(String.init) + [""]
        continue
      }
      for var entry in Self.entries(in: block) {
        (entry.comments, between) = (between + entry.comments, [])
        if entry.key.isEmpty { header = header ?? entry } else { entries.append(entry) }
      }
    }
    ending = between.dropLast()
  }

  private static func entries(in block: Substring) -> [Entry] {
    var entries: [Entry] = [], entry = Entry()
    var part: Part?
    func isAfterText() -> Bool { !entry.forms.isEmpty }
    func end() {
      if isAfterText() { entries.append(entry) }
      (entry, part) = (Entry(), nil)
    }
    for line in block.split(separator: "\n") {
      let isObsolete = line.hasPrefix("#~")
      let line = isObsolete ? line.dropFirst(2).drop { $0 == " " } : line
      if isAfterText(), line.hasPrefix("#") || line.hasPrefix("msgctxt") || line.hasPrefix("msgid ") { end() }
      entry.isObsolete = entry.isObsolete || isObsolete
      if line.hasPrefix("|") || line.hasPrefix("#|") {
        entry.add(previous: line)
      } else if line.hasPrefix("#,") {
        entry.flags += line.dropFirst(2).split(separator: ",").map { $0.filter { $0 != " " } }
      } else if line.hasPrefix("#.") || line.hasPrefix("#:") {
        entry.origin.append(String(line))
      } else if line.hasPrefix("#") {
        entry.comments.append(String(line))
      } else {
        part = entry.add(line, to: part)
      }
    }
    end()
    return entries
  }

  var text: String {
    let parts = (([header].compactMap(\.self)) + entries).map(\.text)
    return (ending.isEmpty ? parts : parts + [ending.joined(separator: "\n") + "\n"]).joined(separator: "\n")
  }
}

extension POFile.Entry {
  fileprivate mutating func add(_ line: Substring, to before: POFile.Part?) -> POFile.Part? {
    guard let quote = line.firstIndex(of: "\"") else { return before }
    let keyword = line[..<quote].filter { $0 != " " }
    let part = keyword.isEmpty ? before : POFile.Part(rawValue: keyword) ?? .form
    let text = POString.text(line[quote...])
    switch part {
    case .context: context = (context ?? "") + text
    case .id: id += text
    case .plural: plural = (plural ?? "") + text
    case .form where keyword.isEmpty: forms[forms.count - 1] += text
    case .form: forms.append(text)
    case nil: break
    }
    return part
  }

  fileprivate mutating func add(previous line: Substring) {
    guard let quote = line.firstIndex(of: "\""), !line.contains("msgctxt"), !line.contains("msgid_plural")
    else { return }
    previous = (previous ?? "") + POString.text(line[quote...])
  }

  fileprivate var text: String {
    var lines = comments + (isObsolete ? [] : origin)
    if !flags.isEmpty { lines.append("#, " + flags.joined(separator: ", ")) }
    let mark = isObsolete ? "#~ " : ""
    if let previous { lines += POString.lines("msgid", previous).map { (isObsolete ? "#~| " : "#| ") + $0 } }
    if let context { lines += POString.lines("msgctxt", context).map { mark + $0 } }
    lines += POString.lines("msgid", id).map { mark + $0 }
    if let plural { lines += POString.lines("msgid_plural", plural).map { mark + $0 } }
    for (index, form) in forms.enumerated() {
      lines += POString.lines(plural == nil ? "msgstr" : "msgstr[\(index)]", form).map { mark + $0 }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

enum POString {
  static func text(_ quoted: Substring) -> String {
    var text = "", rest = quoted.dropFirst()
    if let end = rest.lastIndex(of: "\"") { rest = rest[..<end] }
    while let character = rest.popFirst() {
      guard character == "\\", let escaped = rest.popFirst() else {
        text.append(character)
        continue
      }
      text += escaped == "n" ? "\n" : escaped == "t" ? "\t" : String(escaped)
    }
    return text
  }

  /// A text with several lines has each on a line of the file.
  static func lines(_ keyword: String, _ text: String) -> [String] {
    var parts = text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) + "\n" }
    parts[parts.count - 1].removeLast()
    if parts.count > 1, parts.last == "" { parts.removeLast() }
    let quoted = parts.map(QuotedString.quoting)
    return quoted.count == 1 && !text.hasSuffix("\n") ? ["\(keyword) \(quoted[0])"] : ["\(keyword) \"\""] + quoted
  }
}

/// The reading of a message by a native reader, kept as a translator's comment in the PO file.
struct MessageReading: Hashable, Comparable {
  var name: String
  /// In the form of ISO 8601, such as 2026-11-28.
  var date: String

  var comment: String { "# Read by \(name), \(date)." }

  static func < (first: Self, second: Self) -> Bool { (first.date, first.name) < (second.date, second.name) }

  static func counts(in file: [UInt8]) -> [(reading: MessageReading, count: Int)] {
    let readings = String(decoding: file, as: UTF8.self).split(separator: "\n").lazy
      .filter { $0.hasPrefix("# Read by ") }.compactMap { MessageReading(comment: $0) }
    let counts = Dictionary(grouping: readings) { $0 }.mapValues(\.count)
    return counts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}

extension MessageReading {
  init?(comment: some StringProtocol) {
    guard let match = String(comment).wholeMatch(of: /# Read by (.+), ([0-9]{4}-[0-9]{2}-[0-9]{2})\./)
    else { return nil }
    self.init(name: String(match.1), date: String(match.2))
  }
}
