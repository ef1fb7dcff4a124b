package import Aloud

/// The app that `aloud` runs when no other is given: four tabs that show every element an app can have.
package struct BuiltInApp: App {
  package struct State: Sendable, Equatable {
    var reminders = RemindersTab()
    var routes = RoutesTab()
    var shop = ShopTab()
    var settings: SettingsTab
  }

  let languages: Languages
  /// The locale files that name the sample data, so that the names shown are also the names sorted and edited.
  let files: LocaleFiles

  package init(languages: Languages, files: LocaleFiles = .bundled) {
    (self.languages, self.files) = (languages, files)
  }

  package var initialState: State { State(settings: SettingsTab(languages: languages)) }
  package var initialEffects: [Effect] { [.load(RemindersTab.file)] }

  package func interface(for state: State) -> Interface {
    Interface(.message(.appName)) {
      state.reminders.tab
      state.routes.tab
      state.shop.tab
      state.settings.tab
    }
  }

  package func screen(_ id: ID, for state: State) -> Screen? {
    state.reminders.screen(id) ?? state.routes.screen(id) ?? state.shop.screen(id)
  }

  package func sheet(_ id: ID, for state: State) -> Sheet? { state.reminders.sheet(id) ?? state.routes.sheet(id) }

  package func update(_ state: inout State, _ event: Event) -> [Effect] {
    if case .settings(let settings) = event { follow(settings.locale, &state) }
    return state.reminders.update(event) + state.routes.update(event) + state.shop.update(event)
      + state.settings.update(event)
  }

  /// The session has already reported a locale that can't be read.
  private func follow(_ name: String, _ state: inout State) {
    let isKnown = name == state.settings.settings.locale && !state.settings.localeTag.isEmpty
    guard !isKnown, let locale = try? LoadedLocale(name, files: files) else { return }
    state.reminders.sampleNames = Sample.names(in: locale.wording)
    state.settings.localeTag = locale.tag
    state.settings.voices = nil
  }

  package var undoParts: [StatePart<State>] {
    [
      .within(\.reminders, RemindersTab.undoParts), .within(\.routes, RoutesTab.undoParts),
      .within(\.shop, ShopTab.undoParts),
    ]
  }
}
