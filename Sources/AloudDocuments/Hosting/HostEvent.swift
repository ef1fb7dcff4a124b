internal import Aloud

/// An event that tells a host what the user has done, as a line of JSON.
struct HostEvent {
  /// The names of the events that have a number.
  enum Name: String, CaseIterable {
    case pressed, changed, performed, opened, left, answered, restored, interrupted, started, error
  }

  /// The number of the first event.
  static let first = 1

  /// The host returns the number when it has answered.
  private let number: Int
  private var name: Name
  private var id: ID
  private var selected: [String]?
  /// The answer to a question.
  private var answer: JSONValue?
  private var text: String?

  /// Creates an event that concerns the whole app.
  init(_ name: Name, number: Int, text: String? = nil) {
    (self.name, self.number, self.text) = (name, number, text)
    id = ""
  }

  /// Returns `nil` if the event does not concern the host.
  init?(_ event: Event, number: Int, of model: DocumentModel) {
    self.number = number
    switch event {
    case .pressed(let id):
      (name, self.id) = (.pressed, id)
      if let asked = model.behaviors[id.name]?.answer, let isYes = asked.isYes {
        (name, self.id, answer) = (.answered, ID(asked.question), .bool(isYes))
      }
    case .changed(let id, let value):
      (name, self.id) = (.changed, id)
      if case .text(let text) = value, let asked = model.behaviors[id.name]?.answer {
        (name, self.id, answer) = (.answered, ID(asked.question), .string(text))
      }
    case .opened(let id): (name, self.id) = (.opened, id)
    case .sheet(let id, .did): (name, self.id) = (.left, id)
    case .restored: (name, id) = (.restored, "")
    case .interrupted: (name, id) = (.interrupted, "")
    case .performed(let id, let things):
      (name, self.id) = (.performed, id)
      selected = things.map { Self.row($0.item) ?? $0.name }
    case .sheet, .printed, .finished, .loaded, .saved, .voices, .elapsed, .settings, .today: return nil
    }
  }

  /// Returns the effect that tells the host, with the values that it does not know yet.
  func effect(_ values: [(String, JSONValue)] = []) -> Effect {
    .tell(ID(HostedApp.message.name, String(number)), line(values))
  }

  private func line(_ values: [(String, JSONValue)]) -> String {
    var members: [(String, JSONValue)] = [
      ("event", .string(name.rawValue)), ("id", .string(id.name)), ("n", .number(number)),
    ]
    if let row = Self.row(id.item) { members.append(("row", .string(row))) }
    if let selected { members.append(("selected", .array(selected.map { .string($0) }))) }
    if let answer { members.append(("answer", answer)) }
    if let text { members.append(("text", .string(text))) }
    if !values.isEmpty { members.append(("values", .object(values))) }
    return JSONValue.object(members).text
  }

  /// Returns the host's name for a row: its ID, or else its index from 0. For a command's row, this is the row's key.
  private static func row(_ item: String?) -> String? {
    item.map { item in
      ProvidedItem(item: item)?.name
        ?? item.split(separator: ":", maxSplits: 1).last.map(String.init) ?? item
    }
  }
}
