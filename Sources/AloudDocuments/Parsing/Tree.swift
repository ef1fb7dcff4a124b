/// A YAML document as it was written. Every scalar is text, and every node has its location.
struct Tree: Sendable {
  enum Content: Sendable {
    /// `isPlain` is true if the text has no quotes.
    case scalar(String, isPlain: Bool)
    case list([Tree])
    case mapping([Entry])
  }

  struct Entry: Sendable {
    var key: String
    var keyLocation: SourceLocation
    var value: Tree
  }

  var content: Content
  var location: SourceLocation
  /// The number of parts in the tree, with aliases counted in full.
  var weight: Int

  var scalar: String? {
    if case .scalar(let text, _) = content { text } else { nil }
  }

  var list: [Tree]? {
    if case .list(let parts) = content { parts } else { nil }
  }

  var entries: [Entry]? {
    if case .mapping(let entries) = content { entries } else { nil }
  }

  /// True if the node is empty or null.
  var isNull: Bool {
    if case .scalar(let text, true) = content { ["", "~", "null", "Null", "NULL"].contains(text) } else { false }
  }

  /// The Boolean value, as YAML 1.1 and 1.2 write it.
  var flag: Bool? {
    guard case .scalar(let text, true) = content else { return nil }
    switch text.lowercased() {
    case "on", "true", "yes": return true
    case "off", "false", "no": return false
    default: return nil
    }
  }

  var number: Int? {
    if case .scalar(let text, true) = content { Int(text) } else { nil }
  }
}

extension Tree {
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
