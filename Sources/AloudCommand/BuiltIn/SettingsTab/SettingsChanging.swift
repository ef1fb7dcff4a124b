import Aloud

extension SettingsTab {
  /// The change to the settings that a control asks for.
  func change(for id: ID, _ value: Value) -> SettingChange? {
    switch value {
    case .isOn(let isOn): toggleChange(for: id, isOn)
    case .choice(let choice): choice.item.flatMap { choiceChange(for: id, $0) }
    case .text, .tokens, .picked, .moment, .color: nil
    }
  }

  private func toggleChange(for id: ID, _ isOn: Bool) -> SettingChange? {
    switch id {
    case "setting.hints": .hints(isOn)
    case "setting.speech": .speech(isOn)
    case "setting.reduceMotion": .reduceMotion(isOn)
    case "setting.increaseContrast": .increaseContrast(isOn)
    default: nil
    }
  }

  private func choiceChange(for id: ID, _ item: String) -> SettingChange? {
    switch id {
    case "setting.locale": .locale(item)
    case "setting.verbosity": Verbosity(rawValue: item).map(SettingChange.verbosity)
    case "setting.rate": Int(item).map(SettingChange.rate)
    case "setting.textSize": TextSize(rawValue: item).map(SettingChange.textSize)
    case "setting.direction": .direction(TextDirection(rawValue: item))
    default: nil
    }
  }
}
