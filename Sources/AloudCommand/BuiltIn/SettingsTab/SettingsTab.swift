import Aloud

/// The Settings tab: what the user can set, by the controls that suit it (SET-5).
struct SettingsTab: AppTab {
  /// The languages there are.
  var languages: Languages
  /// The settings as they stand.
  var settings = Settings()
  /// The tag of the language that is spoken.
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

  /// The items of the menu of voices, which come when it is opened.
  static let voiceList: ID = "setting.voices"
  /// The button that resets all settings.
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
  /// The change to the settings that a control asks for.
  func change(for id: ID, _ value: Value) -> SettingChange? {
    guard let name = SettingName.allCases.first(where: { Self.id(of: $0) == id }) else { return nil }
    return switch value {
    case .isOn(let isOn): SettingChange(name, isOn ? "on" : "off")
    case .choice(let choice): choice.item.flatMap { SettingChange(name, $0) }
    case .text, .tokens, .picked, .moment, .color: nil
    }
  }

  /// The control of a setting.
  static func id(of name: SettingName) -> ID { ID("setting.\(name.key)") }
}
