/// What is written, and what is said for it.
struct SayingRule: Sendable {
  private enum Piece: Equatable {
    case sign(Character)
    /// A space that may be there.
    case gap
    /// What a name stands for; a number in a form.
    case place(String, form: String?)
  }

  /// What a rule has found in a text.
  struct Match {
    var end: Int
    var numbers: [String: WrittenFigures] = [:]
    var words: [String: SpokenWord] = [:]
  }

  private let written: [Piece]
  private let said: [Piece]

  /// One as a file has it; nil where it is none.
  init?(_ text: String) {
    guard let (before, after) = text.cut(at: " > "), let written = Self.pieces(before), let said = Self.pieces(after)
    else {
      return nil
    }
    (self.written, self.said) = (written, said)
    let known = Set(names(of: written))
    guard !known.isEmpty, names(of: said).allSatisfy(known.contains) else { return nil }
  }

  /// The lists of words that it names.
  var lists: Set<String> { Set(names(of: written).filter { $0.count > 1 }) }

  /// What it finds in a text from a place on; nil where it does not fit.
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
    // Not the beginning of a longer word.
    let isInWord = match.end < text.count && text[match.end - 1].isLetter && text[match.end].isLetter
    return isInWord ? nil : match
  }

  /// What is said for it; nil where a number has no such form.
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

  /// Signs that are written in more than one way.
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
