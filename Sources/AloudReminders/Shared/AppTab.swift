import Aloud

/// A tab of the built-in app, with its own state. Each tab receives every event and ignores those of other tabs.
protocol AppTab: Sendable, Equatable {
  /// The tab with its root screen.
  var tab: Tab { get }

  /// Returns the pushed screen with an id, or `nil` if there is none.
  func screen(_ id: ID) -> Screen?

  /// Returns the sheet with an id, or `nil` if there is none.
  func sheet(_ id: ID) -> Sheet?

  /// Updates the state for an event, and returns the effects for the system to carry out.
  mutating func update(_ event: Event) -> [Effect]

  /// The parts of the state that undo covers, each restored separately.
  static var undoParts: [StatePart<Self>] { get }
}

extension AppTab {
  /// Returns `nil`, for a tab without pushed screens.
  func screen(_ id: ID) -> Screen? { nil }
  /// Returns `nil`, for a tab without sheets.
  func sheet(_ id: ID) -> Sheet? { nil }
  /// An empty array, for a tab without undo.
  static var undoParts: [StatePart<Self>] { [] }
}

extension ID {
  /// Creates the id of the numbered one among several things of the same name.
  init(_ name: String, _ number: Int) { self.init(name, String(number)) }

  /// The number in the id, if there is one.
  var number: Int? { item.flatMap { Int($0) } }

  /// Returns the id of a part of the thing, such as a field of a sheet: "newReminder.title/3".
  func part(_ name: String) -> ID { ID("\(self.name).\(name)", item) }
}
