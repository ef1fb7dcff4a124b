/// A text with placeholders: `{name}` for a value, `{row}` and `{row.key}` for the current row, and `{selected}` for the rows that
/// an action applies to. `{{` and `}}` stand for braces.
struct Template: Sendable, Equatable {
  enum Part: Sendable, Equatable {
    case words(String)
    case value(String)
    /// The row's title, or its field with a key.
    case row(key: String?)
    /// The selected rows: all of them for a command, and their number for the user.
    case selected

    var name: String? {
      switch self {
      case .words: nil
      case .value(let name): name
      case .row(let key): key.map { "row.\($0)" } ?? "row"
      case .selected: "selected"
      }
    }
  }

  var parts: [Part]
  /// The text as written, which is the key of its translation, or `nil` if the text has no words of its own.
  private(set) var source: String?

  init?(_ text: String) {
    parts = []
    // Most texts have no braces, and are read again for each state.
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }) else {
      if !text.isEmpty { parts = [.words(text)] }
      if hasWords { source = text }
      return
    }
    var words = ""
    var rest = text[...]
    while let character = rest.popFirst() {
      if (character == "{" || character == "}") && rest.first == character {
        words.append(character)
        rest.removeFirst()
      } else if character == "{" {
        guard let end = rest.firstIndex(of: "}") else { return nil }
        if !words.isEmpty { parts.append(.words(words)) }
        words = ""
        parts.append(Self.place(String(rest[..<end])))
        rest = rest[rest.index(after: end)...]
      } else {
        words.append(character)
      }
    }
    if !words.isEmpty { parts.append(.words(words)) }
    if hasWords { source = text }
  }

  init(row key: String?) { parts = [.row(key: key)] }

  private static func place(_ name: String) -> Part { name == "selected" ? .selected : row(name) ?? .value(name) }

  static func row(_ name: String) -> Part? {
    name == "row" ? .row(key: nil) : name.hasPrefix("row.") ? .row(key: String(name.dropFirst(4))) : nil
  }

  var values: [String] { parts.compactMap { part in if case .value(let name) = part { name } else { nil } } }

  private var hasWords: Bool {
    parts.contains { part in if case .words(let words) = part { words.contains(where: \.isLetter) } else { false } }
  }

  var needsRow: Bool { parts.contains { part in if case .row = part { true } else { false } } }
  var needsSelection: Bool { parts.contains(.selected) }
  var isWholePlace: Bool { parts.count == 1 && plainText == nil }
  var soleValue: String? { if parts.count == 1, case .value(let name) = parts[0] { name } else { nil } }

  var plainText: String? {
    switch parts.count {
    case 0: ""
    case 1: if case .words(let text) = parts[0] { text } else { nil }
    default: nil
    }
  }
}

extension Tree? {
  /// The words of a key, or `nil` if there are none.
  var template: Template? { self?.scalar.flatMap { $0.isEmpty ? nil : Template($0) } }
}
