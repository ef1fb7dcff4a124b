extension SettingChange {
  /// The change that sets a setting to what somebody has written; nil where that is no value of it.
  public init?(_ name: SettingName, _ text: String) {
    let word = text.lowercased()
    func number(in range: ClosedRange<Int>) -> Int? { Int(text).flatMap { range.contains($0) ? $0 : nil } }
    /// A value that "locale" leaves to the locale.
    func own<Value>(_ read: (String) -> Value?) -> Value?? {
      word == SettingName.own ? .some(nil) : read(word).map { .some($0) }
    }
    // What is set must be able to be kept.
    let isFree = !text.isEmpty && SettingsText.canHold(text)
    let change: SettingChange? =
      switch name {
      case .locale: isFree ? .locale(text) : nil
      case .calendar: own { CalendarSystem(bcp47: $0) }.map { .calendar($0) }
      case .verbosity: Verbosity(rawValue: word).map { .verbosity($0) }
      case .hints: Self.isOn(word).map { .hints($0) }
      case .speech: Self.isOn(word).map { .speech($0) }
      case .voice: isFree ? .voice(word == SettingName.own ? nil : text) : nil
      case .rate: number(in: SpeechSettings.rateRange).map { .rate($0) }
      case .pitch: number(in: SpeechSettings.pitchRange).map { .pitch($0) }
      case .volume: number(in: SpeechSettings.volumeRange).map { .volume($0) }
      case .punctuation: Punctuation(rawValue: word).map { .punctuation($0) }
      case .capitals: Capitals(rawValue: word).map { .capitals($0) }
      case .keyEcho: KeyEcho(rawValue: word).map { .keyEcho($0) }
      case .singleKeys: Self.isOn(word).map { .singleKeys($0) }
      case .sounds: Self.isOn(word).map { .sounds($0) }
      case .messages: MessageTelling(rawValue: word).map { .messages($0) }
      case .askAgain: number(in: Settings.askAgainRange).map { .askAgain($0) }
      case .doneSignal: DoneSignal(rawValue: word).map { .doneSignal($0) }
      case .textSize: TextSize.allCases.first { $0.rawValue.lowercased() == word }.map { .textSize($0) }
      case .reduceMotion: Self.isOn(word).map { .reduceMotion($0) }
      case .increaseContrast: Self.isOn(word).map { .increaseContrast($0) }
      case .direction: own { TextDirection(rawValue: $0) }.map { .direction($0) }
      }
    guard let change else { return nil }
    self = change
  }

  /// Whether a word says on or off; nil where it says neither.
  private static func isOn(_ word: String) -> Bool? {
    switch word {
    case "on", "yes", "true", "1": true
    case "off", "no", "false", "0": false
    default: nil
    }
  }

  /// The setting that is changed.
  public var name: SettingName {
    switch self {
    case .locale: .locale
    case .calendar: .calendar
    case .verbosity: .verbosity
    case .hints: .hints
    case .keyEcho: .keyEcho
    case .singleKeys: .singleKeys
    case .sounds: .sounds
    case .messages: .messages
    case .askAgain: .askAgain
    case .doneSignal: .doneSignal
    case .textSize: .textSize
    case .reduceMotion: .reduceMotion
    case .increaseContrast: .increaseContrast
    case .direction: .direction
    case .speech: .speech
    case .voice: .voice
    case .rate: .rate
    case .pitch: .pitch
    case .volume: .volume
    case .punctuation: .punctuation
    case .capitals: .capitals
    }
  }
}

extension Settings {
  /// The value of a setting as somebody would write it.
  public func text(of name: SettingName) -> String {
    func word(_ isOn: Bool) -> String { isOn ? "on" : "off" }
    return switch name {
    case .locale: locale
    case .calendar: calendar?.rawValue ?? SettingName.own
    case .verbosity: verbosity.rawValue
    case .hints: word(hints)
    case .speech: word(speech.isOn)
    case .voice: speech.voice ?? SettingName.own
    case .rate: String(speech.rate)
    case .pitch: String(speech.pitch)
    case .volume: String(speech.volume)
    case .punctuation: speech.punctuation.rawValue
    case .capitals: speech.capitals.rawValue
    case .keyEcho: keyEcho.rawValue
    case .singleKeys: word(singleKeys)
    case .sounds: word(sounds)
    case .messages: messages.rawValue
    case .askAgain: String(askAgain)
    case .doneSignal: doneSignal.rawValue
    case .textSize: textSize.rawValue
    case .reduceMotion: word(reduceMotion)
    case .increaseContrast: word(increaseContrast)
    case .direction: direction?.rawValue ?? SettingName.own
    }
  }
}
