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
    ("AloudCommand", ["app", "format", "locales", "understand"]),
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
