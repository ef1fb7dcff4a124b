internal import Aloud

/// The JSON Schema of documents (draft 2020-12), derived from the same grammar as the checks.
public enum JSONSchema {
  /// The schema as indented JSON. The text is the same every time.
  public static var text: String {
    var definitions: [(String, JSONValue)] = ShapeName.allCases.filter { $0 != .document }
      .map { (definition($0), shape(Grammar.shape($0))) }
    definitions += FamilyName.allCases.map { (definition($0), family(Grammar.family($0))) }
    var members: [(String, JSONValue)] = [
      ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
      ("title", .string("An app for Aloud")),
    ]
    if case .object(let document) = shape(Grammar.shape(.document)) { members += document }
    members.append(("$defs", .object(definitions)))
    return JSONValue.object(members).indentedText + "\n"
  }

  private static func definition(_ shape: ShapeName) -> String { "shape.\(shape.rawValue)" }
  private static func definition(_ family: FamilyName) -> String { "family.\(family.rawValue)" }

  private static func shape(_ shape: Shape) -> JSONValue {
    let properties = shape.keys.map { key -> (String, JSONValue) in
      let about = ("description", JSONValue.string(key.description))
      let examples = SchemaForm.example(of: key).map { [("examples", JSONValue.array([$0]))] } ?? []
      return (key.name.rawValue, .object([about] + SchemaForm.members(key.form) + examples))
    }
    let required = shape.keys.filter(\.isRequired).map { JSONValue.string($0.name.rawValue) }
    return .object([
      ("description", .string(shape.description)),
      ("type", .string("object")),
      ("properties", .object(properties)),
      ("required", .array(required)),
      ("additionalProperties", .bool(false)),
    ])
  }

  private static func family(_ family: Family) -> JSONValue {
    var kinds = family.shapes.map { SchemaForm.reference(definition($0.name)) }
    if !family.words.isEmpty { kinds.append(.object([("enum", .array(family.words.map { .string($0) }))])) }
    return .object([
      ("description", .string(family.description)), ("oneOf", .array(kinds)),
    ])
  }
}
