@testable import Aloud

/// An app of one screen, for a test that needs no more.
struct ScreenApp<State: Sendable & Equatable>: App {
  let initialState: State
  private let title: LocalizedText
  private let elements: @Sendable (State) -> [Element]
  private let react: @Sendable (inout State, Event) -> Void

  /// `react` changes the state after an event.
  init(
    _ state: State, title: LocalizedText = "Home", @ElementBuilder _ elements: @escaping @Sendable (State) -> [Element],
    on react: @escaping @Sendable (inout State, Event) -> Void = { _, _ in }
  ) {
    (initialState, self.title, self.elements, self.react) = (state, title, elements, react)
  }

  func interface(for state: State) -> Interface {
    Interface("Test", tabs: [Tab("Home", id: "home", screen: Screen(title, id: "home", elements: elements(state)))])
  }

  func update(_ state: inout State, _ event: Event) -> [Effect] {
    react(&state, event)
    return []
  }
}
