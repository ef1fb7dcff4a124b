import AloudTesting

/// The comments of a document that silence rules: `# lint: disable=home-tab,same-label`.
///
/// A comment on a line of its own applies to the next line that is neither blank nor a comment. At the top of the document, before
/// anything else, a comment applies to the whole document. After other text on a line, a comment applies to that line.
struct Silences {
  /// A name in a comment that is not the name of a rule.
  struct Unknown: Equatable {
    var name: String
    var line: Int
    var column: Int
  }

  private(set) var unknown: [Unknown] = []
  private var everywhere: Set<LintRule> = []
  private var lines: [Int: Set<LintRule>] = [:]

  private static let mark = "lint: disable="

  /// Finds the comments in a document's bytes.
  init(in source: [UInt8]) {
    var waiting: Set<LintRule> = []
    var isTop = true
    let text = String(decoding: source, as: UTF8.self)
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      let number = index + 1
      let before = line.prefix { $0 != "#" }
      let isComment = before.allSatisfy(\.isWhitespace) && before.endIndex < line.endIndex
      let rules = rules(in: line, number: number)
      if isComment {
        if isTop { everywhere.formUnion(rules) } else { waiting.formUnion(rules) }
      } else if !line.allSatisfy(\.isWhitespace) {
        lines[number] = rules.union(waiting)
        waiting = []
        isTop = false
      }
    }
  }

  /// Returns a Boolean value that indicates whether a rule is silenced on a line; `line` is `nil` for another file.
  func silence(_ rule: LintRule, line: Int?) -> Bool {
    everywhere.contains(rule) || line.map { lines[$0]?.contains(rule) ?? false } ?? false
  }

  /// Returns the rules named in the comment of a line.
  private mutating func rules(in line: Substring, number: Int) -> Set<LintRule> {
    guard let start = Self.list(in: line) else { return [] }
    var rules: Set<LintRule> = []
    for name in line[start...].split(whereSeparator: { $0 == "," || $0.isWhitespace }) {
      if let rule = LintRule(rawValue: String(name)) {
        rules.insert(rule)
      } else {
        let column = line.unicodeScalars.distance(from: line.startIndex, to: name.startIndex) + 1
        unknown.append(Unknown(name: String(name.prefix(60)), line: number, column: column))
      }
    }
    return rules
  }

  /// Returns the start of the names in a silencing comment. Its "#" must be at the start of the line or follow a space.
  private static func list(in line: Substring) -> Substring.Index? {
    var rest = line
    while let hash = rest.firstIndex(of: "#") {
      let isComment = hash == line.startIndex || line[line.index(before: hash)].isWhitespace
      let words = line[line.index(after: hash)...].drop(while: \.isWhitespace)
      if isComment, words.hasPrefix(mark) { return words.index(words.startIndex, offsetBy: mark.count) }
      rest = line[line.index(after: hash)...]
    }
    return nil
  }
}
