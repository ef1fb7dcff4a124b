import AloudLanguage

/// A splitter of a program's output into lines, without the colors and moves of the cursor that mean nothing by ear (HOST-4). Of what
/// a program writes over within a line, only the last remains, and of lines that it goes back up to, only what changes. Bars that it
/// draws are left out.
package struct OutputSplitter: Sendable {
  package struct News: Sendable, Equatable {
    package var lines: [String] = []
    /// The percentage in what was written over: of several lines, their average.
    package var percent: Int?
    /// What the line that is written over says of it, such as "Receiving objects".
    package var activity: String?
  }

  /// In bytes. The rest of a longer line is another line, so that a line without an end does not fill the memory.
  private static let limit = 1 << 16

  private static let (lineEnd, returned) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))

  private static let rowLimit = 100

  private var line: [UInt8] = []
  /// The lines before it, which the program may write over.
  private var rows: [String] = []
  /// The index of the row that the line that has not ended goes into: a new one, unless the program has gone up.
  private var row = 0

  package init() {}

  package mutating func take(_ bytes: some Collection<UInt8>) -> News {
    var news = News()
    var rest = bytes[...]
    while let end = rest.firstIndex(of: Self.lineEnd) {
      line += rest[..<end]
      endLine(&news)
      rest = rest[rest.index(after: end)...]
    }
    line += rest
    while line.count > Self.limit {
      let more = Array(line[Self.limit...])
      line.removeSubrange(Self.limit...)
      news.lines.append(takeLine())
      line = more
    }
    if isProgress { (news.percent, news.activity) = (unfinished.percent, unfinished.activity) }
    return news
  }

  /// Puts the line into its row, and the parts of it between which the program has gone up or down into theirs.
  private mutating func endLine(_ news: inout News) {
    var start = line.startIndex
    var rest = line[...]
    while let escape = rest.firstIndex(of: 0x1B) {
      rest = Self.skipSequence(rest[(escape + 1)...])
      guard let move = Self.move(line[escape..<rest.startIndex]) else { continue }
      settle(line[start..<escape], &news)
      row = min(max(0, row + move), rows.count)
      start = rest.startIndex
    }
    settle(line[start...], endsLine: true, &news)
    row += 1
    line.removeAll(keepingCapacity: true)
  }

  private mutating func settle(_ bytes: ArraySlice<UInt8>, endsLine: Bool = false, _ news: inout News) {
    let text = Self.shown(bytes)
    if row < rows.count {
      if text.isEmpty || text == rows[row] { return }
      rows[row] = text
      // What is complete is no progress any more.
      if text.percent ?? 100 < 100 { news.percent = average } else { news.lines.append(text.withoutBar) }
    } else if endsLine || !text.isEmpty {
      rows.append(text)
      news.lines.append(text)
      guard rows.count >= 2 * Self.rowLimit else { return }
      rows.removeFirst(Self.rowLimit)
      row -= Self.rowLimit
    }
  }

  private var average: Int {
    let before = rows[..<row].reversed().map(\.percent).prefix { $0 != nil }
    let all = before + rows[row...].map(\.percent).prefix { $0 != nil }
    return all.compactMap(\.self).reduce(0, +) / max(1, all.count)
  }

  /// Returns the number of rows that an escape sequence goes down by, or nil if it does not go up or down.
  private static func move(_ sequence: ArraySlice<UInt8>) -> Int? {
    guard sequence.count > 2, sequence.dropFirst().first == UInt8(ascii: "[") else { return nil }
    let count = Int(String(decoding: sequence.dropFirst(2).dropLast(), as: UTF8.self)) ?? 1
    return switch sequence.last {
    case UInt8(ascii: "A"), UInt8(ascii: "F"): -min(count, rowLimit)
    case UInt8(ascii: "B"), UInt8(ascii: "E"): min(count, rowLimit)
    default: nil
    }
  }

  package var unfinished: String { Self.text(line) }

  /// A Boolean value that indicates whether the line that has not ended is written over and over, with a percentage.
  package var isProgress: Bool { line.contains { $0 == Self.returned || $0 == 0x08 } && unfinished.percent != nil }

  package mutating func takeLine() -> String {
    defer { line.removeAll(keepingCapacity: true) }
    return Self.shown(line[...])
  }

  /// Returns a line that has ended: without a bar if it was drawn, and without spaces at the end.
  private static func shown(_ bytes: ArraySlice<UInt8>) -> String {
    var text = text(Array(bytes))
    while text.last?.isWhitespace == true { text.removeLast() }
    let isDrawn = bytes.dropLast().contains { $0 == returned || $0 == 0x08 }
    return isDrawn ? text.withoutBar : text
  }

  package static func text(_ bytes: [UInt8]) -> String {
    if !bytes.contains(where: { $0 < 0x20 && $0 != UInt8(ascii: "\t") }) {
      return String(decoding: bytes, as: UTF8.self)
    }
    var shown: [UInt8] = []
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      switch byte {
      case 0x1B: rest = skipSequence(rest)
      case returned: if rest.contains(where: { $0 != returned && $0 != lineEnd }) { shown = [] }
      case 0x08: while let last = shown.popLast(), last & 0xC0 == 0x80 {}
      case UInt8(ascii: "\t"), 0x20...: shown.append(byte)
      default: break
      }
    }
    return String(decoding: shown, as: UTF8.self)
  }

  /// After Escape: a control sequence, a string such as the title of a window, or two characters.
  private static func skipSequence(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    switch bytes.first {
    case UInt8(ascii: "["): return bytes.dropFirst().drop { !(0x40...0x7E).contains($0) }.dropFirst()
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"):
      let rest = bytes.drop { $0 != 0x07 && $0 != 0x1B }
      return rest.dropFirst(rest.first == 0x1B ? 2 : 1)
    case UInt8(ascii: "("), UInt8(ascii: ")"): return bytes.dropFirst(2)
    default: return bytes.dropFirst()
    }
  }
}

extension String {
  /// The text without the bars that a program has drawn in it: "Get, 45%" of "Get [####    ] 45%".
  package var withoutBar: String {
    let bar = /[\[(|][-#=>.*_+~ \u{2500}-\u{25FF}]{3,}[\])|]|[\u{2500}-\u{25FF}]{3,}|[#=]{5,}>?/
    return split(separator: bar).map { String($0).withoutColon }.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// The text without white space and a colon at its end, as the question of a field.
  package var withoutColon: String { trimmed.hasSuffix(":") ? String(trimmed.dropLast()).trimmed : trimmed }

  /// Up to a word with a digit, which may change: "Receiving objects" of "Receiving objects: 45% (9/20)".
  package var activity: String? {
    let before = lastIndex(of: "%").map { String(self[..<$0]).withoutBar } ?? ""
    let words = before.split(whereSeparator: \.isWhitespace).prefix { !$0.contains(where: \.isNumber) }
    let text = words.joined(separator: " ").drop { !$0.isLetter }
    return text.lastIndex(where: \.isLetter).map { String(text[...$0]) }
  }

  package var percent: Int? {
    guard let sign = lastIndex(of: "%") else { return nil }
    let before = self[..<sign].reversed().drop { $0 == " " }
    let number = String(before.prefix { $0 == "." || $0.isASCII && $0.isNumber }.reversed())
    let parts = number.split(separator: ".", omittingEmptySubsequences: false)
    // Of "12.5" only the whole number counts.
    return parts.suffix(2).first { !$0.isEmpty }.flatMap { Int($0) }.flatMap { $0 <= 100 ? $0 : nil }
  }
}
