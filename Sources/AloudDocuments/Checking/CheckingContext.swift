internal import Aloud

/// What the checks of a document know of it, and what they have found so far.
struct CheckingContext {
  let names: DeclaredNames
  /// The ids that the document gives, with where it does.
  private(set) var ids: [String: SourceLocation] = [:]
  private(set) var errors: [DocumentError] = []
  /// How many errors were found after as many as are told.
  private(set) var leftOut = 0
  /// Whether a host shows the document, which may give rows as they are read.
  var isHosted = false
  /// How many errors are told.
  private static let mostErrors = 500

  /// Nothing found yet in the document whose names are `names`, beside which these ids are given already.
  init(names: DeclaredNames, ids: [String: SourceLocation] = [:]) { (self.names, self.ids) = (names, ids) }

  /// Adds an error, which is only made where it is told.
  mutating func add(_ error: @autoclosure () -> DocumentError) {
    if errors.count < Self.mostErrors { errors.append(error()) } else { leftOut += 1 }
  }

  /// Adds the error whose sentence is `message`.
  mutating func add(_ location: SourceLocation, _ message: String, example: String? = nil) {
    add(DocumentError(location, message, example: example))
  }

  /// Adds that `tree` is something else than `key` should hold.
  mutating func addWrongType(_ tree: Tree, of key: CheckedKey, expected: ExpectedForm) {
    add(tree.location, "“\(key.name)” \(expected.need); this is \(Self.found(tree)).", example: key.example)
  }

  /// What `tree` is, in words.
  static func found(_ tree: Tree) -> String {
    switch tree.content {
    case .list: "a list"
    case .mapping: "a mapping"
    case .scalar: tree.isNull ? "nothing" : "something else"
    }
  }

  /// The error of `tree`, which is to be a document or a part of one.
  static func notMapping(_ tree: Tree) -> String {
    "An app document is made of keys with what they hold, at least “app” and “tabs”; this is \(found(tree))."
  }

  /// Adds that the key `key` is missing in `tree`.
  mutating func addMissing(_ key: Key, in tree: Tree) {
    add(tree.location, "“\(key.name.rawValue)” is missing here. Add it.", example: key.example)
  }

  /// Adds an error for each of the parts that is written like an earlier one.
  mutating func addRepeated(_ parts: [Tree], _ message: (String) -> String) {
    var seen: Set<String> = []
    for part in parts {
      guard let word = part.scalar, !seen.insert(word).inserted else { continue }
      add(part.location, message(word))
    }
  }

  /// Takes note of an id; adds an error where it was given before.
  mutating func claim(id: String, at location: SourceLocation) {
    if let earlier = ids[id] {
      add(location, "The id “\(id)” is already used in line \(earlier.line). Give this one another.")
    } else {
      ids[id] = location
    }
  }

  /// Checks that the value whose name is `tree`, which is shown or compared, is no secret.
  mutating func checkNoSecret(_ tree: Tree?) {
    guard let tree, let name = tree.scalar, names.values.secrets.contains(name) else { return }
    add(
      tree.location,
      SharedSentences.secretShown(name))
  }
}

/// What a key needs, as an error says it.
enum ExpectedForm {
  case flag, language, list, mapping, name, value, words
  case number(ClosedRange<Int>)

  /// The words after the key.
  fileprivate var need: String {
    switch self {
    case .flag: "is on or off"
    case .language: "needs the tag of a language, such as en or pt-BR"
    case .list: "needs a list here, each part on a line that begins with a hyphen"
    case .mapping: "needs keys with what they hold here"
    case .name: "needs a name here"
    case .value: "needs text, or on or off"
    case .words: "needs words here"
    case .number(let range): "needs a whole number from \(range.lowerBound) to \(range.upperBound)"
    }
  }
}

/// A key whose value is checked.
struct CheckedKey {
  var name: String
  /// An example of what it holds, with the key itself.
  var example: String?
}

/// Which rows a part of a document can name.
struct RowScope {
  /// Whether there is a row that `{row}` can mean.
  var hasRow = false
  /// Whether there are selected rows that `{selected}` can mean.
  var hasSelection = false
}
