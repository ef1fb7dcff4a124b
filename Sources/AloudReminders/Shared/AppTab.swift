import Aloud

/// A tab of the built-in app, with its own state. Each tab receives every event and ignores those of other tabs.
protocol AppTab: Sendable, Equatable {
  var tab: Tab { get }
  func screen(_ id: ID) -> Screen?
  func sheet(_ id: ID) -> Sheet?
  mutating func update(_ event: Event) -> [Effect]

  /// The parts of the state that undo covers, each restored separately.
  static var undoParts: [StatePart<Self>] { get }
}

extension AppTab {
  func screen(_ id: ID) -> Screen? { nil }
  func sheet(_ id: ID) -> Sheet? { nil }
  static var undoParts: [StatePart<Self>] { [] }
}

extension ID {
  /// Creates the id of the numbered one among several things of the same name.
  init(_ name: String, _ number: Int) { self.init(name, String(number)) }

  var number: Int? { item.flatMap { Int($0) } }

  /// Returns the id of a part of the thing, such as a field of a sheet: "newReminder.title/3".
  func part(_ name: String) -> ID { ID("\(self.name).\(name)", item) }
}
