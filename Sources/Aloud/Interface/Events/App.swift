/// An app: a state, what it shows, and how events change it.
///
/// The session asks for the interface whenever the state has changed, and for the screens and sheets that are up.
public protocol App<State>: Sendable {
  associatedtype State: Sendable, Equatable

  /// What there is before anything has happened.
  var initialState: State { get }

  /// What the app wants done first, such as loading a file.
  var initialEffects: [Effect] { get }

  /// The name and the tabs, with their root screens.
  func interface(for state: State) -> Interface

  /// The pushed screen `id`, or nil when there is no such thing (any more).
  func screen(_ id: ID, for state: State) -> Screen?

  /// The sheet `id`, or nil when there is no such thing (any more).
  func sheet(_ id: ID, for state: State) -> Sheet?

  /// Changes the state as the event demands, and asks for what has to be done outside.
  func update(_ state: inout State, _ event: Event) -> [Effect]

  /// Puts what undo covers back to what it was in `other`, and leaves the rest of `state` alone.
  func restore(_ state: inout State, from other: State)
}

extension App {
  /// Nothing to do first.
  public var initialEffects: [Effect] { [] }
  /// No pushed screens.
  public func screen(_ id: ID, for state: State) -> Screen? { nil }
  /// No sheets.
  public func sheet(_ id: ID, for state: State) -> Sheet? { nil }
  /// Everything is put back.
  public func restore(_ state: inout State, from other: State) { state = other }
}
