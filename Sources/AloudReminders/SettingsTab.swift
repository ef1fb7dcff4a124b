package import Aloud

struct SettingsTab: Sendable, Equatable {
  var languages: Languages
  var settings = Settings()
  var localeTag = ""
  var voices: [String]?

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
    case .settings(let settings): self.settings = settings
    case .opened(SettingsTab.voiceList): return [.voices(language: localeTag)]
    case .voices(let names): voices = names
    case .pressed(SettingsTab.reset): return [.resetSettings]
    case .changed(let id, let value): return change(for: id, value).map { [.set($0)] } ?? []
    case .pressed, .performed, .opened, .sheet, .printed, .finished, .loaded, .saved, .elapsed, .today, .restored,
      .interrupted:
      break
    }
    return []
  }

  /// The id of the voice menu's items, which load when it opens.
  static let voiceList: ID = "setting.voices"
  static let reset: ID = "setting.reset"

  private var resetButton: Button {
    let (question, loss) = (LocalizedText.message(.settingsResetQuestion), LocalizedText.message(.settingsResetLoss))
    return Button(.message(.settingsResetTitle), id: Self.reset)
      .confirming(question, loss: loss, phrase: .message(.settingsResetPhrase))
  }
}

extension SettingsTab {
  func change(for id: ID, _ value: Value) -> SettingChange? {
    guard let name = SettingName.allCases.first(where: { Self.id(of: $0) == id }) else { return nil }
    return switch value {
    case .isOn(let isOn): SettingChange(name, isOn ? "on" : "off")
    case .choice(let choice): choice.item.flatMap { SettingChange(name, $0) }
    case .picked(let picks): picks.first?.flatMap(\.item).flatMap { SettingChange(name, $0) }
    case .text, .tokens, .moment, .color: nil
    }
  }

  static func id(of name: SettingName) -> ID { ID("setting.\(name.key)") }
}

extension SettingGroup {
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
      // There are too many for a menu that cannot be searched.
      let all = languages.all
      let rows = Rows(id: Self.id(of: name), count: all.count) { index in
        Row(.tagged(all[index].name, language: all[index].tag), id: ID(name.key, all[index].tag))
      }
      let selection = all.firstIndex { $0.tag == localeTag }
      let column = PickerColumn(name.title, id: Self.id(of: name), values: rows, selection: selection)
      return .picker(Picker(name.title, id: Self.id(of: name), columns: [column]).subtitle(source(of: name)))
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

  private var voiceItems: [MenuElement] {
    var names = voices ?? []
    if let voice = settings.speech.voice, !names.contains(voice) { names.append(voice) }
    let items = names.map { MenuElement.item(MenuItem(.tagged($0, language: "en"), id: ID("voice", $0))) }
    return [item(.voice, "locale")] + items + (voices == nil ? [.deferred(DeferredItems(id: Self.voiceList))] : [])
  }

  /// Returns the source of a setting's value at high verbosity, or else `nil`.
  private func source(of name: SettingName) -> LocalizedText? {
    guard settings.verbosity == .high, let source = settings.sources[name] else { return nil }
    return .message("settingSource.\(source.rawValue)")
  }
}

package final class Languages: Sendable, Equatable {
  private let found: OnceRead<[Language]>

  package init(_ languages: [Language]) { found = OnceRead(languages) }

  /// Locales for testers are left out, except the one with `tag`.
  package init(in files: LocaleFiles, for tag: String) {
    found = OnceRead {
      files.tags(in: "wording").filter { $0 == tag || !LoadedLocale.isForTesters($0) }
        .map { Language(tag: $0, name: LoadedLocale.ownName(of: $0, files: files) ?? $0) }
    }
  }

  var all: [Language] { found.value }

  package static func == (one: Languages, other: Languages) -> Bool { one === other || one.all == other.all }
}

package struct Language: Sendable, Equatable {
  var tag: String
  var name: String

  package init(tag: String, name: String) { (self.tag, self.name) = (tag, name) }
}
