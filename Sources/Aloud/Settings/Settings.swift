/// The user's settings. The session carries them, and every rendering honours them (SET-1 to SET-5).
public struct Settings: Sendable, Equatable {
  /// The requested locale, as a BCP 47 tag or a POSIX name, which the locale table resolves.
  public var locale: String
  /// The locale of dates and times, if it differs from that of the words (LC_TIME).
  public var dateLocale: String?
  /// The calendar of dates; nil is the locale's own.
  public var calendar: CalendarSystem?
  /// The amount of speech.
  public var verbosity = Verbosity.medium
  /// A Boolean value that indicates whether hints such as "Say a number, a name, or help" are announced.
  public var hints = true
  /// True if hints are announced: the user wants them, and the detail is not low.
  var givesHints: Bool { hints && verbosity != .low }
  /// The echo of typing.
  public var keyEcho = KeyEcho.characters
  /// A Boolean value that indicates whether a single key chooses among numbered elements: a digit, or the initial of only one
  /// of them.
  public var singleKeys = false
  /// A Boolean value that indicates whether short sounds accompany opening, closing, selection, failure and questions, if speech is
  /// on.
  public var sounds = false
  /// The way in which messages in a log are announced.
  public var messages = MessageTelling.sentences
  /// The number of seconds after which an unprompted question of an app is repeated at a terminal; 0 is never.
  public var askAgain = 60
  /// The signal of the terminal when work has ended, in addition to the words.
  public var doneSignal = DoneSignal.none
  /// The text size.
  public var textSize = TextSize.large
  /// A Boolean value that indicates whether progress is announced at milestones only, and nothing is timed.
  public var reduceMotion = false
  /// A Boolean value that indicates whether contrast is increased, where there are colours.
  public var increaseContrast = false
  /// The direction of marks and of the words for "forward" and "back"; nil is the locale's own.
  public var direction: TextDirection?
  /// The settings of speech.
  public var speech = SpeechSettings()
  /// True if somebody sees the output at a terminal. Only then does the text size limit the number of items that are read at a
  /// time (SET-7). The host sets it, not the user.
  package var isSeen = false
  /// The source of each setting's value. A setting that is missing has its default value (SET-5).
  public var sources: [SettingName: SettingSource] = [:]

  /// The range of the number of seconds after which a question is repeated.
  public static let askAgainRange = 0...3_600

  /// Creates the default settings for a locale.
  public init(locale: String = "en") { self.locale = locale }
}

/// The amount of speech (SAY-5).
public enum Verbosity: String, Sendable, Equatable, CaseIterable {
  /// Names, values and states, without roles, counts and hints.
  case low
  /// The usual amount.
  case medium
  /// In addition, positions in every list, and which elements have a menu.
  case high
}

/// The echo of typing, at a terminal where speech is on (EDIT-3).
public enum KeyEcho: String, Sendable, Equatable, CaseIterable {
  /// Each character.
  case characters
  /// Each word, when it ends.
  case words
  /// Each character, and each word when it ends.
  case both
  /// No typed characters. Deletions and movements of the cursor are announced all the same.
  case none
}

/// The way in which messages that arrive in a log are announced (LOG).
public enum MessageTelling: String, Sendable, Equatable, CaseIterable {
  /// Sentence by sentence, as they end; code, headings and table rows when they are complete.
  case sentences
  /// Each message when it is complete.
  case whole
  /// Only the presence of a message and its sender. The user reads it on request.
  case presence
}

/// The signal of a terminal that work has ended, for somebody who is elsewhere (LOG).
public enum DoneSignal: String, Sendable, Equatable, CaseIterable {
  /// No signal but the words.
  case none
  /// The terminal bell.
  case bell
  /// A desktop notification if the terminal supports it, or else the bell.
  case notification
}

/// The source of a setting's value, in rising order of precedence (SET-5).
public enum SettingSource: String, Sendable, Equatable, CaseIterable {
  case desktop, file, environment, commandLine
  /// A change by the user since the program was started.
  case session
}

extension Settings {
  func locale(in files: LocaleFiles) throws(LocaleFileError) -> LoadedLocale {
    try LoadedLocale(locale, dates: dateLocale, calendar: calendar, files: files)
  }
}

/// One change to the user's settings: by voice, in the Settings tab, in a file, or by an app.
public struct SettingChange: Sendable, Equatable {
  /// The setting that changes.
  public let name: SettingName
  /// The new value in the form of a settings file.
  public let text: String

  /// Creates a change from text that somebody has written; nil if the text is not a value of the setting.
  public init?(_ name: SettingName, _ text: String) {
    guard let text = name.values.reading(text) ?? name.descriptor.synonym(text) else { return nil }
    (self.name, self.text) = (name, text)
  }

  init(_ name: SettingName, to value: some SettingValue) { (self.name, text) = (name, value.settingText) }
}

extension Settings {
  /// Makes a change on behalf of `source`. Numbers are limited to the range of the setting.
  public mutating func apply(_ change: SettingChange, from source: SettingSource = .session) {
    sources[change.name] = source
    change.name.descriptor.set(&self, change.text)
  }

  /// Returns the value of a setting in the form of a settings file.
  public func text(of name: SettingName) -> String { name.descriptor.text(self) }
}
