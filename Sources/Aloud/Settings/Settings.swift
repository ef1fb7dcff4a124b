/// What the user has set. The session carries one, and every rendering honours it (SET-1 to SET-5).
public struct Settings: Sendable, Equatable {
  /// The locale asked for, as a BCP 47 tag or a POSIX name; the table says what it resolves to.
  public var locale: String
  public var verbosity = Verbosity.medium
  /// Whether hints such as "Say a number, a name, or help" are said.
  public var hints = true
  public var textSize = TextSize.large
  public var reduceMotion = false
  public var increaseContrast = false
  /// The direction of marks and of the words for "forward" and "back"; nil is the locale's own.
  public var direction: TextDirection?
  public var speech = SpeechSettings()

  /// The settings a user starts with, in `locale`.
  public init(locale: String = "en") { self.locale = locale }
}
