import Foundation

/// The words by which what ARIA-AT asks for is told (`words.txt`), and where they have to stand.
struct ToldWords {
  private var words: [String: [String]] = [:]

  /// The table that `text` holds.
  init(_ text: String) {
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let halves = line.components(separatedBy: " = ")
      guard halves.count == 2 else { continue }
      words[halves[0].lowercased()] = halves[1].lowercased().components(separatedBy: " | ")
    }
  }

  /// Whether `lines` tell what `assertion` asks for of `target`, or keep quiet about what they are not to tell of it.
  func meets(_ assertion: Assertion, of target: String?, in lines: [ToldLine]) -> Bool {
    let wanted = assertion.exampleValues.isEmpty ? [assertion.assertion] : assertion.exampleValues
    let isTold = wanted.contains { one in
      ours(assertion.kind, one.lowercased()).contains { word in
        assertion.isOfLimit
          ? named(target, in: lines).contains { $0.facts.contains { $0.isLimited(by: word) } }
          : tells(word, assertion.kind, target, lines)
      }
    }
    guard assertion.isNegative else { return isTold }
    // To keep quiet about a state, its thing has to be named.
    return !isTold && (assertion.kind == "name" || lines.contains { line in target.map(line.names) ?? false })
  }

  private func tells(_ word: String, _ kind: String, _ target: String?, _ lines: [ToldLine]) -> Bool {
    switch kind {
    case "name": lines.contains { $0.names(word) }
    case "boundary": lines.contains { line in line.facts.contains { $0 == word || $0.hasPrefix(word + " ") } }
    case "description": lines.contains { $0.text.hasPrefix(word) }
    case "other" where word.count > 20: lines.contains { $0.text.contains(word) }
    case "change", "state", "value":
      // Alone, or with the name of what it is said of.
      lines.contains { $0.facts == [word] } && kind != "state" || named(target, in: lines).contains { tells(word, $0) }
    case "position":
      named(target, in: lines).contains { $0.number == word || $0.facts.contains { $0.hasPrefix(word + " of ") } }
    case "setsize":
      (target == nil ? lines : named(target, in: lines)).contains { line in
        line.facts.contains { $0.hasSuffix(" of " + word) || $0 == word + " items" }
      }
    default: named(target, in: lines).contains { tells(word, $0) }
    }
  }

  /// The lines that name the target; where it has no name, those that begin with what it is.
  private func named(_ target: String?, in lines: [ToldLine]) -> [ToldLine] {
    target.map { name in lines.filter { $0.names(name) } } ?? lines
  }

  /// Whether a fact of the line is the word itself: "checked" is not told by "not checked", nor a number by a greater one.
  private func tells(_ word: String, _ line: ToldLine) -> Bool {
    line.facts.contains { fact in
      fact == word || fact.hasPrefix("menu ") && word == "menu"
    }
  }

  private func ours(_ kind: String, _ wanted: String) -> [String] {
    let kind = kind == "change" ? "state" : kind
    return words["\(kind) \(wanted)"] ?? words["\(kind) *"] ?? [wanted]
  }
}

extension String {
  /// Whether it tells the numbers that a value is between, one of which is `number`.
  fileprivate func isLimited(by number: String) -> Bool {
    hasPrefix("from \(number) to ") || hasPrefix("from ") && hasSuffix(" to \(number)")
  }
}

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
