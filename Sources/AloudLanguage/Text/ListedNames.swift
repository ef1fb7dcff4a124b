/// Lists in English, in which what only authors read is written. What a user hears goes through ``Wording``.
extension Collection<String> {
  /// The names as a sentence lists them, with `conjunction` before the last: "a, b, or c".
  package func listed(_ conjunction: String) -> String {
    guard count > 2 else { return joined(separator: " \(conjunction) ") }
    let last = self[index(endIndex, offsetBy: -1)]
    return dropLast().joined(separator: ", ") + ", \(conjunction) \(last)"
  }
}
