/// Another form of a list's last word, by what follows it: Spanish "y" is "e" before the sound of i.
struct ListVariant: Sendable, Equatable {
  /// Patterns as in `ListPattern`, for two parts and for the last of many.
  var two, end: String
  /// Where it is used: the beginnings that ask for it, and, after a minus, those that don't. "11$" is all of a word, "א…ת" any
  /// of the letters between. Where there are none that ask, all do but the others.
  var before: [String]

  /// The variant of a table's keys, such as "list.and.two.variant"; nil where it has none.
  init?(_ file: TableFiles, _ key: String) {
    guard let before = file["\(key).variantBefore"] else { return nil }
    two = file["\(key).two.variant"] ?? ""
    end = file["\(key).end.variant"] ?? ""
    self.before = before.split(separator: " ").map(String.init)
  }

  /// Whether it is used before a text.
  func isUsed(before text: String) -> Bool {
    let text = Folding.fold(text)
    let asking = before.filter { !$0.hasPrefix("-") }
    let others = before.filter { $0.hasPrefix("-") }.map { $0.dropFirst() }
    return (asking.isEmpty || asking.contains { begins(text, $0[...]) }) && !others.contains { begins(text, $0) }
  }

  private func begins(_ text: String, _ beginning: Substring) -> Bool {
    let ends = beginning.split(separator: "…")
    if ends.count == 2, let first = text.first { return (ends[0]...ends[1]).contains(Substring(String(first))) }
    if beginning.last == "$" {
      let word = beginning.dropLast()
      return text.hasPrefix(word) && (text.dropFirst(word.count).first.map { $0 == " " } ?? true)
    }
    return text.hasPrefix(beginning)
  }
}
