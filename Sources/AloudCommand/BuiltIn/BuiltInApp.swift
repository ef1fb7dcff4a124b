import Aloud

/// The app that `aloud` runs when it is given none: four tabs that show everything an app can be made of.
struct BuiltInApp: App {
  /// The state of each tab.
  struct State: Sendable, Equatable {
    var reminders = RemindersTab()
    var routes = RoutesTab()
    var shop = ShopTab()
    var settings: SettingsTab
  }

  /// The languages that the Settings tab offers.
  let languages: Languages
  /// Where the words of the sample data are read from: the names people see are the names they sort and edit.
  var files = LocaleFiles.bundled
  /// Gives the locale of a name, where somebody keeps those that were read.
  var locale: @Sendable (_ name: String, _ files: LocaleFiles) throws -> LoadedLocale = { name, files in
    try LoadedLocale(name, files: files)
  }

  var initialState: State { State(settings: SettingsTab(languages: languages)) }

  var initialEffects: [Effect] { [.load(RemindersTab.file)] }

  func interface(for state: State) -> Interface {
    Interface(.message(.appName)) {
      state.reminders.tab
      state.routes.tab
      state.shop.tab
      state.settings.tab
    }
  }

  func screen(_ id: ID, for state: State) -> Screen? {
    state.reminders.screen(id) ?? state.routes.screen(id) ?? state.shop.screen(id)
  }

  func sheet(_ id: ID, for state: State) -> Sheet? { state.reminders.sheet(id) ?? state.routes.sheet(id) }

  func update(_ state: inout State, _ event: Event) -> [Effect] {
    if case .settings(let settings) = event { follow(settings.locale, &state) }
    return state.reminders.update(event) + state.routes.update(event) + state.shop.update(event)
      + state.settings.update(event)
  }

  /// Takes in which language is spoken now. A locale that can't be read has been reported by the session.
  private func follow(_ name: String, _ state: inout State) {
    let isKnown = name == state.settings.settings.locale && !state.settings.localeTag.isEmpty
    guard !isKnown, let locale = try? locale(name, files) else { return }
    state.reminders.sampleNames = Sample.names(in: locale.wording)
    state.settings.localeTag = locale.tag
    state.settings.voices = nil
  }

  var undoParts: [StatePart<State>] {
    [
      .within(\.reminders, RemindersTab.undoParts), .within(\.routes, RoutesTab.undoParts),
      .within(\.shop, ShopTab.undoParts),
    ]
  }
}
