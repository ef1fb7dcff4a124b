@testable import Aloud

/// An app of one screen, for a test that needs no more.
struct ScreenApp<State: Sendable & Equatable>: App {
  let initialState: State
  private let title: LocalizedText?
  private let elements: @Sendable (State) -> [Element]
  private let react: @Sendable (inout State, Event) -> [Effect]
  private var sheet: @Sendable (ID, State) -> Sheet? = { _, _ in nil }
  private var change: @Sendable (Screen, State) -> Screen = { screen, _ in screen }

  /// `react` changes the state after an event. The app, its tab and its screen have one title.
  init(
    _ state: State, title: LocalizedText? = nil, @ElementBuilder _ elements: @escaping @Sendable (State) -> [Element],
    on react: @escaping @Sendable (inout State, Event) -> Void = { _, _ in }
  ) {
    self.init(state, title: title, elements) { state, event in
      react(&state, event)
      return []
    }
  }

  /// `react` says what is to be done as well.
  init(
    _ state: State, title: LocalizedText? = nil, @ElementBuilder _ elements: @escaping @Sendable (State) -> [Element],
    answering react: @escaping @Sendable (inout State, Event) -> [Effect]
  ) {
    (initialState, self.title, self.elements, self.react) = (state, title, elements, react)
  }

  /// The same with sheets.
  func sheets(_ sheet: @escaping @Sendable (ID, State) -> Sheet?) -> Self {
    var app = self
    app.sheet = sheet
    return app
  }

  /// The same with more on its screen, such as what selected things are for.
  func screen(_ change: @escaping @Sendable (Screen, State) -> Screen) -> Self {
    var app = self
    app.change = change
    return app
  }

  func interface(for state: State) -> Interface {
    let screen = change(Screen(title ?? "Home", id: "home", elements: elements(state)), state)
    return Interface(title ?? "Test", tabs: [Tab(title ?? "Home", id: "home", screen: screen)])
  }

  func sheet(_ id: ID, for state: State) -> Sheet? { sheet(id, state) }

  func update(_ state: inout State, _ event: Event) -> [Effect] { react(&state, event) }
}
