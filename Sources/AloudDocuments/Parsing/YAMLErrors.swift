internal import Aloud
internal import Yams

/// What the YAML library found wrong, in our own words.
enum YAMLErrors {
  /// The error that `error` means.
  static func error(for error: YamlError) -> DocumentError {
    switch error {
    case .scanner(let context, let reason, let mark, _), .parser(let context, let reason, let mark, _),
      .composer(let context, let reason, let mark, _):
      // A quote or bracket that never ends is found at the end of the file; where it began helps more.
      let isOpen = key(for: reason) == "document.yaml.open"
      return DocumentError(SourceLocation(isOpen ? context?.mark ?? mark : mark), key(for: reason))
    case .duplicatedKeysInMapping(let duplicates, let context):
      return duplicate(AliasMark.show(duplicates.first ?? ""), at: SourceLocation(context.mark))
    default:
      return DocumentError(.start, "document.yaml.broken")
    }
  }

  /// The error of a key that is written twice in one mapping.
  static func duplicate(_ key: String, at location: SourceLocation) -> DocumentError {
    DocumentError(location, "document.duplicateKey", ["word": .text(.verbatim(String(key.prefix(60))))])
  }

  /// The message for what the library says; most of its sentences are about its own grammar.
  private static func key(for reason: String) -> String {
    switch reason {
    case _ where reason.hasPrefix("Maximum nesting level"): "document.yaml.nesting"
    case "but found another document": "document.severalDocuments"
    case _ where reason.contains("tab character"), "found character that cannot start any token":
      "document.yaml.character"
    case "found unexpected end of stream", "did not find expected ',' or ']'", "did not find expected ',' or '}'":
      "document.yaml.open"
    case "could not find expected ':'": "document.yaml.colon"
    case "mapping values are not allowed in this context": "document.yaml.value"
    case "did not find expected key", "did not find expected '-' indicator",
      "block sequence entries are not allowed in this context":
      "document.yaml.indentation"
    case _ where reason.contains("escape"): "document.yaml.escape"
    default: "document.yaml.broken"
    }
  }
}
