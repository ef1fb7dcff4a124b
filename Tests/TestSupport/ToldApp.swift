package import Aloud
internal import Synchronization

package struct ToldApp<Base: App>: App {
  package let base: Base
  package let told = ToldEvents()

  package init(_ base: Base) { self.base = base }

  package var initialState: Base.State { base.initialState }
  package var initialEffects: [Effect] { base.initialEffects }
  package var undoParts: [StatePart<Base.State>] { base.undoParts }

  package func interface(for state: Base.State) -> Interface { base.interface(for: state) }
  package func screen(_ id: ID, for state: Base.State) -> Screen? { base.screen(id, for: state) }
  package func sheet(_ id: ID, for state: Base.State) -> Sheet? { base.sheet(id, for: state) }
  package func restore(_ state: inout Base.State, from other: Base.State) { base.restore(&state, from: other) }

  package func update(_ state: inout Base.State, _ event: Event) -> [Effect] {
    told.add(event)
    return base.update(&state, event)
  }
}

package final class ToldEvents: Sendable {
  private let events = Mutex<[Event]>([])

  fileprivate func add(_ event: Event) {
    switch event {
    case .pressed, .performed, .opened, .changed, .sheet, .restored, .interrupted: events.withLock { $0.append(event) }
    case .printed, .finished, .loaded, .saved, .voices, .elapsed, .settings, .today: break
    }
  }

  package func take() -> [Event] {
    events.withLock { events in
      defer { events = [] }
      return events
    }
  }
}

extension Event {
  /// The event in a few words, such as "changed lamp to true".
  package var summary: String {
    switch self {
    case .pressed(let id): "pressed \(id)"
    case .performed(let id, let things): "performed \(id) on \(things)"
    case .changed(let id, let value): "changed \(id) to \(value.summary)"
    case .sheet(let id, let step): "sheet \(id) \(step)"
    case .opened(let id): "opened \(id)"
    case .printed, .finished, .loaded, .saved, .voices, .elapsed, .settings, .today, .restored, .interrupted: "\(self)"
    }
  }
}

extension Value {
  package var summary: String {
    switch self {
    case .text(let text): "“\(text)”"
    case .isOn(let isOn): "\(isOn)"
    case .choice(let id): "\(id)"
    case .picked(let ids): ids.map { $0?.description ?? "none" }.joined(separator: ", ")
    case .moment(let moment): moment.map { "\(ISODate.text($0.day)) \($0.minutes)" } ?? "none"
    case .color(let color?): "\(color.hex)"
    case .tokens, .color: "\(self)"
    }
  }
}
