internal import Aloud

/// An event that tells a host what the user has done, as a line of JSON.
struct HostEvent {
  /// The number of the event, which the host returns when it has answered.
  let number: Int
  /// The name of the event, and the thing (and row of a list) that it concerns.
  private let name: String
  private let id: ID
  /// The rows that the action applies to, if it applies to selected rows.
  private var selected: [String]?

  /// Creates the host's event for `event`, or `nil` if the event does not concern the host.
  init?(_ event: Event, number: Int) {
    self.number = number
    switch event {
    case .pressed(let id): (name, self.id) = ("pressed", id)
    case .changed(let id, _): (name, self.id) = ("changed", id)
    case .opened(let id): (name, self.id) = ("opened", id)
    case .sheet(let id, .did): (name, self.id) = ("left", id)
    case .restored: (name, id) = ("restored", "")
    case .performed(let id, let things):
      (name, self.id) = ("performed", id)
      selected = things.map { Self.row($0.item) ?? $0.name }
    case .sheet, .printed, .finished, .loaded, .saved, .voices, .elapsed, .settings, .today: return nil
    }
  }

  /// Returns the event as a line of JSON, with the values that have changed since the last event.
  func line(_ values: [(String, JSONValue)]) -> String {
    var members: [(String, JSONValue)] = [
      ("event", .string(name)), ("id", .string(id.name)), ("n", .number(number)),
    ]
    if let row = Self.row(id.item) { members.append(("row", .string(row))) }
    if let selected { members.append(("selected", .array(selected.map { .string($0) }))) }
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
