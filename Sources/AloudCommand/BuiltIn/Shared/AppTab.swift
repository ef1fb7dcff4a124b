import Aloud

/// One tab of the app: its own state, what it shows, and how events change it. Each hears every event and minds its own.
protocol AppTab: Sendable, Equatable {
  /// The tab with its root screen.
  var tab: Tab { get }

  /// Its pushed screen `id`, or nil when it has none (any more).
  func screen(_ id: ID) -> Screen?

  /// Its sheet `id`, or nil when it has none (any more).
  func sheet(_ id: ID) -> Sheet?

  /// Changes the state as the event demands, and asks for what has to be done outside.
  mutating func update(_ event: Event) -> [Effect]

  /// The parts that undo covers, each put back by itself.
  static var undoParts: [StatePart<Self>] { get }
}

extension AppTab {
  /// No pushed screens.
  func screen(_ id: ID) -> Screen? { nil }
  /// No sheets.
  func sheet(_ id: ID) -> Sheet? { nil }
  /// Nothing that undo covers.
  static var undoParts: [StatePart<Self>] { [] }
}
