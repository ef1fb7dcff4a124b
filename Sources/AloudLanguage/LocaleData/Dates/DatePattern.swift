/// A date pattern in CLDR's letters ("EEEE, d. MMMM y"), cut into fields and the words between them.
struct DatePattern: Sendable, Equatable {
  /// A part of a pattern.
  enum Piece: Sendable, Equatable {
    /// A field: its letter, and how many times the letter stands.
    case field(DateField, letter: Character, count: Int)
    case words(String)

    /// What stands between the fields, where it is that.
    var words: String? { if case .words(let words) = self { words } else { nil } }
  }

  /// The parts, in order.
  let pieces: [Piece]

  /// Reads a pattern. Letters between apostrophes are words; two apostrophes are one.
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

  /// The fields in the order they are said in.
  var fields: [DateField] {
    pieces.compactMap { if case .field(let field, _, _) = $0 { field } else { nil } }
  }
}
