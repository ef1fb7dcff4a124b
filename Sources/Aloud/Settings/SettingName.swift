/// A setting of the user's: its name in the settings file, and as an option of the command (SET-5).
///
/// A setting is declared here and nowhere else: its case, its descriptor, and the change that sets it from Swift. The settings
/// file, the environment, the Settings tab, `aloud settings` and transcripts read the descriptor.
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

  var descriptor: SettingDescriptor {
    switch self {
    case .locale: .locale
    case .calendar:
      .choice(\.calendar, .words) { name in
        CalendarSystem(bcp47: name).map { .message("calendar.\($0.key)") }
      } synonym: {
        CalendarSystem(bcp47: $0)?.rawValue
      }
    case .verbosity: .choice(\.verbosity, .words)
    case .hints: .flag(\.hints, .words)
    case .messages: .choice(\.messages, .conversations)
    case .askAgain:
      .number(\.askAgain, .conversations, in: Settings.askAgainRange, offering: [0, 15, 30, 60, 120, 300]) { seconds in
        seconds == 0 ? .askAgainNever : .askAgainSeconds(count: .number(seconds))
      }
    case .doneSignal: .choice(\.doneSignal, .conversations)
    case .speech: .flag(\.speech.isOn, .sound)
    case .voice: .voice
    case .rate:
      .number(
        \.speech.rate, .sound, in: SpeechSettings.rateRange,
        offering: [100, 125, 150, 175, 200, 250, 300, 350, 400, 450]
      ) { .rateValue(count: .number($0)) }
    case .pitch:
      .number(
        \.speech.pitch, .sound, in: SpeechSettings.pitchRange, offering: Array(stride(from: 0, through: 100, by: 10)))
    case .volume:
      .number(
        \.speech.volume, .sound, in: SpeechSettings.volumeRange, offering: Array(stride(from: 0, through: 200, by: 20)))
    case .punctuation: .choice(\.speech.punctuation, .sound)
    case .capitals: .choice(\.speech.capitals, .sound)
    case .sounds: .flag(\.sounds, .sound)
    case .keyEcho: .choice(\.keyEcho, .sound)
    case .singleKeys: .flag(\.singleKeys, .sound)
    case .textSize: .choice(\.textSize, .display)
    case .reduceMotion: .flag(\.reduceMotion, .display)
    case .increaseContrast: .flag(\.increaseContrast, .display)
    case .direction: .choice(\.direction, .display)
    }
  }
}

extension SettingChange {
  /// Sets the language, as a BCP 47 tag or a POSIX name.
  public static func locale(_ tag: String) -> Self { Self(.locale, to: tag) }
  /// Sets the calendar that dates are told in; nil is the locale's own.
  public static func calendar(_ calendar: CalendarSystem?) -> Self { Self(.calendar, to: calendar) }
  /// Sets how much is said.
  public static func verbosity(_ verbosity: Verbosity) -> Self { Self(.verbosity, to: verbosity) }
  /// Turns hints on or off.
  public static func hints(_ isOn: Bool) -> Self { Self(.hints, to: isOn) }
  /// Sets how messages that arrive in a log are told.
  public static func messages(_ telling: MessageTelling) -> Self { Self(.messages, to: telling) }
  /// Sets the number of seconds until a question is asked again, limited to `Settings.askAgainRange`.
  public static func askAgain(_ seconds: Int) -> Self { Self(.askAgain, to: seconds) }
  /// Sets how the terminal signals that work has ended.
  public static func doneSignal(_ signal: DoneSignal) -> Self { Self(.doneSignal, to: signal) }
  /// Turns speech on or off.
  public static func speech(_ isOn: Bool) -> Self { Self(.speech, to: isOn) }
  /// Sets the voice by its name; nil is the language's own.
  public static func voice(_ name: String?) -> Self { Self(.voice, to: name) }
  /// Sets the rate in words a minute, limited to `SpeechSettings.rateRange`.
  public static func rate(_ wordsPerMinute: Int) -> Self { Self(.rate, to: wordsPerMinute) }
  /// Sets the pitch, limited to `SpeechSettings.pitchRange`.
  public static func pitch(_ pitch: Int) -> Self { Self(.pitch, to: pitch) }
  /// Sets the volume, limited to `SpeechSettings.volumeRange`.
  public static func volume(_ volume: Int) -> Self { Self(.volume, to: volume) }
  /// Sets how much punctuation is spoken by name.
  public static func punctuation(_ level: Punctuation) -> Self { Self(.punctuation, to: level) }
  /// Sets how capital letters are spoken.
  public static func capitals(_ way: Capitals) -> Self { Self(.capitals, to: way) }
  /// Turns short sounds on or off.
  public static func sounds(_ isOn: Bool) -> Self { Self(.sounds, to: isOn) }
  /// Sets what is spoken of typing.
  public static func keyEcho(_ echo: KeyEcho) -> Self { Self(.keyEcho, to: echo) }
  /// Turns answers by a single key on or off.
  public static func singleKeys(_ isOn: Bool) -> Self { Self(.singleKeys, to: isOn) }
  /// Sets the text size.
  public static func textSize(_ size: TextSize) -> Self { Self(.textSize, to: size) }
  /// Turns reduced motion on or off.
  public static func reduceMotion(_ isOn: Bool) -> Self { Self(.reduceMotion, to: isOn) }
  /// Turns increased contrast on or off.
  public static func increaseContrast(_ isOn: Bool) -> Self { Self(.increaseContrast, to: isOn) }
  /// Sets the direction of marks; nil is the locale's own.
  public static func direction(_ direction: TextDirection?) -> Self { Self(.direction, to: direction) }
}

extension SettingName {
  /// The name of the environment variable, such as `ALOUD_TEXT_SIZE`.
  public var variable: String { "ALOUD_" + String(rawValue.uppercased().map { $0 == "-" ? "_" : $0 }) }

  /// The name in keys of the wording and in identifiers, such as `textSize`.
  public var key: String { Self.key(rawValue) }

  /// The name that a person reads.
  public var title: LocalizedText { .message("setting.\(key)") }

  /// The group of the Settings tab.
  public var group: SettingGroup { descriptor.group }

  /// The values that the setting can have.
  public var values: SettingValues { descriptor.values }

  /// Returns the localised value; `text` is the value in the form of a settings file.
  public func title(of text: String) -> LocalizedText { descriptor.title(text) ?? .message("\(key).\(Self.key(text))") }

  static let own = "locale"

  /// Gives `textSize` for "text-size".
  private static func key(_ name: String) -> String {
    let words = name.split(separator: "-")
    return words.dropFirst().reduce(String(words.first ?? "")) { $0 + $1.prefix(1).uppercased() + $1.dropFirst() }
  }
}
