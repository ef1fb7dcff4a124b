extension Substring {
  /// Returns the text before and after the first `mark`, such as "{object}", or nil if it does not occur.
  ///
  /// Every launch of the program cuts the phrases of all commands. The standard library's search has a set-up cost that pays off
  /// only for far longer texts.
  package func cut(at mark: String) -> (before: Substring, after: Substring)? {
    guard let first = mark.utf8.first else { return nil }
    var start = utf8.startIndex
    while let found = utf8[start...].firstIndex(of: first) {
      if utf8[found...].starts(with: mark.utf8) {
        return (self[..<found], self[utf8.index(found, offsetBy: mark.utf8.count)...])
      }
      start = utf8.index(after: found)
    }
    return nil
  }
}

extension String {
  package func cut(at mark: String) -> (before: Substring, after: Substring)? { self[...].cut(at: mark) }
}

extension ArraySlice<UInt8> {
  /// Trims spaces, tabs and carriage returns.
  package func trimmingSpaces() -> ArraySlice<UInt8> {
    let isSpace: (UInt8) -> Bool = { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: "\r") }
    var bytes = drop(while: isSpace)
    while let last = bytes.last, isSpace(last) { bytes.removeLast() }
    return bytes
  }
}

extension Substring.UTF8View {
  func trimmingSpaces() -> Substring.UTF8View {
    let isSpace: (UInt8) -> Bool = { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: "\r") }
    var bytes = drop(while: isSpace)
    while let last = bytes.last, isSpace(last) { bytes.removeLast() }
    return bytes
  }
}

extension Substring {
  /// Trims spaces, tabs and carriage returns.
  package func trimmingSpaces() -> String {
    let isSpace: (Character) -> Bool = { $0 == " " || $0 == "\t" || $0 == "\r" }
    var text = drop(while: isSpace)
    while let last = text.last, isSpace(last) { text.removeLast() }
    return String(text)
  }
}

extension Substring {
  /// Line breaks are trimmed, too.
  package var trimmed: String {
    var text = drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}

extension String {
  package func trimmingSpaces() -> String { self[...].trimmingSpaces() }

  package var trimmed: String { self[...].trimmed }

  /// Returns the parts between vertical bars, without the spaces around them. A wording lists alternatives in this form.
  package func alternatives() -> [String] {
    var result: [String] = []
    for part in Array(utf8).split(separator: UInt8(ascii: "|")) {
      let text = part.trimmingSpaces()
      if !text.isEmpty { result.append(String(decoding: text, as: UTF8.self)) }
    }
    return result
  }
}
