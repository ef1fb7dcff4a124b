internal import Aloud

/// The JSON Schema of documents (draft 2020-12), derived from the same grammar as the checks.
public enum JSONSchema {
  /// The schema as indented JSON. The text is the same every time.
  public static var text: String {
    var members = [draft, ("title", .string("An app for Aloud"))]
    if case .object(let document) = shape(Grammar.shape(.document)) { members += document }
    members.append(("$defs", .object(definitions(of: ShapeName.allCases.filter { $0 != .document }))))
    return JSONValue.object(members).indentedText + "\n"
  }

  static let draft = ("$schema", JSONValue.string("https://json-schema.org/draft/2020-12/schema"))

  static func definitions(of shapes: [ShapeName]) -> [(String, JSONValue)] {
    shapes.map { (definition($0), shape(Grammar.shape($0))) }
      + FamilyName.allCases.map { (definition($0), family(Grammar.family($0))) }
  }

  static func definition(_ shape: ShapeName) -> String { "shape.\(shape.rawValue)" }
  private static func definition(_ family: FamilyName) -> String { "family.\(family.rawValue)" }

  private static func shape(_ shape: Shape) -> JSONValue {
    let properties = shape.keys.map { key -> (String, JSONValue) in
      let about = ("description", JSONValue.string(key.description))
      let examples = SchemaForm.example(of: key).map { [("examples", JSONValue.array([$0]))] } ?? []
      return (key.name.rawValue, .object([about] + SchemaForm.members(key.form) + examples))
    }
    return .schema(shape.description, properties, required: shape.keys.filter(\.isRequired).map(\.name.rawValue))
  }

  /// Each thing is held to the schema of its kind alone, so that a validator names what is wrong with it, and not that it is of no
  /// other kind.
  private static func family(_ family: Family) -> JSONValue {
    let kinds = family.shapes.map(\.keys[0])
    let isNone = JSONValue.object([("not", anyOf(kinds.map(\.name)))])
    let known = kinds.map { ($0.name.rawValue, JSONValue.object([("description", .string($0.description))])) }
    let rules = family.shapes.map { rule(kind($0, of: family), SchemaForm.reference(definition($0.name))) }
    let other = rule(
      isNone,
      .object([
        ("minProperties", .number(1)), ("properties", .object(known)),
        ("propertyNames", .object([("enum", .texts(known.map(\.0)))])),
      ]))
    return .object([
      ("description", .string(family.description)), ("if", .object([("type", .string("object"))])),
      ("then", .object([("allOf", .array(rules + [other]))])),
      ("else", .object([family.words.isEmpty ? ("type", .string("object")) : ("enum", .texts(family.words))])),
    ])
  }

  /// The key that identifies a shape is there, and none of those of shapes that have it as a key among others.
  private static func kind(_ shape: Shape, of family: Family) -> JSONValue {
    let name = shape.keys[0].name
    let others = family.shapes.filter { $0.name != shape.name && $0.key(name.rawValue) != nil }.map(\.keys[0].name)
    return .object([JSONValue.required([name.rawValue])] + (others.isEmpty ? [] : [("not", anyOf(others))]))
  }

  private static func rule(_ condition: JSONValue, _ schema: JSONValue) -> JSONValue {
    .object([("if", condition), ("then", schema)])
  }

  private static func anyOf(_ names: [KeyName]) -> JSONValue {
    .anyOf(names.map { .object([JSONValue.required([$0.rawValue])]) })
  }
}

extension JSONValue {
  static func texts(_ texts: [String]) -> JSONValue { .array(texts.map { .string($0) }) }
  static func anyOf(_ schemas: [JSONValue]) -> JSONValue { .object([("anyOf", .array(schemas))]) }
  static func required(_ names: [String]) -> (String, JSONValue) { ("required", .texts(names)) }

  /// Returns the schema of an object that has no other members.
  static func schema(_ description: String, _ properties: [(String, JSONValue)], required names: [String]) -> JSONValue
  {
    .object([
      ("description", .string(description)), ("type", .string("object")), ("properties", .object(properties)),
      required(names), ("additionalProperties", .bool(false)),
    ])
  }
}

enum SchemaForm {
  /// No ASCII punctuation but hyphens and underscores, and none of them first. Not every validator supports `\p{L}`.
  private static let namePattern = #"^[^\s0-9!-/:-@\[-`{-~][^!-,./:-@\[-^`{-~]*$"#
  /// A date, a time, both, or a word for a day. A duration may also be a whole number.
  private static let momentPattern =
    "^(today|now|[0-9]{1,4}|[0-9]{1,2}:[0-9]{2}|[0-9]{4}-[0-9]{2}-[0-9]{2}(T[0-9]{2}:[0-9]{2})?|\\{[^{}]+\\})$"
  private static let flags = JSONValue.array(
    [.bool(true), .bool(false)] + ["on", "off", "yes", "no"].map { .string($0) })

  static func members(_ form: Form) -> [(String, JSONValue)] {
    switch form {
    case .words, .rowWords, .plain: [types("string", "number", "boolean")]
    case .optionalPlain, .newValue, .variable, .optionalWords, .compared, .argument:
      [types("string", "number", "boolean", "null")]
    case .name: [types("string"), ("pattern", .string(namePattern))]
    case .language: [types("string"), ("pattern", .string("^[A-Za-z0-9-]+$")), ("minLength", .number(2))]
    case .reference: [types("string")]
    case .flag: [("enum", flags)]
    case .number(let range):
      [types("integer"), ("minimum", .number(range.lowerBound)), ("maximum", .number(range.upperBound))]
    case .amount:
      [
        types("number", "string"), ("minimum", .number(Int(NumberLimit.range.lowerBound))),
        ("maximum", .number(Int(NumberLimit.range.upperBound))), ("pattern", .string(#"^\{[^{}]+\}$"#)),
      ]
    case .numbers(let numbers): [("enum", .array(numbers.map { .number($0) }))]
    case .moment: [types("string", "integer"), ("pattern", .string(momentPattern))]
    case .weekday: [("enum", .array(Weekday.words.map { .string($0) } + Weekday.numbers.map { .number($0) }))]
    case .choice(let choices): [("enum", .array(choice(choices)))]
    case .initialValue: either(.optionalPlain, .givenValue)
    case .arguments: list(either(.argument, .optionalArguments), atLeast: 1)
    case .list(let part, let least): list(members(part), atLeast: least)
    case .oneOrMany(let part): choice(of: "array", list(members(part), atLeast: 0), otherwise: members(part))
    case .named(let part, let keys): named(part, keys: keys)
    case .shape(let name): [pointer("shape.\(name.rawValue)")]
    case .shapeOrTitle(let name, _): either(.words, name)
    case .family(let name): [pointer("family.\(name.rawValue)")]
    }
  }

  static func example(of key: Key) -> JSONValue? {
    guard let example = key.shownExample else { return nil }
    return (try? TreeParser.parse(example))?[key.name].map(value)
  }

  /// Whole numbers are numbers in the JSON.
  private static func value(_ tree: Tree) -> JSONValue {
    switch tree.content {
    case .scalar(let text, _): tree.number.map { .number($0) } ?? .string(text)
    case .list(let parts): .array(parts.map(value))
    case .mapping(let entries): .object(entries.map { ($0.key, value($0.value)) })
    }
  }

  private static func either(_ form: Form, _ shape: ShapeName) -> [(String, JSONValue)] {
    choice(of: "object", members(.shape(shape)), otherwise: members(form))
  }

  /// One schema for values of a type, and another for all others.
  private static func choice(
    of type: String, _ schema: [(String, JSONValue)], otherwise: [(String, JSONValue)]
  ) -> [(String, JSONValue)] {
    [("if", .object([types(type)])), ("then", .object(schema)), ("else", .object(otherwise))]
  }

  static func reference(_ definition: String) -> JSONValue { .object([pointer(definition)]) }

  private static func pointer(_ definition: String) -> (String, JSONValue) {
    ("$ref", .string("#/$defs/\(definition)"))
  }

  private static func types(_ names: String...) -> (String, JSONValue) {
    ("type", names.count == 1 ? .string(names[0]) : .texts(names))
  }

  private static func list(_ part: [(String, JSONValue)], atLeast least: Int) -> [(String, JSONValue)] {
    [types("array"), ("items", .object(part))] + (least > 0 ? [("minItems", .number(least))] : [])
  }

  private static func named(_ part: Form, keys: Form) -> [(String, JSONValue)] {
    var all = [types("object"), ("additionalProperties", JSONValue.object(members(part)))]
    if keys == .name { all.append(("propertyNames", .object(members(.name)))) }
    return all
  }

  /// Editors that follow YAML 1.1 read "on" and "off" as true and false.
  private static func choice(_ choices: [String]) -> [JSONValue] {
    choices.map { .string($0) } + (choices.contains("on") ? [.bool(true), .bool(false)] : [])
  }
}
