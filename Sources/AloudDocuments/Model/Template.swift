/// Text with places for values: `{name}`, or `{row}` and `{row.key}` for the row it is about, or `{selected}` for the rows
/// that an act is done to. `{{` is a brace.
struct Template: Sendable, Equatable {
  /// A piece of a template.
  enum Part: Sendable, Equatable {
    case words(String)
    /// What a value holds.
    case value(String)
    /// What the row is, or what it has under a key.
    case row(key: String?)
    /// The selected rows: all of them to a command, their number to the user.
    case selected
  }

  var parts: [Part]
  /// The text as the document has it, by which PO files translate it; nil where it has no words of its own.
  private(set) var source: String?

  /// The template that `text` is; nil when a brace is never closed.
  init?(_ text: String) {
    parts = []
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

  /// A template of what a row has under `key`.
  init(row key: String?) { parts = [.row(key: key)] }

  private static func place(_ name: String) -> Part {
    if name == "row" { return .row(key: nil) }
    if name == "selected" { return .selected }
    return name.hasPrefix("row.") ? .row(key: String(name.dropFirst(4))) : .value(name)
  }

  /// The names of the values it shows.
  var values: [String] {
    parts.compactMap { part in if case .value(let name) = part { name } else { nil } }
  }

  private var hasWords: Bool {
    parts.contains { part in if case .words(let words) = part { words.contains(where: \.isLetter) } else { false } }
  }

  /// Whether it shows something of a row.
  var needsRow: Bool {
    parts.contains { part in if case .row = part { true } else { false } }
  }

  /// Whether it shows what is selected.
  var needsSelection: Bool { parts.contains(.selected) }

  /// Whether it is a single place and nothing else.
  var isWholePlace: Bool { parts.count == 1 && plainText == nil }

  /// Its text, when it has no places.
  var plainText: String? {
    switch parts.count {
    case 0: ""
    case 1: if case .words(let text) = parts[0] { text } else { nil }
    default: nil
    }
  }
}
