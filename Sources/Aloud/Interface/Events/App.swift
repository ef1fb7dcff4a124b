// The interface of an app consists of words and values: importing `Aloud` alone also gives its author `LocalizedText`, `DateTime`
// and `Color`.
@_exported public import AloudLanguage

/// An app: a state, the interface for each state, and the changes of the state on events.
///
/// The session asks for the interface whenever the state has changed, and for the screens and sheets that are shown.
public protocol App<State>: Sendable {
  associatedtype State: Sendable, Equatable

  /// The state before any event.
  var initialState: State { get }

  /// The effects that are performed first, such as loading a file.
  var initialEffects: [Effect] { get }

  /// Returns the name and the tabs, with their root screens.
  func interface(for state: State) -> Interface

  /// Returns the pushed screen `id`, or nil if it does not exist or no longer exists.
  func screen(_ id: ID, for state: State) -> Screen?

  /// Returns the sheet `id`, or nil if it does not exist or no longer exists.
  func sheet(_ id: ID, for state: State) -> Sheet?

  /// Changes the state in response to an event, and returns the effects that the app asks for.
  func update(_ state: inout State, _ event: Event) -> [Effect]

  /// Returns the texts that complete a line such as a path, for a task that takes lines which name nothing; nil if the text is none
  /// of these.
  func completions(of text: String, for state: State) -> [String]?

  /// Restores the parts of the state that undo covers to their values in `other`, and leaves the rest of `state` unchanged.
  func restore(_ state: inout State, from other: State)

  /// The parts of the state that undo covers, each of which is restored by itself (EDIT-5). By default everything that `restore`
  /// covers is one part: once anything else has changed it, an earlier action can't be undone.
  var undoParts: [StatePart<State>] { get }
}

extension App {
  /// No initial effects.
  public var initialEffects: [Effect] { [] }
  /// Returns nil: the app has no pushed screens.
  public func screen(_ id: ID, for state: State) -> Screen? { nil }
  /// Returns nil: the app has no sheets.
  public func sheet(_ id: ID, for state: State) -> Sheet? { nil }
  /// Returns nil: the app completes no lines of its own.
  public func completions(of text: String, for state: State) -> [String]? { nil }
  /// Restores the whole state.
  public func restore(_ state: inout State, from other: State) { state = other }
  /// Everything that `restore` covers, as one part.
  public var undoParts: [StatePart<State>] {
    let whole = StatePart<State> { state, before, after throws(UndoRefusal) in
      var (now, then) = (state, state)
      restore(&now, from: after)
      restore(&then, from: before)
      if then == state { return }
      guard now == state else { throw .changedSince }
      state = then
    }
    return [whole]
  }
}
