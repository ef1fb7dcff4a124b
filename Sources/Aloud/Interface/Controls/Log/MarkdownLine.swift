enum MarkdownLine: Sendable, Equatable {
  case blank, rule
  case heading(String, level: Int)
  case fence(Fence)
  case item(String, number: String?)
  case quote(String)
  case cells([String])
  case text(String)

  struct Fence: Sendable, Equatable {
    var mark: Character
    var length: Int
    var language: String?

    func isClosed(by line: String) -> Bool {
      let line = line.trimmed
      return line.utf8.count >= length && line.allSatisfy { $0 == mark }
    }
  }

  init(_ text: String) {
    let line = text.trimmed
    guard let first = line.first else {
      self = .blank
      return
    }
    switch first {
    case "#": self = Self.heading(line) ?? .text(line)
    case "`", "~": self = Self.fence(line).map(Self.fence) ?? .text(line)
    case ">": self = .quote(String(line.drop { $0 == ">" || $0 == " " }))
    case "|": self = .cells(Self.cells(line))
    case "-", "*", "_", "+": self = Self.isRule(line) ? .rule : Self.bulleted(line) ?? .text(line)
    case "0"..."9": self = Self.numbered(line) ?? .text(line)
    default: self = line.unicodeScalars.allSatisfy { $0 == " " || BorderCharacters.contain($0) } ? .rule : .text(line)
    }
  }

  private static func heading(_ line: String) -> MarkdownLine? {
    let level = line.prefix { $0 == "#" }.count
    let rest = line.dropFirst(level)
    guard level <= 6, rest.first == " " else { return nil }
    let title = String(rest).trimmed
    let end = title.reversed().prefix { $0 == "#" }.count
    return .heading(end < title.count ? String(title.dropLast(end)).trimmed : "", level: level)
  }

  private static func fence(_ line: String) -> Fence? {
    guard let mark = line.first else { return nil }
    let length = line.prefix { $0 == mark }.count
    let rest = line.dropFirst(length)
    guard length >= 3, !rest.contains("`") else { return nil }
    let language = rest.split(separator: " ").first.map { String($0.prefix(30)) }
    return Fence(mark: mark, length: length, language: language)
  }

  private static func isRule(_ line: String) -> Bool {
    guard let mark = line.first, mark != "+" else { return false }
    return line.utf8.count >= 3 && line.allSatisfy { $0 == mark || $0 == " " }
  }

  private static func bulleted(_ line: String) -> MarkdownLine? {
    guard line.first != "_", line.dropFirst().first == " " else { return nil }
    return .item(String(line.dropFirst(2)).trimmed, number: nil)
  }

  private static func numbered(_ line: String) -> MarkdownLine? {
    let digits = line.prefix { ("0"..."9").contains($0) }
    let rest = line.dropFirst(digits.count)
    guard digits.count <= 9, rest.hasPrefix(". ") || rest.hasPrefix(") ") else { return nil }
    return .item(String(rest.dropFirst(2)).trimmed, number: String(digits))
  }

  /// Returns the cells of a line with bars between them; a bar after a backslash is part of a cell.
  static func cells(_ line: String) -> [String] {
    var cells: [String] = []
    var cell: [UInt8] = []
    var isEscaped = false
    for byte in line.trimmed.utf8.dropFirst() {
      if byte == UInt8(ascii: "|"), !isEscaped {
        cells.append(String(decoding: cell, as: UTF8.self).trimmed)
        cell = []
      } else {
        if isEscaped, byte == UInt8(ascii: "|") { cell.removeLast() }
        cell.append(byte)
      }
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
    }
    let last = String(decoding: cell, as: UTF8.self).trimmed
    return last.isEmpty ? cells : cells + [last]
  }

  /// Returns whether a cell belongs to the delimiter row between the column titles and the rows.
  static func isDelimiter(_ cell: String) -> Bool { cell.contains("-") && cell.allSatisfy { $0 == "-" || $0 == ":" } }

  /// Returns whether a line with this beginning is text, whatever follows; it can then be announced before it ends.
  static func isSurelyText(_ bytes: [UInt8]) -> Bool {
    let start = bytes.prefix(16).drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    guard let first = start.first else { return false }
    let rest = start.dropFirst()
    switch first {
    case UInt8(ascii: "\r"), UInt8(ascii: "|"), UInt8(ascii: ">"), UInt8(ascii: "#"), UInt8(ascii: "~"): return false
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"):
      // One or two of the same mark begin emphasis.
      guard let other = rest.first(where: { $0 != first }) else { return false }
      let run = 1 + rest.prefix { $0 == first }.count
      return run < 3 && other != UInt8(ascii: " ") && other != UInt8(ascii: "\t") && other != UInt8(ascii: "\r")
    case 0x30...0x39:
      guard let other = rest.first(where: { !(0x30...0x39).contains($0) }) else { return false }
      return other != UInt8(ascii: ".") && other != UInt8(ascii: ")") && other != UInt8(ascii: "\r")
    case BorderCharacters.firstByte: return rest.first.map { !BorderCharacters.secondBytes.contains($0) } ?? false
    default: return true
    }
  }
}

/// The characters of which rules, boxes and bars are drawn: U+2500 to U+259F. A line of them says nothing.
enum BorderCharacters {
  static let byteCount = 3
  static let firstByte: UInt8 = 0xE2
  static let secondBytes: ClosedRange<UInt8> = 0x94...0x96

  static func contain(_ scalar: Unicode.Scalar) -> Bool { (0x2500...0x259F).contains(scalar.value) }

  static func begin(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.count >= byteCount, bytes.first == firstByte else { return false }
    let (second, third) = (bytes[bytes.startIndex + 1], bytes[bytes.startIndex + 2])
    return secondBytes.contains(second) && (second < secondBytes.upperBound || third < 0xA0)
  }
}
