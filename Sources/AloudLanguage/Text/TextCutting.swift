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

extension BidirectionalCollection {
  func trimming(_ isLeftOut: (Element) -> Bool) -> SubSequence {
    var rest = drop(while: isLeftOut)
    while let last = rest.last, isLeftOut(last) { rest.removeLast() }
    return rest
  }
}

extension Array where Element: Equatable {
  /// Each element once, in order. For a few elements.
  var each: [Element] { reduce(into: []) { each, element in if !each.contains(element) { each.append(element) } } }
}

extension UInt8 {
  var isDigit: Bool { (0x30...0x39).contains(self) }
  var isLetter: Bool { (0x61...0x7A).contains(self | 0x20) }
}

extension BidirectionalCollection<UInt8> {
  /// Trims spaces, tabs and carriage returns.
  package func trimmingSpaces() -> SubSequence {
    trimming { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: "\r") }
  }
}

extension StringProtocol {
  package var isUnspaced: Bool { unicodeScalars.allSatisfy(Folding.standsWithoutSpaces) }

  /// Trims spaces, tabs and carriage returns. Nearly every text has none at its ends, and characters are expensive to compare.
  package func trimmingSpaces() -> String {
    func isSpace(_ scalar: Unicode.Scalar?) -> Bool { scalar == " " || scalar == "\t" || scalar == "\r" }
    guard isSpace(unicodeScalars.first) || isSpace(unicodeScalars.last) else { return String(self) }
    return String(trimming { $0 == " " || $0 == "\t" || $0 == "\r" })
  }

  /// Line breaks are trimmed, too.
  package var trimmed: String { String(trimming(\.isWhitespace)) }
}

extension String {
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
