import Foundation

/// Writes the functions for the messages of one module. The build runs it.
@main enum MessageMaker {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 4 else { fatalError("Usage: MessageMaker WORDING MODULE FILE") }
    let wording = try String(contentsOfFile: arguments[1], encoding: .utf8)
    let text = ModuleMessages(of: arguments[2], wording: wording).text
    try text.write(toFile: arguments[3], atomically: true, encoding: .utf8)
  }
}

/// The Swift file with a function for each message of a module, generated from the English wording.
struct ModuleMessages {
  /// The families of keys that belong to each module, and single keys that a module uses from another's. All other keys belong to
  /// the core.
  private static let families: [(module: String, keys: [String])] = [
    ("AloudLanguage", ["color", "duration", "facts", "plain", "spell", "text"]),
    ("AloudDocuments", ["document", "host"]),
    ("AloudTerminal", ["brailleTable", "keys", "listening", "zoom"]),
    ("AloudPrompts", ["dialect", "gauge"]),
    ("AloudApp", ["localeFolder", "output"]),
    ("AloudReminders", ["app"]),
    ("AloudCommand", ["format", "locales", "understand"]),
  ]

  private let entries: [EnglishEntry]
  private let module: String

  /// Creates the messages of a module from a wording, the text of a PO file.
  init(of module: String, wording: String) {
    entries = EnglishEntry.entries(of: wording)
      .filter { Self.module(of: $0.key) == module && !MessageFamilies.hold($0.key) }
      .sorted { $0.key < $1.key }
    self.module = module
  }

  /// Returns the module that a message belongs to.
  static func module(of key: String) -> String {
    let family = String(key.prefix { $0 != "." })
    return families.first { $0.keys.contains(key) || $0.keys.contains(family) }?.module ?? "Aloud"
  }

  /// The function names, by key.
  var functions: [String: String] {
    Dictionary(uniqueKeysWithValues: entries.map { ($0.key, MessageFunction.name(of: $0.key)) })
  }

  /// The text of the file.
  var text: String {
    let head = module == "AloudLanguage" ? "" : "package import Aloud\(module == "Aloud" ? "Language" : "")\n\n"
    return head + "extension Message {\n" + entries.map { MessageFunction($0).declaration }.joined(separator: "\n")
      + "}\n"
  }
}

/// The keys that have no function. **Every key has a function unless it belongs to a family, whose last parts are looked up by a
/// name that the program already has** (an enumeration case, a key of the grammar, a word of a template).
///
/// Swift code never spells out such a key, so nothing would call its function. Tests check that a family has an entry for each of
/// its names. A key beside a family that Swift code does spell out (`hint.more`) belongs to no family. If both kinds share a
/// beginning, all of their keys have functions.
private enum MessageFamilies {
  /// The beginnings of the keys of each family.
  static let beginnings = [
    "app.reminders.notSaved.", "app.reminders.readOnly.", "app.reminders.sample.", "app.reminders.search.",
    "app.reminders.sortBy.", "app.routes.pace.", "app.routes.place.", "app.routes.rest.", "app.routes.step.",
    "app.shop.colour.", "braille.", "calendar.", "capitals.", "command.", "direction.",
    "doneSignal.", "messages.",
    "file.", "keyEcho.", "line.", "lint.words.",
    "punctuation.", "role.", "settingSource.", "state.", "textSize.", "verbosity.",
  ]

  /// The keys that begin like a family but are spelled out in Swift code.
  static let spelledOut: Set<String> = [
    "braille.number", "braille.position", "braille.role.headingLevel", "role.headingLevel", "role.popoverOf",
    "state.dimmedBecause",
    "state.invalidBecause",
  ]

  /// Returns a Boolean value that indicates whether a key is looked up by a name.
  static func hold(_ key: String) -> Bool {
    !spelledOut.contains(key) && beginnings.contains { key.hasPrefix($0) }
  }
}

/// A function of `Message` that returns an entry. Name and parameters are those of the entry, so the compiler reports a key that
/// does not exist and a place without an argument.
struct MessageFunction {
  private let entry: EnglishEntry

  init(_ entry: EnglishEntry) { self.entry = entry }

  /// Returns the function's name: the parts of the key in camel case (`sheetReady` for "sheet.ready").
  static func name(of key: String) -> String {
    let parts = key.split(separator: ".")
    return parts.prefix(1).joined() + parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// The declaration, with the English words as its documentation comment.
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

  /// Returns a name in backquotes if it is a Swift keyword.
  private static func quoted(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

  /// The Swift keywords that can also be names of places.
  private static let keywords: Set<String> = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum", "extension",
    "false", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator",
    "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super",
    "switch", "throw", "throws", "true", "try", "var", "where", "while",
  ]
}
