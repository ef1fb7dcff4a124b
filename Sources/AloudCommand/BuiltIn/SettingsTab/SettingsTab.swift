import Aloud

/// The Settings tab: what the user can set, by the controls that suit it.
struct SettingsTab: AppTab {
  /// The languages there are.
  var languages: [Language]
  /// The settings as they stand.
  var settings = Settings()
  /// The tag of the language that is spoken.
  var localeTag = ""

  init(languages: [Language]) { self.languages = languages }

  var tab: Tab {
    Tab(.message("app.settings.title"), id: "settings") {
      wordsGroup
      speechGroup
      displayGroup
    }
  }

  mutating func update(_ event: Event) -> [Effect] {
    switch event {
    case .settings(let settings):
      self.settings = settings
      return []
    case .changed(let id, let value): return change(for: id, value).map { [.set($0)] } ?? []
    default: return []
    }
  }
}
