/// What the user has set. The session carries one, and every rendering honours it (SET-1 to SET-5).
public struct Settings: Sendable, Equatable {
  /// The locale asked for, as a BCP 47 tag or a POSIX name; the table says what it resolves to.
  public var locale: String
  /// The locale that dates and times are told by, where it is another than that of the words (LC_TIME).
  public var dateLocale: String?
  /// The calendar that dates are told in; nil is the locale's own.
  public var calendar: CalendarSystem?
  /// How much is said.
  public var verbosity = Verbosity.medium
  /// Whether hints such as "Say a number, a name, or help" are said.
  public var hints = true
  /// What is heard of typing.
  public var keyEcho = KeyEcho.characters
  /// Whether one key chooses where things have numbers: a digit, or the letter that only one of them begins with.
  public var singleKeys = false
  /// Whether short sounds go with what opens, closes, is selected, fails or is asked; only where speech is on.
  public var sounds = false
  /// How what comes in a log is told.
  public var messages = MessageTelling.sentences
  /// How long a question that an app has asked by itself waits before it is said once more, in seconds, at a terminal; never
  /// where it is 0.
  public var askAgain = 60
  /// How the terminal tells that work has ended, beside the words.
  public var doneSignal = DoneSignal.none
  /// How large text is.
  public var textSize = TextSize.large
  /// Whether progress is said at milestones only, and nothing is timed.
  public var reduceMotion = false
  /// Whether contrast is increased, where there are colours.
  public var increaseContrast = false
  /// The direction of marks and of the words for "forward" and "back"; nil is the locale's own.
  public var direction: TextDirection?
  /// How speech sounds, and whether there is any.
  public var speech = SpeechSettings()
  /// Whether somebody sees what is printed, at a terminal: only then as many items are read at a time as the text size leaves
  /// room for (SET-7). It is the host's to say, not the user's.
  package var isSeen = false
  /// Where each setting has its value from; one that is not there is as Aloud comes (SET-5).
  public var sources: [SettingName: SettingSource] = [:]

  /// How many seconds a question can wait before it is said once more.
  public static let askAgainRange = 0...3_600

  /// The settings a user starts with, in `locale`.
  public init(locale: String = "en") { self.locale = locale }
}

/// How much is said (SAY-5).
public enum Verbosity: String, Sendable, Equatable, CaseIterable {
  /// Names, values and states; no roles, no counts, no hints.
  case low
  /// What most people want.
  case medium
  /// Positions in every list, and which things have a menu, too.
  case high
}

/// What is heard of typing, at a terminal where speech is on (EDIT-3).
public enum KeyEcho: String, Sendable, Equatable, CaseIterable {
  /// Each character.
  case characters
  /// Each word, when it ends.
  case words
  /// Each character, and each word when it ends.
  case both
  /// Nothing of what is typed; what is deleted, and where the cursor goes, is said all the same.
  case none
}

/// How the messages that arrive in a log are told (LOG).
public enum MessageTelling: String, Sendable, Equatable, CaseIterable {
  /// Sentence by sentence, as they end; code, headings and rows of tables when they are whole.
  case sentences
  /// Each message when all of it is there.
  case whole
  /// Only that there is a message, and from whom: it is read when it is asked for.
  case presence
}

/// How a terminal signals that work has ended, to somebody who is elsewhere (LOG).
public enum DoneSignal: String, Sendable, Equatable, CaseIterable {
  /// Not at all: the words are enough.
  case none
  /// By its bell.
  case bell
  /// By a notification of the desktop, where the terminal can give one; else by its bell.
  case notification
}

/// Where a setting has its value from, in rising order (SET-5).
public enum SettingSource: String, Sendable, Equatable, CaseIterable {
  case desktop, file, environment, commandLine
  /// The user has changed it since the program was started.
  case session
}

extension Settings {
  /// The locale that the user has set, with the dates and the calendar.
  ///
  /// - Throws: `LocaleFileError` where a file of the table is damaged.
  func locale(in files: LocaleFiles) throws(LocaleFileError) -> LoadedLocale {
    try LoadedLocale(locale, dates: dateLocale, calendar: calendar, files: files)
  }
}
