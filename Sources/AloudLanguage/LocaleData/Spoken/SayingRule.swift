/// A rule that replaces written text by spoken text.
struct SayingRule: Sendable {
  private enum Piece: Equatable {
    case sign(Character)
    /// An optional space.
    case gap
    /// A named place; a number can have a form.
    case place(String, form: String?)
  }

  /// The result of matching a rule.
  struct Match {
    var end: Int
    var numbers: [String: WrittenFigures] = [:]
    var words: [String: SpokenWord] = [:]
  }

  private let written: [Piece]
  private let said: [Piece]

  /// Parses a rule as a file has it. Returns nil if it is malformed.
  init?(_ text: String) {
    guard let (before, after) = text.cut(at: " > "), let written = Self.pieces(before), let said = Self.pieces(after)
    else {
      return nil
    }
    (self.written, self.said) = (written, said)
    let known = Set(names(of: written))
    guard !known.isEmpty, names(of: said).allSatisfy(known.contains) else { return nil }
  }

  /// The lists of words that the rule refers to.
  var lists: Set<String> { Set(names(of: written).filter { $0.count > 1 }) }

  /// Returns the match of the rule at an index of a text, or nil if the rule does not fit.
  func match(_ text: [Character], from start: Int, _ lists: [String: [SpokenWord]], _ signs: NumberSigns) -> Match? {
    var match = Match(end: start)
    for piece in written {
      switch piece {
      case .gap: if match.end < text.count, text[match.end].isWhitespace { match.end += 1 }
      case .sign(let sign):
        guard match.end < text.count, Self.isSame(sign, text[match.end]) else { return nil }
        match.end += 1
      case .place(let name, _) where name.count == 1:
        guard let number = WrittenFigures(text, from: match.end, signs) else { return nil }
        match.numbers[name] = number
        match.end = number.end
      case .place(let name, _):
        guard let word = lists[name]?.first(where: { text[match.end...].starts(with: $0.written) }) else { return nil }
        match.words[name] = word
        match.end += word.written.count
      }
    }
    // The match must not be the beginning of a longer word.
    let isInWord = match.end < text.count && text[match.end - 1].isLetter && text[match.end].isLetter
    return isInWord ? nil : match
  }

  /// Returns the spoken text for a match, or nil if a number has no such form.
  func said(_ match: Match, _ numbers: SpokenNumbers) -> String? {
    var result = ""
    for piece in said {
      switch piece {
      case .gap: result += " "
      case .sign(let sign): result.append(sign)
      case .place(let name, let form):
        if let word = match.words[name] { result += word.said }
        guard let number = match.numbers[name] else { continue }
        guard let form else {
          result += number.plain
          continue
        }
        guard let words = numbers.words(of: number, in: form) else { return nil }
        result += words
      }
    }
    return result
  }

  private func names(of pieces: [Piece]) -> [String] {
    pieces.compactMap { if case .place(let name, _) = $0 { name } else { nil } }
  }

  /// Returns a Boolean value that indicates whether two signs are variants of each other.
  private static func isSame(_ sign: Character, _ other: Character) -> Bool {
    switch sign {
    case "-": other == "-" || other == "−"
    case "%": other == "%" || other == "٪" || other == "％"
    case " ": other.isWhitespace
    default: other == sign
    }
  }

  private static func pieces(_ text: Substring) -> [Piece]? {
    var pieces: [Piece] = []
    var rest = text
    while let first = rest.first {
      rest = rest.dropFirst()
      if first == "{" {
        guard let (name, after) = String(rest).cut(at: "}") else { return nil }
        let parts = name.split(separator: Character(":"))
        guard let name = parts.first, parts.count <= 2 else { return nil }
        pieces.append(.place(String(name), form: parts.count > 1 ? String(parts[1]) : nil))
        rest = rest.suffix(after.count)
      } else {
        pieces.append(first == "~" ? .gap : .sign(first))
      }
    }
    return pieces
  }
}
