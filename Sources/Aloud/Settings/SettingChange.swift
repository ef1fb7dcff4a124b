/// One change to the user's settings, by voice, by the Settings tab or by an app.
public enum SettingChange: Sendable, Equatable {
  case locale(String)
  /// The calendar that dates are told in; nil is the locale's own.
  case calendar(CalendarSystem?)
  case verbosity(Verbosity)
  case hints(Bool)
  case keyEcho(KeyEcho)
  case singleKeys(Bool)
  case sounds(Bool)
  case messages(MessageTelling)
  /// Seconds; brought into `Settings.askAgainRange`.
  case askAgain(Int)
  case doneSignal(DoneSignal)
  case textSize(TextSize)
  case reduceMotion(Bool)
  case increaseContrast(Bool)
  case direction(TextDirection?)
  case speech(Bool)
  case voice(String?)
  /// Words a minute; brought into `SpeechSettings.rateRange`.
  case rate(Int)
  /// 0 to 100; brought into that range.
  case pitch(Int)
  /// 0 to 200; brought into that range.
  case volume(Int)
  case punctuation(Punctuation)
  case capitals(Capitals)
}

extension Settings {
  /// Makes one change, for `source`; numbers outside their range are brought to its end.
  public mutating func apply(_ change: SettingChange, from source: SettingSource = .session) {
    sources[change.name] = source
    switch change {
    case .locale(let tag):
      // Dates go with the words again: they are another locale's where the environment sets only words.
      (locale, dateLocale) = (tag, nil)
    case .calendar(let calendar): self.calendar = calendar
    case .verbosity(let verbosity): self.verbosity = verbosity
    case .hints(let isOn): hints = isOn
    case .keyEcho(let echo): keyEcho = echo
    case .singleKeys(let isOn): singleKeys = isOn
    case .sounds(let isOn): sounds = isOn
    case .messages(let telling): messages = telling
    case .askAgain(let seconds): askAgain = seconds.brought(into: Settings.askAgainRange)
    case .doneSignal(let signal): doneSignal = signal
    case .textSize(let size): textSize = size
    case .reduceMotion(let isOn): reduceMotion = isOn
    case .increaseContrast(let isOn): increaseContrast = isOn
    case .direction(let direction): self.direction = direction
    case .speech(let isOn): speech.isOn = isOn
    case .voice(let name): speech.voice = name
    case .rate(let rate): speech.rate = rate.brought(into: SpeechSettings.rateRange)
    case .pitch(let pitch): speech.pitch = pitch.brought(into: SpeechSettings.pitchRange)
    case .volume(let volume): speech.volume = volume.brought(into: SpeechSettings.volumeRange)
    case .punctuation(let level): speech.punctuation = level
    case .capitals(let way): speech.capitals = way
    }
  }
}

extension Int {
  fileprivate func brought(into range: ClosedRange<Int>) -> Int {
    Swift.min(range.upperBound, Swift.max(range.lowerBound, self))
  }
}
