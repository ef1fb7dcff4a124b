extension Substring {
  /// What stands before and after the first `mark`, such as "{object}"; nil where it is not there.
  ///
  /// Every start of the program cuts the phrases of all commands: the standard library's search makes ready for texts far
  /// longer than those.
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
  /// What stands before and after the first `mark`; nil where it is not there.
  package func cut(at mark: String) -> (before: Substring, after: Substring)? { self[...].cut(at: mark) }
}
