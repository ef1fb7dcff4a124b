internal import Aloud
internal import Yams

/// What the YAML library found wrong, in our own words.
enum YAMLMistake {
  /// The mistake that `error` means.
  static func mistake(for error: YamlError) -> Mistake {
    switch error {
    case .scanner(let context, let problem, let mark, _), .parser(let context, let problem, let mark, _),
      .composer(let context, let problem, let mark, _):
      // A quote or bracket that never ends is found at the end of the file; where it began helps more.
      let isOpen = key(for: problem) == "document.yaml.open"
      return Mistake(Place(isOpen ? context?.mark ?? mark : mark), key(for: problem))
    case .duplicatedKeysInMapping(let duplicates, let context):
      return duplicate(AliasMark.show(duplicates.first ?? ""), at: Place(context.mark))
    default:
      return Mistake(.start, "document.yaml.broken")
    }
  }

  /// The mistake of a key that is written twice in one mapping.
  static func duplicate(_ key: String, at place: Place) -> Mistake {
    Mistake(place, "document.duplicateKey", ["word": .text(.verbatim(String(key.prefix(60))))])
  }

  /// The message for what the library says; most of its sentences are about its own grammar.
  private static func key(for problem: String) -> String {
    switch problem {
    case _ where problem.hasPrefix("Maximum nesting level"): "document.yaml.nesting"
    case "but found another document": "document.severalDocuments"
    case _ where problem.contains("tab character"), "found character that cannot start any token":
      "document.yaml.character"
    case "found unexpected end of stream", "did not find expected ',' or ']'", "did not find expected ',' or '}'":
      "document.yaml.open"
    case "could not find expected ':'": "document.yaml.colon"
    case "mapping values are not allowed in this context": "document.yaml.value"
    case "did not find expected key", "did not find expected '-' indicator",
      "block sequence entries are not allowed in this context":
      "document.yaml.indentation"
    case _ where problem.contains("escape"): "document.yaml.escape"
    default: "document.yaml.broken"
    }
  }
}
