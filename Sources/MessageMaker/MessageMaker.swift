import Foundation

/// Writes the functions for the messages that the sources of one module name. The build runs it.
@main enum MessageMaker {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard arguments.count > 2 else { fatalError("Usage: MessageMaker WORDING OUTPUT MODULE SOURCE...") }
    let text = { try String(contentsOfFile: $0, encoding: .utf8) }
    let messages = ModuleMessages(
      of: arguments[2], wording: try text(arguments[0]), sources: try arguments.dropFirst(3).map(text))
    // An unchanged file is left alone, so that nothing is compiled again.
    if (try? text(arguments[1])) == messages.text { return }
    try messages.text.write(toFile: arguments[1], atomically: true, encoding: .utf8)
  }
}

/// The Swift file with a function for each message that a module names, generated from the English wording. A message that is
/// looked up by a name that the program already has, such as an enumeration case, needs no function.
struct ModuleMessages {
  private let entries: [EnglishEntry]
  private let module: String

  /// Creates the messages that sources name, from a wording, the text of a PO file.
  init(of module: String, wording: String, sources: [String]) {
    let words = Set(sources.flatMap { $0.split { !($0.isLetter || $0.isNumber) } })
    entries = EnglishEntry.entries(of: wording)
      .filter { words.contains(MessageFunction.name(of: $0.key)[...]) }
      .sorted { $0.key < $1.key }
    self.module = module
  }

  /// The text of the file.
  var text: String {
    let head = module == "AloudLanguage" ? "" : "import AloudLanguage\n\n"
    return head + "extension Message {\n" + entries.map { MessageFunction($0).declaration }.joined(separator: "\n")
      + "}\n"
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
      return summary + Self.wrapped("  static var \(name): Message {", "Message(\"\(entry.key)\")")
    }
    let pairs = places.map { "\"\($0)\": \(Self.quoted($0))" }
    let message = "Message(\"\(entry.key)\", [\(pairs.joined(separator: ", "))])"
    let parameters = places.map { "\(Self.quoted($0)): Argument" }
    let head = "  static func \(name)(\(parameters.joined(separator: ", "))) -> Message {"
    if head.count <= Self.width { return summary + Self.wrapped(head, message) }
    let lines = parameters.map { "    \($0)" }.joined(separator: ",\n")
    return summary + "  static func \(name)(\n\(lines)\n  ) -> Message {\n    \(message)\n  }\n"
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

/// An entry of the English wording, reduced to what its function needs: key, words and places.
struct EnglishEntry: Equatable {
  /// The key (`msgctxt`).
  var key = ""
  /// The English words (`msgid`), with their escapes, followed by those of the plural.
  var texts: [String] = []
  /// A Boolean value that indicates whether the entry has plural forms, which the place `count` chooses.
  var isPlural: Bool { texts.count > 1 }

  /// The names of the places in the order in which they occur, including the number that chooses the plural form.
  var places: [String] {
    var names: [String] = []
    for text in texts {
      for part in text.split(separator: "{", omittingEmptySubsequences: false).dropFirst() {
        guard let end = part.firstIndex(of: "}") else { continue }
        let name = String(part[..<end])
        if !names.contains(name) { names.append(name) }
      }
    }
    return isPlural && !names.contains("count") ? ["count"] + names : names
  }

  /// Returns the entries of a PO file, in file order, without the header. Only the text between `msgctxt` and `msgstr` is read.
  static func entries(of file: String) -> [EnglishEntry] {
    var entries: [EnglishEntry] = []
    var part = ""
    for line in file.split(separator: "\n") where !line.hasPrefix("#") {
      guard let quote = line.firstIndex(of: "\"") else { continue }
      let text = String(line[quote...].dropFirst().dropLast())
      let isContinued = quote == line.startIndex
      if !isContinued { part = String(line[..<quote].prefix { $0 != " " && $0 != "[" }) }
      switch part {
      case "msgctxt" where isContinued: entries[entries.count - 1].key += text
      case "msgctxt": entries.append(EnglishEntry(key: text))
      case "msgid" where entries.isEmpty, "msgid_plural" where entries.isEmpty: continue
      case "msgid", "msgid_plural":
        let index = entries.count - 1
        if isContinued {
          entries[index].texts[entries[index].texts.count - 1] += text
        } else {
          entries[index].texts.append(text)
        }
      default: continue
      }
    }
    return entries
  }
}
