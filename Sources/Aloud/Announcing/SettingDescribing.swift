extension SettingChange {
  /// What is said of the setting after the change.
  func announcement(of settings: Settings) -> Announcement {
    var announcement = Announcement(.change)
    switch self {
    case .locale:
      announcement.name = .message("setting.locale")
      announcement.value = .message("language.name")
    case .calendar:
      announcement.name = .message("setting.calendar")
      announcement.value = .message("calendar.\(settings.calendar?.key ?? SettingName.own)")
    case .verbosity:
      announcement.name = .message("setting.verbosity")
      announcement.value = .message("verbosity.\(settings.verbosity)")
    case .hints: announcement.describe("setting.hints", isOn: settings.hints)
    case .textSize:
      announcement.name = .message("setting.textSize")
      announcement.value = .message("textSize.\(settings.textSize)")
    case .reduceMotion: announcement.describe("setting.reduceMotion", isOn: settings.reduceMotion)
    case .increaseContrast: announcement.describe("setting.increaseContrast", isOn: settings.increaseContrast)
    case .direction:
      announcement.name = .message("setting.direction")
      announcement.value = .message("direction.\(settings.direction.map(\.rawValue) ?? "locale")")
    case .speech: announcement.describe("setting.speech", isOn: settings.speech.isOn)
    case .voice:
      announcement.name = .message("setting.voice")
      announcement.value = settings.speech.voice.map { .verbatim($0) } ?? .message("voice.language")
    case .rate:
      announcement.name = .message("setting.rate")
      announcement.value = .message("rate.value", ["count": .number(settings.speech.rate)])
    case .pitch: announcement.describe("setting.pitch", number: settings.speech.pitch)
    case .volume: announcement.describe("setting.volume", number: settings.speech.volume)
    case .punctuation:
      announcement.name = .message("setting.punctuation")
      announcement.value = .message("punctuation.\(settings.speech.punctuation)")
    case .capitals:
      announcement.name = .message("setting.capitals")
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
    value = .message("number.plain", ["number": .number(number)])
  }
}
