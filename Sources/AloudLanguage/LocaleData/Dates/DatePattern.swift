/// A date pattern in CLDR's letters ("EEEE, d. MMMM y"), split into fields and the words between them.
struct DatePattern: Sendable, Equatable {
  /// A part of a pattern.
  enum Piece: Sendable, Equatable {
    /// A field, with its pattern letter and the count of that letter.
    case field(DateField, letter: Character, count: Int)
    case words(String)

    /// The words between fields, or nil for a field.
    var words: String? { if case .words(let words) = self { words } else { nil } }
  }

  /// The parts, in order.
  let pieces: [Piece]

  /// Parses a pattern. Letters between apostrophes are words; two apostrophes stand for one.
  init(_ text: String) {
    var pieces: [Piece] = []
    var words = ""
    var isQuoted = false
    var rest = text[...]
    while let character = rest.first {
      let run = rest.prefix { $0 == character }
      if character == "'" {
        words += String(repeating: "'", count: run.count / 2)
        if run.count % 2 == 1 { isQuoted.toggle() }
      } else if !isQuoted, let field = DateField(letter: character) {
        if !words.isEmpty { pieces.append(.words(words)) }
        words = ""
        pieces.append(.field(field, letter: character, count: run.count))
      } else {
        words += run
      }
      rest = rest.dropFirst(run.count)
    }
    if !words.isEmpty { pieces.append(.words(words)) }
    self.pieces = pieces
  }

  /// The pattern in CLDR's letters.
  var text: String {
    pieces.map { piece in
      switch piece {
      case .field(_, let letter, let count): String(repeating: letter, count: count)
      case .words(let words): words.contains(where: \.isLetter) ? "'\(words)'" : words
      }
    }.joined()
  }

  /// The fields, in the order in which they are written.
  var fields: [DateField] {
    pieces.compactMap { if case .field(let field, _, _) = $0 { field } else { nil } }
  }
}
