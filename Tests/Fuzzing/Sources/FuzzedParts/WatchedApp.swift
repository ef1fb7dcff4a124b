@testable internal import Aloud
internal import Synchronization

/// An app whose events are written down.
struct WatchedApp<Base: App>: App {
  let base: Base
  let events = EventLog()

  var initialState: Base.State { base.initialState }
  var initialEffects: [Effect] { base.initialEffects }

  func interface(for state: Base.State) -> Interface { base.interface(for: state) }
  func screen(_ id: ID, for state: Base.State) -> Screen? { base.screen(id, for: state) }
  func sheet(_ id: ID, for state: Base.State) -> Sheet? { base.sheet(id, for: state) }
  var undoParts: [StatePart<Base.State>] { base.undoParts }

  func restore(_ state: inout Base.State, from other: Base.State) { base.restore(&state, from: other) }

  func update(_ state: inout Base.State, _ event: Event) -> [Effect] {
    events.add(event)
    return base.update(&state, event)
  }
}

/// Events in their order.
final class EventLog: Sendable {
  private let events = Mutex<[Event]>([])

  func add(_ event: Event) { events.withLock { $0.append(event) } }

  /// Gives them, and forgets them.
  func take() -> [Event] {
    events.withLock { events in
      defer { events = [] }
      return events
    }
  }
}
