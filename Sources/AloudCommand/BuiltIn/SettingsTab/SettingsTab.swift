import Aloud

/// The Settings tab, with a suitable control for each setting (SET-5).
struct SettingsTab: AppTab {
  /// The available languages.
  var languages: Languages
  /// The current settings.
  var settings = Settings()
  /// The tag of the spoken language.
  var localeTag = ""
  /// The voices of that language, once they have been listed.
  var voices: [String]?

  init(languages: Languages) { self.languages = languages }

  var tab: Tab {
    Tab(.message(.appSettingsTitle), id: "settings") {
      for group in SettingGroup.allCases {
        Group(group.title) {
          for name in SettingName.allCases where name.group == group { control(for: name) }
        }
      }
      Group { resetButton }
    }
  }

  mutating func update(_ event: Event) -> [Effect] {
    switch event {
    case .settings(let settings):
      self.settings = settings
      return []
    case .opened(SettingsTab.voiceList): return [.voices(language: localeTag)]
    case .voices(let names):
      voices = names
      return []
    case .pressed(SettingsTab.reset): return [.resetSettings]
    case .changed(let id, let value): return change(for: id, value).map { [.set($0)] } ?? []
    case .pressed, .performed, .opened, .sheet, .printed, .finished, .loaded, .saved, .elapsed, .today,
      .restored:
      return []
    }
  }

  /// The identifier of the voice menu's items, which load when it opens.
  static let voiceList: ID = "setting.voices"
  /// The identifier of the button that resets all settings.
  static let reset: ID = "setting.reset"

  private var resetButton: Button {
    Button(.message(.settingsResetTitle), id: Self.reset)
      .confirming(
        Confirmation(
          .message(.settingsResetQuestion), loss: .message(.settingsResetLoss),
          phrase: .message(.settingsResetPhrase)))
  }
}

extension SettingsTab {
  /// Returns the change to the settings that a control requests.
  func change(for id: ID, _ value: Value) -> SettingChange? {
    guard let name = SettingName.allCases.first(where: { Self.id(of: $0) == id }) else { return nil }
    return switch value {
    case .isOn(let isOn): SettingChange(name, isOn ? "on" : "off")
    case .choice(let choice): choice.item.flatMap { SettingChange(name, $0) }
    case .text, .tokens, .picked, .moment, .color: nil
    }
  }

  /// Returns the identifier of a setting's control.
  static func id(of name: SettingName) -> ID { ID("setting.\(name.key)") }
}
