/// A date pattern in CLDR's letters ("EEEE, d. MMMM y"), split into fields and the words between them.
struct DatePattern: Sendable, Equatable {
  enum Piece: Sendable, Equatable {
    case field(DateField, letter: Character, count: Int)
    case words(String)

    var words: String? { if case .words(let words) = self { words } else { nil } }
  }

  let pieces: [Piece]

  /// Letters between apostrophes are words; two apostrophes stand for one.
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

  var text: String {
    pieces.map { piece in
      switch piece {
      case .field(_, let letter, let count): String(repeating: letter, count: count)
      case .words(let words): words.contains(where: \.isLetter) ? "'\(words)'" : words
      }
    }.joined()
  }

  var fields: [DateField] { pieces.compactMap { if case .field(let field, _, _) = $0 { field } else { nil } } }
}
