internal import Aloud

/// What a host is told of something that the user has done, as a line of JSON.
struct HostEvent {
  /// Its number, which the host gives back when it has answered.
  let number: Int
  /// What has happened, in a word, to which thing, and to which row of a list.
  private let name: String
  private let id: ID
  /// The rows that it was done to, where it is an act on several.
  private var selected: [String]?

  /// What is told of `event`; nil where that is no concern of the host's.
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

  /// The line, with the values that have changed since the last.
  func line(_ values: [(String, JSONValue)]) -> String {
    var members: [(String, JSONValue)] = [
      ("event", .string(name)), ("id", .string(id.name)), ("n", .number(number)),
    ]
    if let row = Self.row(id.item) { members.append(("row", .string(row))) }
    if let selected { members.append(("selected", .array(selected.map { .string($0) }))) }
    if !values.isEmpty { members.append(("values", .object(values))) }
    return JSONValue.object(members).text
  }

  /// What a row is called to the host: its id, else its place, counted from 0, or what a command gave as its id.
  private static func row(_ item: String?) -> String? {
    item.map { item in
      ProvidedItem(item: item)?.name
        ?? item.split(separator: ":", maxSplits: 1).last.map(String.init) ?? item
    }
  }
}
