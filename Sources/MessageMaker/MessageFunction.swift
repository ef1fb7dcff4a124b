/// A function of `Message` that says an entry: its name and arguments are those of the entry, so that the compiler knows of
/// a key that isn't there, and of a place that nothing is given for.
struct MessageFunction {
  private let entry: EnglishEntry

  init(_ entry: EnglishEntry) { self.entry = entry }

  /// The function's name: the key, its parts run together ("sheet.ready" is `sheetReady`).
  static func name(of key: String) -> String {
    let parts = key.split(separator: ".")
    return parts.prefix(1).joined() + parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// The declaration, with the English words above it.
  var declaration: String {
    let name = Self.quoted(Self.name(of: entry.key))
    let places = entry.places
    if places.isEmpty {
      return summary + Self.wrapped("  package static var \(name): Message {", "Message(\"\(entry.key)\")")
    }
    let pairs = places.map { "\"\($0)\": \(Self.quoted($0))" }
    let message = "Message(\"\(entry.key)\", [\(pairs.joined(separator: ", "))])"
    let parameters = places.map { "\(Self.quoted($0)): Argument" }
    let head = "  package static func \(name)(\(parameters.joined(separator: ", "))) -> Message {"
    if head.count <= Self.width { return summary + Self.wrapped(head, message) }
    let lines = parameters.map { "    \($0)" }.joined(separator: ",\n")
    return summary + "  package static func \(name)(\n\(lines)\n  ) -> Message {\n    \(message)\n  }\n"
  }

  private var summary: String {
    let text = entry.texts.last ?? ""
    let room = Self.width - 8
    return "  /// “\(text.count > room ? text.prefix(room - 1) + "…" : text)”\n"
  }

  private static let width = 120

  private static func wrapped(_ head: String, _ body: String) -> String {
    let line = "\(head) \(body) }"
    return line.count <= width ? line + "\n" : "\(head)\n    \(body)\n  }\n"
  }

  /// A name as Swift takes it.
  private static func quoted(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

  /// The words of Swift that a place could be called by too.
  private static let keywords: Set<String> = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum", "extension",
    "false", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator",
    "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super",
    "switch", "throw", "throws", "true", "try", "var", "where", "while",
  ]
}
