import Aloud

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
