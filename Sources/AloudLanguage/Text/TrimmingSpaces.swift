extension ArraySlice<UInt8> {
  /// The bytes without spaces and tabs (and a carriage return) at their ends.
  package func trimmingSpaces() -> ArraySlice<UInt8> {
    let isSpace: (UInt8) -> Bool = { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: "\r") }
    var bytes = drop(while: isSpace)
    while let last = bytes.last, isSpace(last) { bytes.removeLast() }
    return bytes
  }
}

extension Substring.UTF8View {
  /// The bytes without spaces and tabs (and a carriage return) at their ends.
  func trimmingSpaces() -> Substring.UTF8View {
    let isSpace: (UInt8) -> Bool = { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: "\r") }
    var bytes = drop(while: isSpace)
    while let last = bytes.last, isSpace(last) { bytes.removeLast() }
    return bytes
  }
}

extension Substring {
  /// The text without spaces and tabs (and a carriage return) at its ends.
  package func trimmingSpaces() -> String {
    let isSpace: (Character) -> Bool = { $0 == " " || $0 == "\t" || $0 == "\r" }
    var text = drop(while: isSpace)
    while let last = text.last, isSpace(last) { text.removeLast() }
    return String(text)
  }
}

extension Substring {
  /// The text without white space at its ends, line breaks among it.
  package var trimmed: String {
    var text = drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}

extension String {
  /// The text without spaces and tabs (and a carriage return) at its ends.
  package func trimmingSpaces() -> String { self[...].trimmingSpaces() }

  /// The text without white space at its ends, line breaks among it.
  package var trimmed: String { self[...].trimmed }

  /// The parts between bars, without the spaces around them: the form in which a wording lists alternatives.
  package func alternatives() -> [String] {
    var result: [String] = []
    for part in Array(utf8).split(separator: UInt8(ascii: "|")) {
      let text = part.trimmingSpaces()
      if !text.isEmpty { result.append(String(decoding: text, as: UTF8.self)) }
    }
    return result
  }
}
