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
