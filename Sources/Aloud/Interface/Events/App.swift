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

  /// The parts of the state that undo covers, each of which is put back by itself (EDIT-5). Without them all that `restore` covers is
  /// one part: once anything else has changed it, what was done before can't be undone.
  var undoParts: [StatePart<State>] { get }
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
  /// All that `restore` covers, as one part.
  public var undoParts: [StatePart<State>] {
    [
      StatePart { state, before, after throws(UndoRefusal) in
        var (now, then) = (state, state)
        restore(&now, from: after)
        restore(&then, from: before)
        if then == state { return }
        guard now == state else { throw .changedSince }
        state = then
      }
    ]
  }
}
