internal import Aloud

struct ControlBehavior: Sendable {
  var value: String?
  var options: StoredTexts?
  /// Returns the text that a checkbox adds to a value that holds several, given the row that it is in.
  var member: (@Sendable (OutputRow?) -> String?)?
  var columns: [ColumnBinding] = []
  var kind: TextKind?
  /// The text that the value gets when this is used, for an item of a menu with a selection.
  var choice: String?
  /// The menu whose selection the item can be.
  var owner: String?
  var answer: QuestionAnswer?
  var actions: [DocumentAction] = []
  var place = ""
  var isPreferred = false
  /// The further values that a search changes. A search without a value filters the rows of its screen.
  var search: SearchBehavior?

  /// The values that using the control may change: its own, and those that its actions set. The values that a preferred action sets
  /// are left out, because they are meant to stay.
  var changedValues: Set<String> {
    let own = Set([value].compactMap(\.self) + columns.map(\.value) + (search?.values ?? []))
    return isPreferred ? own : own.union(actions.flatMap(\.changedValues))
  }

  var rowChoices: [RowChoice] { columns.compactMap(\.choice) + (search?.tokens ?? []).compactMap(\.choice) }
}

enum AnswerKind: String, Sendable, CaseIterable {
  case text, lines, secret
  case yesOrNo = "yes or no"
}

struct QuestionAnswer: Sendable, Equatable {
  var question: String
  /// Nil for a text.
  var isYes: Bool?
}

/// Returns the text that a choice stores, given its ID, or `nil` if it is gone.
typealias StoredTexts = @Sendable (ID, DocumentState) -> String?

struct ColumnBinding: Sendable {
  var value: String
  var choice: RowChoice?
  var options: StoredTexts
}

struct RowChoice: Hashable, Sendable {
  var value: String
  var command: String
}

/// The row that a value equals. It is looked up only when the value or the rows change, since there may be a million rows.
struct ChosenRow: Sendable, Equatable {
  var generation: Int
  var text: String
  var index: Int?
}

/// A kind of token: words that are recognised in a query (FIND-2).
struct TokenKind: Sendable {
  let id: String
  let tree: Tree

  var value: String { tree[.value].name }
  var choice: RowChoice? { tree[.from]?.scalar.map { RowChoice(value: value, command: $0) } }
  private var words: [String] { tree[.words]?.list?.compactMap(\.scalar) ?? [] }

  func token(_ viewpoint: Viewpoint) -> SearchToken? {
    guard let stored = viewpoint.state.text(value), !stored.isEmpty else { return nil }
    let (kind, word) = (viewpoint.words(tree[.token]), word(for: stored, viewpoint))
    let title = LocalizedText.message(.documentToken(kind: .text(kind), word: .text(word)))
    return SearchToken(title, id: viewpoint.id("\(id):\(stored)"))
  }

  private func word(for stored: String, _ viewpoint: Viewpoint) -> LocalizedText {
    guard let choice else { return viewpoint.model.language.map { .tagged(stored, language: $0) } ?? .verbatim(stored) }
    let (row, loaded) = (viewpoint.state.chosenRows[choice]?.index, viewpoint.state.loaded(choice.command))
    return .verbatim(row.flatMap { loaded?[$0].title } ?? stored)
  }

  func stored(in token: ID, _ state: DocumentState) -> String? {
    guard token.name.hasPrefix("\(id):") else { return nil }
    let stored = String(token.name.dropFirst(id.count + 1))
    let isKnown = choice.map { state.loaded($0.command)?.index(stored: stored) != nil } ?? words.contains(stored)
    return isKnown ? stored : nil
  }

  /// Returns the first of the words in `text`, as the value stores it, and its position. A word may follow the title of its kind.
  /// Of two words at the same position the longer wins.
  func recognised(in text: [Substring], _ viewpoint: Viewpoint) -> (stored: String, place: Range<Int>)? {
    let folded = text.map { Folding.fold($0) }
    let starts = Dictionary(grouping: folded.indices) { folded[$0] }
    let kind = Self.parts(of: viewpoint.string(tree[.token].template))
    var found: (stored: String, place: Range<Int>)?
    func look(for title: String, _ stored: @autoclosure () -> String) {
      let name = Self.parts(of: title)
      for parts in name.isEmpty ? [] : [kind + name, name] {
        guard let start = starts[parts[0]]?.first(where: { folded[$0...].starts(with: parts) }) else { continue }
        let place = start..<start + parts.count
        let before = found?.place ?? text.count..<text.count
        if (place.lowerBound, -place.count) < (before.lowerBound, -before.count) { found = (stored(), place) }
      }
    }
    for word in words { look(for: word, word) }
    if let loaded = choice.flatMap({ viewpoint.state.loaded($0.command) }) {
      for row in (0..<loaded.count).lazy.map({ loaded[$0] }) { look(for: row.title, row.stored) }
    }
    return found
  }

  private static func parts(of text: String) -> [String] {
    Folding.fold(text).split(separator: Character(" ")).map(String.init)
  }
}

struct SearchBehavior: Sendable {
  var query: String?
  var scope: String?
  var scopes: [String: String] = [:]
  var tokens: [TokenKind] = []

  /// The values beside the query.
  var values: [String] { [scope].compactMap(\.self) + tokens.map(\.value) }
}
