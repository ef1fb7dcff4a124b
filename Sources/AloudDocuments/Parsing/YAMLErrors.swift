internal import Aloud
internal import Yams

/// Error messages of Aloud's own for the errors of the YAML library.
enum YAMLErrors {
  private static let open = "A quote or a bracket that opens here is not closed. Close it."
  private static let broken = """
    This can't be read as YAML. Look for a quote, a bracket or a colon that is missing or one too many, here or on the line \
    before.
    """

  /// Returns the document error for an error of the library.
  static func error(for error: YamlError) -> DocumentError {
    switch error {
    case .scanner(let context, let reason, let mark, _), .parser(let context, let reason, let mark, _),
      .composer(let context, let reason, let mark, _):
      // The library reports an unclosed quote or bracket at the end of the file; its beginning helps more.
      let message = Self.message(for: reason)
      let isOpen = message == open
      return DocumentError(SourceLocation(isOpen ? context?.mark ?? mark : mark), message)
    case .duplicatedKeysInMapping(let duplicates, let context):
      return duplicate(AliasMark.show(duplicates.first ?? ""), at: SourceLocation(context.mark))
    default:
      return DocumentError(.start, broken)
    }
  }

  /// Returns the error for a key that is written twice in a mapping.
  static func duplicate(_ key: String, at location: SourceLocation) -> DocumentError {
    DocumentError(location, "The key “\(key.prefix(60))” is written twice in this mapping. Keep one of them.")
  }

  /// Returns the message for a reason that the library gives. Most of its sentences are about its own grammar.
  private static func message(for reason: String) -> String {
    switch reason {
    case _ where reason.hasPrefix("Maximum nesting level"): "Brackets are nested too deep here."
    case "but found another document":
      "A second document begins here. Keep one document in the file, and remove the line “---” or “...”."
    case _ where reason.contains("tab character"), "found character that cannot start any token":
      "This character can't stand here: it is a tab used as indentation, or one of % @ ` at the beginning of a text. Indent with spaces; put the text in quotes."
    case "found unexpected end of stream", "did not find expected ',' or ']'", "did not find expected ',' or '}'":
      open
    case "could not find expected ':'":
      "A colon is missing after this key, or a text that goes over several lines needs quotes."
    case "mapping values are not allowed in this context":
      "A colon with a space after it can't stand here. Put the text in quotes, or begin a new line."
    case "did not find expected key", "did not find expected '-' indicator",
      "block sequence entries are not allowed in this context":
      "This line is indented otherwise than the lines that it belongs to. Put it in line with them."
    case _ where reason.contains("escape"):
      "This is no escape that a text in double quotes knows. Write \\\\ for a backslash, or use single quotes."
    default: broken
    }
  }
}
