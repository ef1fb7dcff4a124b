import Aloud

extension SettingsTab {
  /// What is said, and how much of it.
  var wordsGroup: Group {
    Group(.message("app.settings.words")) {
      PopUpButton(
        .message("setting.locale"), id: "setting.locale", selection: ID("language", localeTag)
      ) {
        for language in languages {
          MenuItem(.tagged(language.name, language: language.tag), id: ID("language", language.tag))
        }
      }
      choice("verbosity", of: Verbosity.allCases.map(\.rawValue), selected: settings.verbosity.rawValue)
      Toggle(.message("setting.hints"), id: "setting.hints", isOn: settings.hints)
    }
  }

  /// How it sounds.
  var speechGroup: Group {
    Group(.message("app.settings.sound")) {
      Toggle(.message("setting.speech"), id: "setting.speech", isOn: settings.speech.isOn)
      PopUpButton(.message("setting.rate"), id: "setting.rate", selection: ID("rate", settings.speech.rate)) {
        for rate in rates {
          MenuItem(.message("rate.value", ["count": .number(rate)]), id: ID("rate", rate))
        }
      }
    }
  }

  /// How it looks.
  var displayGroup: Group {
    Group(.message("app.settings.display")) {
      choice("textSize", of: TextSize.allCases.map(\.rawValue), selected: settings.textSize.rawValue)
      Toggle(.message("setting.reduceMotion"), id: "setting.reduceMotion", isOn: settings.reduceMotion)
      Toggle(.message("setting.increaseContrast"), id: "setting.increaseContrast", isOn: settings.increaseContrast)
      choice(
        "direction", of: ["locale"] + TextDirection.allCases.map(\.rawValue),
        selected: settings.direction?.rawValue ?? "locale")
    }
  }

  /// The speaking rates to choose from: round ones, and the one that is set.
  private var rates: [Int] { Set([100, 125, 150, 175, 200, 250, 300, 350, 400, 450, settings.speech.rate]).sorted() }

  /// A pop-up button for a setting whose values are worded by name.
  private func choice(_ setting: String, of values: [String], selected: String) -> PopUpButton {
    PopUpButton(.message("setting.\(setting)"), id: ID("setting.\(setting)"), selection: ID(setting, selected)) {
      for value in values { MenuItem(.message("\(setting).\(value)"), id: ID(setting, value)) }
    }
  }
}
