import Aloud

extension SettingGroup {
  /// The heading of the group.
  var title: LocalizedText {
    switch self {
    case .words: .message(.appSettingsWords)
    case .sound: .message(.appSettingsSound)
    case .display: .message(.appSettingsDisplay)
    case .conversations: .message(.appSettingsConversations)
    }
  }
}

extension SettingsTab {
  /// Returns the control that suits the values of a setting: a toggle, or a pop-up button.
  func control(for name: SettingName) -> Element {
    let text = settings.text(of: name)
    switch name.values {
    case .flag:
      return .toggle(Toggle(name.title, id: Self.id(of: name), isOn: text == "on").subtitle(source(of: name)))
    case .words(let words):
      return popUp(name, selection: text, words.map { item(name, $0) })
    case .numbers(_, let offered):
      let numbers = Set(offered + (Int(text).map { [$0] } ?? [])).sorted()
      return popUp(name, selection: text, numbers.map { item(name, String($0)) })
    case .free where name == .locale:
      let items = languages.all.map { MenuItem(.tagged($0.name, language: $0.tag), id: ID(name.key, $0.tag)) }
      return popUp(name, selection: localeTag, items.map { .item($0) })
    case .free: return popUp(name, selection: text, voiceItems)
    }
  }

  private func popUp(_ name: SettingName, selection: String, _ items: [MenuElement]) -> Element {
    let button = PopUpButton(name.title, id: Self.id(of: name), selection: ID(name.key, selection)) { items }
    return .popUpButton(button.subtitle(source(of: name)))
  }

  private func item(_ name: SettingName, _ text: String) -> MenuElement {
    .item(MenuItem(name.title(of: text), id: ID(name.key, text)))
  }

  /// The voices for the language, which are listed when the menu opens, and the selected voice.
  private var voiceItems: [MenuElement] {
    var names = voices ?? []
    if let voice = settings.speech.voice, !names.contains(voice) { names.append(voice) }
    let items = names.map { MenuElement.item(MenuItem(.tagged($0, language: "en"), id: ID("voice", $0))) }
    return [item(.voice, "locale")] + items + (voices == nil ? [.deferred(DeferredItems(id: Self.voiceList))] : [])
  }

  /// Returns the source of a setting's value, at high verbosity.
  private func source(of name: SettingName) -> LocalizedText? {
    guard settings.verbosity == .high, let source = settings.sources[name] else { return nil }
    return .message("settingSource.\(source.rawValue)")
  }
}
