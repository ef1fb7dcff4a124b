extension SettingChange {
  /// What is said of the setting after the change.
  package func announcement(of settings: Settings) -> Announcement {
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
    case .hints: announcement.describe(.settingHints, isOn: settings.hints)
    case .keyEcho:
      announcement.name = .message(.settingKeyEcho)
      announcement.value = .message("keyEcho.\(settings.keyEcho)")
    case .sounds: announcement.describe(.settingSounds, isOn: settings.sounds)
    case .singleKeys: announcement.describe(.settingSingleKeys, isOn: settings.singleKeys)
    case .messages:
      announcement.name = .message(.settingMessages)
      announcement.value = .message("messages.\(settings.messages)")
    case .askAgain:
      announcement.name = .message(.settingAskAgain)
      announcement.value = settings.askAgainWords
    case .doneSignal:
      announcement.name = .message(.settingDoneSignal)
      announcement.value = .message("doneSignal.\(settings.doneSignal)")
    case .textSize:
      announcement.name = .message(.settingTextSize)
      announcement.value = .message("textSize.\(settings.textSize)")
    case .reduceMotion: announcement.describe(.settingReduceMotion, isOn: settings.reduceMotion)
    case .increaseContrast: announcement.describe(.settingIncreaseContrast, isOn: settings.increaseContrast)
    case .direction:
      announcement.name = .message(.settingDirection)
      announcement.value = .message("direction.\(settings.direction.map(\.rawValue) ?? "locale")")
    case .speech: announcement.describe(.settingSpeech, isOn: settings.speech.isOn)
    case .voice:
      announcement.name = .message(.settingVoice)
      announcement.value = settings.speech.voice.map { .verbatim($0) } ?? .message(.voiceLanguage)
    case .rate:
      announcement.name = .message(.settingRate)
      announcement.value = .message(.rateValue(count: .number(settings.speech.rate)))
    case .pitch: announcement.describe(.settingPitch, number: settings.speech.pitch)
    case .volume: announcement.describe(.settingVolume, number: settings.speech.volume)
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
  fileprivate mutating func describe(_ message: Message, isOn: Bool) {
    name = .message(message)
    states = [isOn ? .on : .off]
  }

  fileprivate mutating func describe(_ message: Message, number: Int) {
    name = .message(message)
    value = .message(.numberPlain(number: .number(number)))
  }
}
