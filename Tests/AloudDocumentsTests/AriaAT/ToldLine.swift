/// A line of an answer, as the facts that it tells.
struct ToldLine {
  /// What is between commas and at the ends of sentences, in small letters, without the number before the line.
  let facts: [String]
  /// The number by which a thing is chosen, before its line.
  let number: String?
  /// The line, in small letters.
  let text: String
  /// How many words it has; none where it is a text of the author's.
  let wordCount: Int

  /// The facts of a line.
  init(_ line: String, isText: Bool = false) {
    text = line.lowercased()
    wordCount = isText ? 0 : line.split(separator: " ").count
    let prefix = text.prefixMatch(of: #/([0-9]+)\. /#)
    number = prefix.map { String($0.1) }
    let rest = String(text[(prefix?.range.upperBound ?? text.startIndex)...])
    facts = rest.split(separator: #/[,.?] |[.?]$|: /#).map(String.init)
  }

  /// Whether the thing that is called so is named: at its beginning, or by a place's own words ("menu actions").
  func names(_ name: String) -> Bool {
    let name = name.lowercased()
    if text.isPrefixed(by: name, after: number) { return true }
    return facts.contains { fact in Self.ways.contains { fact == $0 + name } }
  }

  /// What stands before a name that is said by a place's own words.
  private static let ways = ["", "menu ", "out of ", "you are at "]
}

extension String {
  /// Whether it begins with `name`, after the number where there is one, and the name ends there.
  fileprivate func isPrefixed(by name: String, after number: String?) -> Bool {
    let rest = number.map { dropFirst($0.count + 2) } ?? self[...]
    guard rest.hasPrefix(name) else { return false }
    guard let next = rest.dropFirst(name.count).first else { return true }
    return !next.isLetter && !next.isNumber
  }
}
