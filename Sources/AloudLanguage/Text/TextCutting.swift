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
  /// Returns the text before and after the first `mark`, or nil if it does not occur.
  package func cut(at mark: String) -> (before: Substring, after: Substring)? { self[...].cut(at: mark) }
}
