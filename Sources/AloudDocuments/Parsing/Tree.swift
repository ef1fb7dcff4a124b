/// A YAML document as it was written: every scalar is text, and everything knows its location.
struct Tree: Sendable {
  /// What is at a place.
  enum Content: Sendable {
    /// Text; `isPlain` when it stands without quotes.
    case scalar(String, isPlain: Bool)
    case list([Tree])
    case mapping([Entry])
  }

  /// One key of a mapping, with what it holds.
  struct Entry: Sendable {
    var key: String
    var keyLocation: SourceLocation
    var value: Tree
  }

  var content: Content
  var location: SourceLocation
  /// How many parts it has, aliases counted in full.
  var weight: Int

  /// The text of a scalar.
  var scalar: String? {
    if case .scalar(let text, _) = content { text } else { nil }
  }

  /// The parts of a list.
  var list: [Tree]? {
    if case .list(let parts) = content { parts } else { nil }
  }

  /// The entries of a mapping.
  var entries: [Entry]? {
    if case .mapping(let entries) = content { entries } else { nil }
  }

  /// Whether nothing is written here.
  var isNull: Bool {
    if case .scalar(let text, true) = content { ["", "~", "null", "Null", "NULL"].contains(text) } else { false }
  }

  /// On or off, as YAML 1.1 and 1.2 write it.
  var flag: Bool? {
    guard case .scalar(let text, true) = content else { return nil }
    switch text.lowercased() {
    case "on", "true", "yes": return true
    case "off", "false", "no": return false
    default: return nil
    }
  }

  /// A whole number.
  var number: Int? {
    if case .scalar(let text, true) = content { Int(text) } else { nil }
  }
}

/// What a document's tree has under the keys of the grammar.
extension Tree {
  /// What `key` holds in a mapping.
  subscript(key: KeyName) -> Tree? { entries?.first { $0.key == key.rawValue }?.value }

  /// What stands alone, as a mapping that has it under `key`; a mapping as it is.
  func spelledOut(as key: KeyName) -> Tree {
    guard scalar != nil else { return self }
    let entry = Entry(key: key.rawValue, keyLocation: location, value: self)
    return Tree(content: .mapping([entry]), location: location, weight: weight)
  }

  /// The options or scopes in a list, each as a mapping.
  var options: [Tree] { (list ?? []).map { $0.spelledOut(as: .option) } }

  /// The options of a pop-up button that can be chosen: those in submenus in the place of these.
  var choosableOptions: [Tree] { options.flatMap { $0[.options]?.choosableOptions ?? [$0] } }

  /// What an option stands for, as it is written.
  var stored: Tree? { self[.value] ?? self[.option] }
}
