internal import Aloud

/// What the search of a screen changes beside its query.
struct SearchForm: Sendable {
  /// The value that holds the chosen scope.
  var scope: String?
  /// What each scope stands for, by id.
  var scopes: [String: String] = [:]
  /// What is recognised in the query.
  var tokens: [TokenForm] = []

  /// The values that it may change.
  var values: [String] { [scope].compactMap(\.self) + tokens.map(\.value) }
}

/// One kind of tokens: words that are recognised in a query (FIND-2).
struct TokenForm: Sendable {
  /// The name of the ids of its tokens, before the word.
  var id: String
  /// What kind of thing the words are.
  var kind: Template
  /// The value that holds the word.
  var value: String
  var words: [String]

  /// The token that the value is; nil while it is empty.
  func token(_ moment: Moment) -> SearchToken? {
    guard case .text(let word) = moment.state.values[value], !word.isEmpty else { return nil }
    let told: LocalizedText = moment.language.map { .tagged(word, language: $0) } ?? .verbatim(word)
    return SearchToken(
      .message("document.token", ["kind": .text(moment.text(kind)), "word": .text(told)]),
      id: moment.id("\(id):\(word)"))
  }

  /// The word of the token `token`; nil where that is of another kind, or none that is known.
  func word(of token: ID) -> String? { words.first { token.name == "\(id):\($0)" } }

  /// The first of the words in `text`, and where it is: with the kind before it or by itself, the longer of two.
  func recognised(in text: [Substring], _ moment: Moment) -> (word: String, place: Range<Int>)? {
    let folded = text.map { Folding.fold($0) }
    let kind = Self.parts(of: moment.string(kind))
    let found = words.flatMap { word -> [(word: String, place: Range<Int>)] in
      let name = Self.parts(of: word)
      guard !name.isEmpty else { return [] }
      return [kind + name, name].compactMap { parts in folded.firstRange(of: parts).map { (word, $0) } }
    }
    return found.min { ($0.place.lowerBound, -$0.place.count) < ($1.place.lowerBound, -$1.place.count) }
  }

  private static func parts(of text: String) -> [String] {
    Folding.fold(text).split(separator: Character(" ")).map(String.init)
  }
}
