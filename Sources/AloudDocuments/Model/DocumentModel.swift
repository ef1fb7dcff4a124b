internal import Aloud

struct DocumentModel: Sendable {
  let tree: Tree
  let source: RowSource?
  let values: DeclaredValues
  let logs: Set<String>
  /// True if hidden elements are included, for a reader of the whole app.
  var showsHidden = false
  /// True if texts name the values that are empty, in braces, for a reader of the app who runs nothing.
  var namesEmptyValues = false
  /// Keyed by the names of the IDs, as `screens`, `sheets`, `behaviors`, `suggestions` and `sheetOfPlace` are.
  var locations: [String: SourceLocation] = [:]
  var tabs: [Made<Tab>] = []
  var screens: [String: Made<Screen>] = [:]
  var sheets: [String: Made<Sheet>] = [:]
  var commands: [DocumentCommand] = []
  var fills: [DocumentCommand] = []
  /// Each comes after those that it follows.
  var followers: [Follower] = []
  /// The commands that list menu items when a menu is opened. Their names are the names of the elements' IDs.
  var deferredCommands: [DocumentCommand] = []
  var titles = ChoiceTitles()
  var behaviors: [String: ControlBehavior] = [:]
  var runs: [CommandRun] = []
  var suggestions: [String: (search: String, text: Template)] = [:]
  var dismissals: [String: [Event.Dismissal: [DocumentAction]]] = [:]
  var sheetOfPlace: [String: String] = [:]
  var rowChoices: Set<RowChoice> = []

  var language: String? { tree[.language]?.scalar }
  var task: String? { tree[.task]?.scalar }
  var answers: [String] { (tree[.answers]?.list ?? []).compactMap(\.scalar) }

  func row(_ item: String, in state: DocumentState) -> OutputRow? {
    guard let provided = ProvidedItem(item: item) else { return state.row(item) }
    return source?.row(provided)
  }

  func json(of name: String, in state: DocumentState) -> JSONValue {
    switch state.values[name] {
    case .isOn(let isOn): .bool(isOn)
    case .text(let text) where values.kinds[name] == .several:
      .array(ChosenTexts.texts(in: text).map { .string($0) })
    case .text(let text): .string(text)
    case .choice, .tokens, .picked, .moment, .color, nil: .null
    }
  }
}

struct DeclaredValues: Sendable {
  var initial: [String: Value] = [:]
  var kinds: [String: TextKind] = [:]
  /// The possible contents of values that always equal one of a pop-up button's options.
  var options: [String: [String]] = [:]
  /// The names of the values that are bound to a secure field.
  var secrets: Set<String> = []

  func isText(_ name: String) -> Bool { if case .text = initial[name] { true } else { false } }
}

struct ChoiceTitles: Sendable {
  /// Keyed by the names of the values, and by what they store.
  var written: [String: [String: Made<LocalizedText>]] = [:]
  var commands: [String: String] = [:]
}

/// A value that follows others until it is changed.
struct Follower: Sendable {
  let name: String
  private let tree: Tree

  init?(_ name: String, _ tree: Tree) {
    guard tree[.follows].template != nil || (tree[.sum] ?? tree[.product])?.list != nil else { return nil }
    (self.name, self.tree) = (name, tree)
  }

  private var amounts: [NumberLimit] { ((tree[.sum] ?? tree[.product])?.list ?? []).compactMap { NumberLimit($0) } }
  var isNumber: Bool { tree[.follows].template == nil }

  var values: [String] {
    tree[.follows].template?.values
      ?? amounts.compactMap { amount in if case .value(let name) = amount { name } else { nil } }
  }

  func text(_ viewpoint: Viewpoint) -> String {
    if let template = tree[.follows].template { return viewpoint.string(template) }
    // A value that holds no number counts as 0.
    let numbers = amounts.map { $0.number(viewpoint) ?? 0 }
    return NumberLimit.text(tree[.product] == nil ? numbers.reduce(0, +) : numbers.reduce(1, *))
  }
}
