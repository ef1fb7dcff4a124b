import Aloud

extension SettingsTab {
  /// What is said, and how much of it.
  var wordsGroup: Group {
    Group(.message(.appSettingsWords)) {
      PopUpButton(
        SettingName.locale.title, id: Self.id(of: .locale), selection: ID("language", localeTag)
      ) {
        for language in languages.all {
          MenuItem(.tagged(language.name, language: language.tag), id: ID("language", language.tag))
        }
      }.subtitle(source(of: .locale))
      choice(.calendar)
      choice(.verbosity)
      toggle(.hints)
    }
  }

  /// How it sounds.
  var speechGroup: Group {
    Group(.message(.appSettingsSound)) {
      toggle(.speech)
      voiceButton
      numbers(.rate, [100, 125, 150, 175, 200, 250, 300, 350, 400, 450]) { count in
        .message(.rateValue(count: .number(count)))
      }
      numbers(.pitch, Array(stride(from: 0, through: 100, by: 10)), title: Self.plain)
      numbers(.volume, Array(stride(from: 0, through: 200, by: 20)), title: Self.plain)
      choice(.punctuation)
      choice(.capitals)
      toggle(.sounds)
      choice(.keyEcho)
      toggle(.singleKeys)
    }
  }

  /// How it looks.
  var displayGroup: Group {
    Group(.message(.appSettingsDisplay)) {
      choice(.textSize)
      toggle(.reduceMotion)
      toggle(.increaseContrast)
      choice(.direction)
    }
  }

  /// What is told of logs, and how an app asks and tells by itself.
  var conversationsGroup: Group {
    Group(.message(.appSettingsConversations)) {
      choice(.messages)
      numbers(.askAgain, [0, 15, 30, 60, 120, 300], title: Settings.askAgainWords)
      choice(.doneSignal)
    }
  }

  private static func plain(_ number: Int) -> LocalizedText { .message(.numberPlain(number: .number(number))) }

  /// Where a setting has its value from, where much is said.
  private func source(of name: SettingName) -> LocalizedText? {
    guard settings.verbosity == .high, let source = settings.sources[name] else { return nil }
    return .message("settingSource.\(source.rawValue)")
  }

  private func toggle(_ name: SettingName) -> Toggle {
    Toggle(name.title, id: Self.id(of: name), isOn: settings.text(of: name) == "on").subtitle(source(of: name))
  }

  /// A pop-up button for a setting whose values are worded by name.
  private func choice(_ name: SettingName) -> PopUpButton {
    guard case .words(let words) = name.values else { preconditionFailure("\(name) is not set by words") }
    return PopUpButton(name.title, id: Self.id(of: name), selection: ID(name.key, settings.text(of: name))) {
      for word in words { MenuItem(Self.title(of: word, for: name), id: ID(name.key, word)) }
    }.subtitle(source(of: name))
  }

  private static func title(of word: String, for name: SettingName) -> LocalizedText {
    if name == .calendar, let calendar = CalendarSystem(bcp47: word) { return .message("calendar.\(calendar.key)") }
    return .message("\(name.key).\(word)")
  }

  /// A pop-up button for a number: round ones, and the one that is set.
  private func numbers(_ name: SettingName, _ round: [Int], title: (Int) -> LocalizedText) -> PopUpButton {
    let text = settings.text(of: name)
    return PopUpButton(name.title, id: Self.id(of: name), selection: ID(name.key, text)) {
      for number in Set(round + (Int(text).map { [$0] } ?? [])).sorted() {
        MenuItem(title(number), id: ID(name.key, number))
      }
    }.subtitle(source(of: name))
  }

  /// The voices that there are for the language, listed when the menu is opened; and the one that is set.
  private var voiceButton: PopUpButton {
    let own = settings.text(of: .voice)
    var names = voices ?? []
    if let voice = settings.speech.voice, !names.contains(voice) { names.append(voice) }
    return PopUpButton(SettingName.voice.title, id: Self.id(of: .voice), selection: ID("voice", own)) {
      MenuItem(.message(.voiceLanguage), id: ID("voice", "locale"))
      for name in names { MenuItem(.tagged(name, language: "en"), id: ID("voice", name)) }
      if voices == nil { DeferredItems(id: Self.voiceList) }
    }.subtitle(source(of: .voice))
  }
}
