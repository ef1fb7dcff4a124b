/// A YAML document as it was written. Every scalar is text, and every node has its location.
struct Tree: Sendable {
  /// The content of a node.
  enum Content: Sendable {
    /// Text. `isPlain` is true if it has no quotes.
    case scalar(String, isPlain: Bool)
    case list([Tree])
    case mapping([Entry])
  }

  /// A key of a mapping, with its value.
  struct Entry: Sendable {
    var key: String
    var keyLocation: SourceLocation
    var value: Tree
  }

  var content: Content
  var location: SourceLocation
  /// The number of parts in the tree, with aliases counted in full.
  var weight: Int

  /// The text of a scalar.
  var scalar: String? {
    if case .scalar(let text, _) = content { text } else { nil }
  }

  /// The elements of a list.
  var list: [Tree]? {
    if case .list(let parts) = content { parts } else { nil }
  }

  /// The entries of a mapping.
  var entries: [Entry]? {
    if case .mapping(let entries) = content { entries } else { nil }
  }

  /// A Boolean value that indicates whether the node is empty or null.
  var isNull: Bool {
    if case .scalar(let text, true) = content { ["", "~", "null", "Null", "NULL"].contains(text) } else { false }
  }

  /// The Boolean value of the node, as YAML 1.1 and 1.2 write it.
  var flag: Bool? {
    guard case .scalar(let text, true) = content else { return nil }
    switch text.lowercased() {
    case "on", "true", "yes": return true
    case "off", "false", "no": return false
    default: return nil
    }
  }

  /// The whole number that the node holds.
  var number: Int? {
    if case .scalar(let text, true) = content { Int(text) } else { nil }
  }
}

/// Access by the keys of the grammar.
extension Tree {
  /// Accesses the value of `key` in a mapping.
  subscript(key: KeyName) -> Tree? { entries?.first { $0.key == key.rawValue }?.value }

  /// Returns a scalar as a mapping that has it under `key`, and anything else unchanged.
  func spelledOut(as key: KeyName) -> Tree {
    guard scalar != nil else { return self }
    let entry = Entry(key: key.rawValue, keyLocation: location, value: self)
    return Tree(content: .mapping([entry]), location: location, weight: weight)
  }

  /// The options or scopes in a list, each as a mapping.
  var options: [Tree] { (list ?? []).map { $0.spelledOut(as: .option) } }

  /// The options of a pop-up button that can be chosen, with submenus replaced by their options.
  var choosableOptions: [Tree] { options.flatMap { $0[.options]?.choosableOptions ?? [$0] } }

  /// The text that an option stores, as it is written.
  var stored: Tree? { self[.value] ?? self[.option] }
}
