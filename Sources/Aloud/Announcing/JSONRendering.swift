extension Renderer {
  /// Returns the announcement as one JSON object on one line (SAY-6), with its facts as data and all its forms.
  public func json(_ announcement: Announcement) -> String {
    let utterance = utterance(announcement)
    func text(_ text: LocalizedText?) -> JSONValue { text.map { .string(wording.text($0)) } ?? .null }
    return JSONValue.object([
      ("kind", .string(announcement.kind.rawValue)),
      ("number", announcement.number.map(JSONValue.number) ?? .null),
      ("name", text(announcement.name)),
      ("role", announcement.role.map { .string($0.rawValue) } ?? .null),
      ("states", .array(announcement.states.map { .string($0.rawValue) })),
      ("reason", text(announcement.reason)),
      // Scripts rely on this name.
      ("problem", text(announcement.error)),
      ("level", announcement.level.map(JSONValue.number) ?? .null),
      ("anchor", text(announcement.anchor)),
      ("value", text(announcement.value)),
      ("position", announcement.position.map(Self.json) ?? .null),
      ("description", text(announcement.description)),
      ("image", text(announcement.image)),
      ("hint", announcement.hint.map { text(.message($0)) } ?? .null),
      ("printed", .string(printed(announcement))),
      ("spoken", .string(utterance.plainText)),
      ("speech", .array(utterance.units.map(Self.json))),
      ("braille", .string(braille(announcement))),
      ("language", .string(utterance.language)),
    ]).text
  }

  private static func json(_ position: Position) -> JSONValue {
    .object([("index", .number(position.index)), ("count", .number(position.count))])
  }

  private static func json(_ unit: SpeechUnit) -> JSONValue {
    switch unit {
    case .text(let text, let language):
      .object([("text", .string(text)), ("language", language.map(JSONValue.string) ?? .null)])
    case .pause(let milliseconds): .object([("pause", .number(milliseconds))])
    case .gap(let milliseconds): .object([("gap", .number(milliseconds))])
    case .characters(let text): .object([("characters", .string(text))])
    case .mark(let name): .object([("mark", .string(name))])
    case .rate(let factor): .object([("rate", .decimal(factor))])
    case .pitch(let factor): .object([("pitch", .decimal(factor))])
    case .icon(let icon): .object([("icon", .string(icon.rawValue))])
    }
  }
}
