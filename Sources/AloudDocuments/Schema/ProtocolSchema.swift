internal import Aloud

/// The JSON Schema of the lines between Aloud and a host (draft 2020-12), derived from the protocol and from the grammar of
/// documents.
public enum ProtocolSchema {
  /// The schema as indented JSON. The text is the same every time.
  public static var text: String {
    let parts: [(String, JSONValue)] = [
      ("aloud", .anyOf([greeting, event, waiting, ended, pageRequest, findRequest])),
      ("host", .anyOf([first, interface, actions, patch, log, page, found, done])),
    ]
    return JSONValue.object([
      JSONSchema.draft, ("title", .string("A line between Aloud and a host")),
      ("anyOf", .array(parts.map { SchemaForm.reference($0.0) })),
      ("$defs", .object(parts + JSONSchema.definitions(of: ShapeName.allCases))),
    ]).indentedText + "\n"
  }

  // MARK: - From Aloud

  private static let greeting = line(
    "The first line, with the version of the protocol, the user's locale, and what the host can ask for and send.",
    [
      ("aloud", constant(.number(HostProtocol.version))), ("locale", text("A BCP 47 tag.")),
      ("events", list(of: text("The name of an event."))), ("messages", list(of: text("The key of a message."))),
    ])

  private static let event = line(
    "Something that the user has done, or that the host has asked to be told of.",
    [
      ("event", choice(HostEvent.Name.allCases.map(\.rawValue))),
      ("id", text("The id of the thing that was used. Empty where the event concerns the whole app.")),
      ("n", number(from: HostEvent.first)),
    ],
    optional: [
      ("row", text("The row of a list: its id or, without one, its place, counted from 0.")),
      ("selected", list(of: text("A row."))),
      ("answer", either(["string", "boolean"])),
      ("text", text("What is wrong.")),
      (
        "values",
        .object([
          ("type", .string("object")),
          ("additionalProperties", .anyOf([either(["string", "boolean"]), list(of: text("A chosen text."))])),
        ])
      ),
    ])

  private static let waiting = line(
    "The session waits for a line.",
    [("event", constant(.string(HostProtocol.AskedEvent.waiting.rawValue))), ("lines", number(from: 0))])

  private static let ended = line("The last line.", [("event", constant(.string(HostProtocol.ended)))])

  private static let pageRequest = line(
    "A request for rows.",
    [
      ("rows", text("The id of the list.")), ("from", number(from: 0)),
      ("count", constant(.number(HostProtocol.pageSize))),
    ])

  private static let findRequest = line(
    "A request for the rows whose titles may have a text in them.",
    [
      ("find", text("The text, in small letters and without accents.")), ("rows", text("The id of the list.")),
      ("count", constant(.number(HostProtocol.findLimit))),
    ])

  // MARK: - From the host

  private static let document = SchemaForm.reference(JSONSchema.definition(.document))

  private static let first = line(
    "The first line, with the version of the protocol and the interface.",
    [
      ("aloud", .anyOf([constant(.number(HostProtocol.version)), list(of: number(from: 1))])), ("interface", document),
    ],
    optional: [("events", list(of: choice(HostProtocol.AskedEvent.allCases.map(\.rawValue))))])

  private static let interface = line("Another interface.", [("interface", document)])

  private static let actions = line(
    "An action, or a list of them. A host runs programs itself.", [("do", .anyOf([action, list(of: action)]))])

  /// Only the outermost actions are held to be no runs of programs, and no questions without answers.
  private static let action: JSONValue = {
    let refused = HostedDocument.refusedActions.values.map(\.rawValue).sorted()
    let runs = refused.map { JSONValue.object([("type", .string("object")), JSONValue.required([$0])]) }
    let answers = ["items", "answer"].map { JSONValue.object([JSONValue.required([$0])]) }
    let unanswered = JSONValue.object([
      ("type", .string("object")), JSONValue.required(["ask"]), ("not", .object([("oneOf", .array(answers))])),
    ])
    return .object(SchemaForm.members(.family(.action)) + [("not", .anyOf(runs + [unanswered]))])
  }()

  private static let patch = line(
    "New things in place of those with these ids. Null removes a thing.",
    [("patch", .object([("type", .string("object")), ("additionalProperties", either(["object", "null"]))]))])

  private static let log = line(
    "A message for a log, or a piece of one.",
    [
      (
        "log",
        line(
          "The log, and what is written.", [("id", text("The id of the log."))],
          optional: [
            ("text", text("The message or the piece, in light Markdown.")),
            ("message", text("The host's name for a message that comes in pieces.")),
            ("speaker", text("you, assistant, tool, error, noise, or any name.")),
            ("end", either(["boolean"])),
          ])
      )
    ])

  private static let page = line(
    "Rows of a list.",
    [
      ("rows", text("The id of the list.")), ("from", number(from: 0)),
      ("items", list(of: either(["string", "object"]))),
    ])

  private static let found = line(
    "Rows that were found.",
    [
      ("rows", text("The id of the list.")), ("find", text("The text of the request.")),
      (
        "items",
        list(
          of: .object([
            ("type", .string("object")), ("properties", .object([("at", number(from: 0))])),
            JSONValue.required(["at", "title"]),
          ]))
      ),
    ])

  private static let done = line(
    "The host has finished with the event of this number.", [("done", number(from: HostEvent.first))])

  // MARK: - Schemas

  private static func line(
    _ description: String, _ members: [(String, JSONValue)], optional: [(String, JSONValue)] = []
  ) -> JSONValue {
    .schema(description, members + optional, required: members.map(\.0))
  }

  private static func constant(_ value: JSONValue) -> JSONValue { .object([("const", value)]) }
  private static func choice(_ words: [String]) -> JSONValue { .object([("enum", .texts(words))]) }

  private static func text(_ description: String) -> JSONValue {
    .object([("description", .string(description)), ("type", .string("string"))])
  }

  private static func number(from least: Int) -> JSONValue {
    .object([("type", .string("integer")), ("minimum", .number(least))])
  }

  private static func list(of part: JSONValue) -> JSONValue { .object([("type", .string("array")), ("items", part)]) }
  private static func either(_ types: [String]) -> JSONValue { .object([("type", .texts(types))]) }
}
