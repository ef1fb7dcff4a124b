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
  mutating func add(_ location: SourceLocation, _ message: Message, example: String? = nil) {
    add(DocumentError(location, message, example: example))
  }

  /// Adds the error whose sentence is the message `key`, of a family that is looked up by a name.
  mutating func add(
    _ location: SourceLocation, family key: String, _ arguments: Message.Arguments = [:], example: String? = nil
  ) {
    add(DocumentError(location, family: key, arguments, example: example))
  }

  /// Adds that `tree` is something else than `key` should hold.
  mutating func addWrongType(_ tree: Tree, of key: CheckedKey, expected: String, _ more: Message.Arguments = [:]) {
    var arguments = more
    arguments["key"] = .text(.verbatim(key.name))
    arguments["found"] = Self.found(tree)
    add(tree.location, family: "document.expected." + expected, arguments, example: key.example)
  }

  /// What `tree` is, in words.
  static func found(_ tree: Tree) -> Message.Argument {
    switch tree.content {
    case .list: .text(.message("document.found.list"))
    case .mapping: .text(.message("document.found.mapping"))
    case .scalar: .text(.message(tree.isNull ? "document.found.nothing" : "document.found.text"))
    }
  }

  /// Adds that the key `key` is missing in `tree`.
  mutating func addMissing(_ key: Key, in tree: Tree) {
    add(tree.location, .documentMissingKey(key: .text(.verbatim(key.name.rawValue))), example: key.example)
  }

  /// Adds an error for each of the parts that is written like an earlier one.
  mutating func addRepeated(_ parts: [Tree], _ message: (Message.Argument) -> Message) {
    var seen: Set<String> = []
    for part in parts {
      guard let word = part.scalar, !seen.insert(word).inserted else { continue }
      add(part.location, message(.text(.verbatim(word))))
    }
  }

  /// Takes note of an id; adds an error where it was given before.
  mutating func claim(id: String, at location: SourceLocation) {
    if let earlier = ids[id] {
      add(location, .documentIdTwice(word: .text(.verbatim(id)), line: .number(earlier.line)))
    } else {
      ids[id] = location
    }
  }

  /// Checks that the value whose name is `tree`, which is shown or compared, is no secret.
  mutating func checkNoSecret(_ tree: Tree?) {
    guard let tree, let name = tree.scalar, names.values.secrets.contains(name) else { return }
    add(tree.location, .documentSecretInText(word: .text(.verbatim(name))))
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
