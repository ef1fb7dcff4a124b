/// The Swift file with a function for each message that a module says, made of the English wording.
struct ModuleMessages {
  /// The first parts of the keys of each module, and keys that a module says of another's; all others are the core's.
  private static let families: [(module: String, keys: [String])] = [
    ("AloudLanguage", ["color", "duration", "facts", "plain", "spell", "text"]),
    ("AloudDocuments", ["document", "host"]),
    ("AloudTerminal", ["brailleTable", "keys", "listening", "zoom"]),
    ("AloudPrompts", ["dialect", "gauge"]),
    ("AloudApp", ["localeFolder", "output"]),
    ("AloudCommand", ["app", "format", "locales", "understand"]),
  ]

  private let entries: [EnglishEntry]
  private let module: String

  /// The messages of a module among those of a wording, a PO file.
  init(of module: String, wording: String) {
    entries = EnglishEntry.entries(of: wording)
      .filter { Self.module(of: $0.key) == module && !MessageFamilies.hold($0.key) }
      .sorted { $0.key < $1.key }
    self.module = module
  }

  /// The module that says a message.
  static func module(of key: String) -> String {
    let family = String(key.prefix { $0 != "." })
    return families.first { $0.keys.contains(key) || $0.keys.contains(family) }?.module ?? "Aloud"
  }

  /// The name of the function of each key that has one.
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
