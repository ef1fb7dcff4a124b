/// A setting by its name: in the settings file, and as an option; in the environment it is `variable` (SET-5).
public enum SettingName: String, Sendable, Equatable, CaseIterable {
  case locale, calendar, verbosity, hints
  case messages
  case askAgain = "ask-again"
  case doneSignal = "done-signal"
  case speech, voice, rate, pitch, volume, punctuation, capitals, sounds
  case keyEcho = "key-echo"
  case singleKeys = "single-keys"
  case textSize = "text-size"
  case reduceMotion = "reduce-motion"
  case increaseContrast = "increase-contrast"
  case direction

  /// The environment's variable for it, such as `ALOUD_TEXT_SIZE`.
  public var variable: String {
    "ALOUD_" + String(rawValue.uppercased().map { $0 == "-" ? "_" : $0 })
  }

  /// Its name in the keys of a wording and in ids, such as `textSize`.
  public var key: String {
    let words = rawValue.split(separator: "-")
    return words.dropFirst().reduce(String(words[0])) { $0 + $1.prefix(1).uppercased() + $1.dropFirst() }
  }

  /// What a person calls it: its key in a wording.
  public var title: LocalizedText { .message("setting.\(key)") }

  /// What it can be set to.
  public var values: SettingValues {
    switch self {
    case .locale: .free(examples: ["de", "ar-EG"])
    case .voice: .free(examples: [Self.own, "en-us", "de+f2"])
    case .hints, .speech, .sounds, .singleKeys, .reduceMotion, .increaseContrast: .words(["on", "off"])
    case .rate: .numbers(SpeechSettings.rateRange)
    case .pitch: .numbers(SpeechSettings.pitchRange)
    case .volume: .numbers(SpeechSettings.volumeRange)
    case .calendar: .words([Self.own] + CalendarSystem.allCases.map { $0.rawValue })
    case .verbosity: .words(Verbosity.allCases.map { $0.rawValue })
    case .punctuation: .words(Punctuation.allCases.map { $0.rawValue })
    case .capitals: .words(Capitals.allCases.map { $0.rawValue })
    case .keyEcho: .words(KeyEcho.allCases.map { $0.rawValue })
    case .messages: .words(MessageTelling.allCases.map { $0.rawValue })
    case .askAgain: .numbers(Settings.askAgainRange)
    case .doneSignal: .words(DoneSignal.allCases.map { $0.rawValue })
    case .textSize: .words(TextSize.allCases.map { $0.rawValue })
    case .direction: .words([Self.own] + TextDirection.allCases.map { $0.rawValue })
    }
  }

  /// The value that leaves a setting to the locale.
  static let own = "locale"
}

/// What a setting can be set to, for sentences that say so.
public enum SettingValues: Sendable, Equatable {
  /// One of these words.
  case words([String])
  /// A whole number.
  case numbers(ClosedRange<Int>)
  /// Whatever names something, such as these.
  case free(examples: [String])
}
