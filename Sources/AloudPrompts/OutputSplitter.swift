import AloudLanguage

/// A splitter of a program's output into lines, without the colors and moves of the cursor that mean nothing by ear (HOST-4). Of what
/// a program writes over within a line, only the last remains.
package struct OutputSplitter: Sendable {
  /// What some bytes have brought.
  package struct News: Sendable, Equatable {
    package var lines: [String] = []
    /// What a line that has not ended was last overwritten with.
    package var redrawn: String?
  }

  /// In bytes. The rest of a longer line is another line, so that a line without an end does not fill the memory.
  private static let limit = 1 << 16

  private static let (lineEnd, returned) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))

  /// The bytes of the line that has not ended.
  private var line: [UInt8] = []

  package init() {}

  /// Takes bytes, cut anywhere, and returns what has come with them.
  package mutating func take(_ bytes: some Collection<UInt8>) -> News {
    var news = News()
    var rest = bytes[...]
    while let end = rest.firstIndex(of: Self.lineEnd) {
      line += rest[..<end]
      news.lines.append(takeLine())
      rest = rest[rest.index(after: end)...]
    }
    line += rest
    while line.count > Self.limit {
      let more = Array(line[Self.limit...])
      line.removeSubrange(Self.limit...)
      news.lines.append(takeLine())
      line = more
    }
    if rest.contains(where: { $0 == Self.returned || $0 == 0x08 }) { news.redrawn = unfinished }
    return news
  }

  /// The line that has not ended, as it stands.
  package var unfinished: String { Self.text(line) }

  package mutating func takeLine() -> String {
    defer { line.removeAll(keepingCapacity: true) }
    return Self.text(line)
  }

  /// Returns a line as a terminal would show it in the end.
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

  /// Returns what follows an escape sequence whose first byte has been taken: a control sequence, a string such as the title of a
  /// window, or two characters.
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
  /// The text without white space and a colon at its end, as the question of a field.
  package var withoutColon: String { trimmed.hasSuffix(":") ? String(trimmed.dropLast()).trimmed : trimmed }

  /// The last percentage in the text, such as that of a progress bar; nil if there is none.
  package var percent: Int? {
    guard let sign = lastIndex(of: "%") else { return nil }
    let before = self[..<sign].reversed().drop { $0 == " " }
    let number = String(before.prefix { $0 == "." || $0.isASCII && $0.isNumber }.reversed())
    let parts = number.split(separator: ".", omittingEmptySubsequences: false)
    // Of "12.5" only the whole number counts.
    return parts.suffix(2).first { !$0.isEmpty }.flatMap { Int($0) }.flatMap { $0 <= 100 ? $0 : nil }
  }
}
