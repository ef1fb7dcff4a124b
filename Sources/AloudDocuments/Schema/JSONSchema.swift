public import Aloud

/// The form of documents as JSON Schema, draft 2020-12, made of the same grammar as the checks.
public enum JSONSchema {
  /// The schema; `wording` says the messages that describe it. The same wording gives the same bytes.
  public static func text(_ wording: (Message) -> String) -> String {
    var definitions: [(String, JSONText)] = ShapeName.allCases.filter { $0 != .document }
      .map { (definition($0), shape(Grammar.shape($0), wording)) }
    definitions += FamilyName.allCases.map { (definition($0), family(Grammar.family($0), wording)) }
    var members: [(String, JSONText)] = [
      ("$schema", .text("https://json-schema.org/draft/2020-12/schema")),
      ("title", .text(wording(Message("schema.title")))),
    ]
    if case .object(let document) = shape(Grammar.shape(.document), wording) { members += document }
    members.append(("$defs", .object(definitions)))
    return JSONText.object(members).printed() + "\n"
  }

  private static func definition(_ shape: ShapeName) -> String { "shape.\(shape.rawValue)" }
  private static func definition(_ family: FamilyName) -> String { "family.\(family.rawValue)" }

  private static func shape(_ shape: Shape, _ wording: (Message) -> String) -> JSONText {
    let properties = shape.keys.map { key -> (String, JSONText) in
      let about = ("description", JSONText.text(wording(Message(key.about))))
      return (key.name.rawValue, .object([about] + SchemaForm.members(key.form)))
    }
    let required = shape.keys.filter(\.isRequired).map { JSONText.text($0.name.rawValue) }
    return .object([
      ("description", .text(wording(Message("schema.shape.\(shape.name.rawValue)")))),
      ("type", .text("object")),
      ("properties", .object(properties)),
      ("required", .array(required)),
      ("additionalProperties", .flag(false)),
    ])
  }

  private static func family(_ family: Family, _ wording: (Message) -> String) -> JSONText {
    var kinds = family.kinds.map { SchemaForm.reference(definition($0.shape)) }
    if !family.words.isEmpty { kinds.append(.object([("enum", .array(family.words.map { .text($0) }))])) }
    return .object([
      ("description", .text(wording(Message("schema.family.\(family.name.rawValue)")))), ("oneOf", .array(kinds)),
    ])
  }
}
