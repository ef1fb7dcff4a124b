internal import Aloud

struct HostEvent {
  enum Name: String, CaseIterable {
    case pressed, changed, performed, opened, left, answered, restored, interrupted, started, error
  }

  static let first = 1

  /// The host returns the number when it has answered.
  private let number: Int
  private let members: [(String, JSONValue)]

  init(
    _ name: Name, _ id: ID = "", number: Int, selected: [String]? = nil, answer: JSONValue? = nil, text: String? = nil
  ) {
    self.number = number
    let facts: [(String, JSONValue?)] = [
      ("event", .string(name.rawValue)), ("id", .string(id.name)), ("n", .number(number)),
      ("row", Self.row(id.item).map { .string($0) }), ("selected", selected.map { .texts($0) }), ("answer", answer),
      ("text", text.map { .string($0) }),
    ]
    members = facts.compactMap { name, value in value.map { (name, $0) } }
  }

  init?(_ event: Event, number: Int, of model: DocumentModel) {
    switch event {
    case .pressed(let id):
      let asked = model.behaviors[id.name]?.answer
      let answer = asked?.isYes.map { JSONValue.bool($0) }
      self = HostEvent(answer: answer, to: asked, number) ?? HostEvent(.pressed, id, number: number)
    case .changed(let id, .text(let text)):
      let asked = model.behaviors[id.name]?.answer
      self = HostEvent(answer: .string(text), to: asked, number) ?? HostEvent(.changed, id, number: number)
    case .changed(let id, _): self.init(.changed, id, number: number)
    case .opened(let id): self.init(.opened, id, number: number)
    case .sheet(let id, .did): self.init(.left, id, number: number)
    case .restored: self.init(.restored, number: number)
    case .interrupted: self.init(.interrupted, number: number)
    case .performed(let id, let things):
      self.init(.performed, id, number: number, selected: things.map { Self.row($0.item) ?? $0.name })
    case .sheet, .printed, .finished, .loaded, .saved, .voices, .elapsed, .settings, .today: return nil
    }
  }

  private init?(answer: JSONValue?, to asked: QuestionAnswer?, _ number: Int) {
    guard let answer, let asked else { return nil }
    self.init(.answered, ID(asked.question), number: number, answer: answer)
  }

  func effect(_ values: [(String, JSONValue)] = []) -> Effect {
    let members = members + (values.isEmpty ? [] : [("values", .object(values))])
    return .tell(ID(HostedApp.message.name, String(number)), JSONValue.object(members).text)
  }

  /// Returns the host's name for a row: its ID, or else its index from 0. For a command's row, this is the row's key.
  private static func row(_ item: String?) -> String? {
    item.map { ProvidedItem(item: $0)?.name ?? $0.split(separator: ":", maxSplits: 1).last.map(String.init) ?? $0 }
  }
}
