extension SettingChange {
  /// What is said of the setting after the change.
  func announcement(of settings: Settings) -> Announcement {
    var announcement = Announcement(.change)
    switch self {
    case .locale:
      announcement.name = .message(.settingLocale)
      announcement.value = .message(.languageName)
    case .calendar:
      announcement.name = .message(.settingCalendar)
      announcement.value = .message("calendar.\(settings.calendar?.key ?? SettingName.own)")
    case .verbosity:
      announcement.name = .message(.settingVerbosity)
      announcement.value = .message("verbosity.\(settings.verbosity)")
    case .hints: announcement.describe("setting.hints", isOn: settings.hints)
    case .textSize:
      announcement.name = .message(.settingTextSize)
      announcement.value = .message("textSize.\(settings.textSize)")
    case .reduceMotion: announcement.describe("setting.reduceMotion", isOn: settings.reduceMotion)
    case .increaseContrast: announcement.describe("setting.increaseContrast", isOn: settings.increaseContrast)
    case .direction:
      announcement.name = .message(.settingDirection)
      announcement.value = .message("direction.\(settings.direction.map(\.rawValue) ?? "locale")")
    case .speech: announcement.describe("setting.speech", isOn: settings.speech.isOn)
    case .voice:
      announcement.name = .message(.settingVoice)
      announcement.value = settings.speech.voice.map { .verbatim($0) } ?? .message(.voiceLanguage)
    case .rate:
      announcement.name = .message(.settingRate)
      announcement.value = .message(.rateValue(count: .number(settings.speech.rate)))
    case .pitch: announcement.describe("setting.pitch", number: settings.speech.pitch)
    case .volume: announcement.describe("setting.volume", number: settings.speech.volume)
    case .punctuation:
      announcement.name = .message(.settingPunctuation)
      announcement.value = .message("punctuation.\(settings.speech.punctuation)")
    case .capitals:
      announcement.name = .message(.settingCapitals)
      announcement.value = .message("capitals.\(settings.speech.capitals)")
    }
    return announcement
  }
}

extension Announcement {
  fileprivate mutating func describe(_ key: String, isOn: Bool) {
    name = .message(key)
    states = [isOn ? .on : .off]
  }

  fileprivate mutating func describe(_ key: String, number: Int) {
    name = .message(key)
    value = .message(.numberPlain(number: .number(number)))
  }
}
