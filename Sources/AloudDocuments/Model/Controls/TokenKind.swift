internal import Aloud

/// One kind of tokens: words that are recognised in a query (FIND-2).
struct TokenKind: Sendable {
  /// Where the words come from.
  enum Source: Sendable {
    /// They are written in the document.
    case words([String])
    /// They are the titles of what a command gives.
    case command(String)
  }

  /// The name of the ids of its tokens, before what the value holds.
  var id: String
  /// What kind of thing the words are.
  var kind: Template
  /// The value that holds the word, or what a command's row has as its value or id.
  var value: String
  var source: Source

  /// The rows that the value may be; nil where the words are written in the document.
  var choice: RowChoice? {
    if case .command(let command) = source { RowChoice(value: value, command: command) } else { nil }
  }

  /// The token that the value is; nil while it is empty.
  func token(_ viewpoint: Viewpoint) -> SearchToken? {
    guard let stored = viewpoint.state.text(value), !stored.isEmpty else { return nil }
    return SearchToken(
      .message("document.token", ["kind": .text(viewpoint.text(kind)), "word": .text(word(for: stored, viewpoint))]),
      id: viewpoint.id("\(id):\(stored)"))
  }

  /// The word that a value stands for: the title of the row that it is, where that is there.
  private func word(for stored: String, _ viewpoint: Viewpoint) -> LocalizedText {
    if let choice {
      guard let index = viewpoint.state.chosenRows[choice]?.index, let loaded = viewpoint.state.loaded(choice.command)
      else {
        return .verbatim(stored)
      }
      return .verbatim(loaded[index].title)
    }
    return viewpoint.language.map { .tagged(stored, language: $0) } ?? .verbatim(stored)
  }

  /// What the value holds where the token `token` is; nil where that is of another kind, or none that is known.
  func stored(in token: ID, _ state: DocumentState) -> String? {
    guard token.name.hasPrefix("\(id):") else { return nil }
    let stored = String(token.name.dropFirst(id.count + 1))
    let isKnown =
      switch source {
      case .words(let words): words.contains(stored)
      case .command(let command): state.loaded(command)?.index(stored: stored) != nil
      }
    return isKnown ? stored : nil
  }

  /// The first of the words in `text`, as the value holds it, and where it is: with the kind before it or by itself, the
  /// longer of two.
  func recognised(in text: [Substring], _ viewpoint: Viewpoint) -> (stored: String, place: Range<Int>)? {
    let folded = text.map { Folding.fold($0) }
    let starts = Dictionary(grouping: folded.indices) { folded[$0] }
    let kind = Self.parts(of: viewpoint.string(kind))
    var found: (stored: String, place: Range<Int>)?
    func look(for title: String, _ stored: @autoclosure () -> String) {
      let name = Self.parts(of: title)
      for parts in name.isEmpty ? [] : [kind + name, name] {
        guard let start = starts[parts[0]]?.first(where: { folded[$0...].starts(with: parts) }) else { continue }
        let place = start..<start + parts.count
        guard let before = found?.place else {
          found = (stored(), place)
          continue
        }
        if (place.lowerBound, -place.count) < (before.lowerBound, -before.count) { found = (stored(), place) }
      }
    }
    switch source {
    case .words(let words): for word in words { look(for: word, word) }
    case .command(let command):
      guard let loaded = viewpoint.state.loaded(command) else { return nil }
      for index in 0..<loaded.count {
        let row = loaded[index]
        look(for: row.title, row.stored)
      }
    }
    return found
  }

  private static func parts(of text: String) -> [String] {
    Folding.fold(text).split(separator: Character(" ")).map(String.init)
  }
}
