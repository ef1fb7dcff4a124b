internal import CYAML

final class YAMLEvents {
  enum Kind { case scalar, alias, sequence, mapping, boundary, end }

  struct Event {
    /// A `boundary` is the beginning or the end of a document, or the beginning of the text; an `end` is that of a list, a mapping
    /// or the text.
    var kind: Kind
    var location: SourceLocation
    var anchor: String?
    /// The text of a scalar, or the anchor that an alias names.
    var text = ""
    var isPlain = false
    var isFlow = false
  }

  /// libyaml keeps pointers to its parser and to the text.
  private let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
  private let bytes: UnsafeMutableBufferPointer<UInt8>

  init(_ text: String) {
    bytes = .allocate(capacity: text.utf8.count)
    _ = bytes.initialize(fromContentsOf: text.utf8)
    yaml_parser_initialize(parser)
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
    bytes.deallocate()
  }

  func part() throws(DocumentError) -> Event? {
    let event = try next()
    return event.kind == .end ? nil : event
  }

  func next() throws(DocumentError) -> Event {
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) == 1 else { throw YAMLErrors.error(of: parser.pointee) }
    defer { yaml_event_delete(&event) }
    let (data, location) = (event.data, SourceLocation(event.start_mark))
    switch event.type {
    case YAML_SCALAR_EVENT:
      let scalar = data.scalar
      let text = String(decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
      return Event(
        kind: .scalar, location: location, anchor: Self.text(scalar.anchor), text: text,
        isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE)
    case YAML_SEQUENCE_START_EVENT:
      let start = data.sequence_start
      let isFlow = start.style == YAML_FLOW_SEQUENCE_STYLE
      return Event(kind: .sequence, location: location, anchor: Self.text(start.anchor), isFlow: isFlow)
    case YAML_MAPPING_START_EVENT:
      let start = data.mapping_start
      let isFlow = start.style == YAML_FLOW_MAPPING_STYLE
      return Event(kind: .mapping, location: location, anchor: Self.text(start.anchor), isFlow: isFlow)
    case YAML_ALIAS_EVENT: return Event(kind: .alias, location: location, text: Self.text(data.alias.anchor) ?? "")
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT, YAML_STREAM_END_EVENT:
      return Event(kind: .end, location: location)
    default: return Event(kind: .boundary, location: location)
    }
  }

  private static func text(_ pointer: UnsafeMutablePointer<UInt8>?) -> String? { pointer.map { String(cString: $0) } }
}

extension SourceLocation {
  fileprivate init(_ mark: yaml_mark_t) { self.init(line: Int(mark.line) + 1, column: Int(mark.column) + 1) }
}

enum YAMLErrors {
  private static let open = "A quote or a bracket that opens here is not closed. Close it."
  private static let inner = """
    A text within braces or brackets can't have a colon with a space after it, a comma, a brace or a bracket, as this one has. \
    Put it in quotes.
    """
  private static let broken = """
    This can't be read as YAML. Look for a quote, a bracket or a colon that is missing or one too many, here or on the line \
    before.
    """
  static let secondDocument =
    "A second document begins here. Keep one document in the file, and remove the line “---” or “...”."

  static func error(of parser: yaml_parser_t) -> DocumentError {
    let isOfText = parser.error == YAML_SCANNER_ERROR || parser.error == YAML_PARSER_ERROR
    guard isOfText, let problem = parser.problem else { return DocumentError(.start, broken) }
    // The library reports an unclosed quote or bracket at the end of the file; its beginning helps more.
    let message = message(for: String(cString: problem), while: parser.context.map { String(cString: $0) } ?? "")
    let isOpen = message == open && parser.context != nil
    // What is closed in its line has something in it that can't stand there.
    if isOpen, parser.problem_mark.line == parser.context_mark.line {
      return DocumentError(SourceLocation(parser.problem_mark), inner)
    }
    return DocumentError(SourceLocation(isOpen ? parser.context_mark : parser.problem_mark), message)
  }

  static func duplicate(_ key: String, at location: SourceLocation) -> DocumentError {
    DocumentError(location, "The key “\(key.prefix(60))” is written twice in this mapping. Keep one of them.")
  }

  /// Most of the library's sentences are about its own grammar.
  private static func message(for problem: String, while context: String) -> String {
    switch problem {
    case _ where context == "while scanning an alias":
      "A name of letters and digits must follow * here. Put a text that begins with * in quotes."
    case _ where problem.contains("tab character"), "found character that cannot start any token":
      "This character can't stand here: it is a tab used as indentation, or one of % @ ` at the beginning of a text. Indent with spaces; put the text in quotes."
    case "found unexpected end of stream", "did not find expected ',' or ']'", "did not find expected ',' or '}'": open
    case "could not find expected ':'":
      "A colon is missing after this key, or a text that goes over several lines needs quotes."
    case "mapping values are not allowed in this context":
      "A colon with a space after it can't stand here. Put the text in quotes, or begin a new line."
    case "did not find expected key", "did not find expected '-' indicator",
      "block sequence entries are not allowed in this context":
      "This line is indented otherwise than the lines that it belongs to. Put it in line with them."
    case _ where problem.contains("escape"):
      "This is no escape that a text in double quotes knows. Write \\\\ for a backslash, or use single quotes."
    default: broken
    }
  }
}
