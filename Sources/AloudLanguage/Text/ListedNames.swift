/// English lists for text that only authors read. Text for users goes through ``Wording``.
extension Collection<String> {
  /// Returns the strings as a list in a sentence, with `conjunction` before the last: "a, b, or c".
  package func listed(_ conjunction: String) -> String {
    guard count > 2 else { return joined(separator: " \(conjunction) ") }
    let last = self[index(endIndex, offsetBy: -1)]
    return dropLast().joined(separator: ", ") + ", \(conjunction) \(last)"
  }
}
