public import Aloud

/// The options of the loop.
public struct LoopOptions: Sendable {
  /// The format of announcements.
  public var format = OutputFormat.text
  /// The options for braille.
  public var braille = BrailleOptions()
  /// Reports a problem outside the session, such as a missing braille table.
  public var tell: @Sendable (Message) -> Void = { _ in }
  /// A Boolean value that indicates whether the prompt follows the announcement on its line, so that a braille display shows both.
  public var joinsPrompt = false
  /// A Boolean value that indicates whether each accepted line is written before its answer, as in a transcript.
  public var echo = false
  /// The greatest width of a line; nil for the terminal's width, and for no limit on a pipe.
  public var width: Int?
  /// A Boolean value that indicates whether lines are written in visual order, for terminals that do not reorder characters.
  public var isVisual = false
  /// The source of time.
  public var time = TimeSource.real
  /// Returns the local date and time: the machine's, or one that stands still.
  public var clock: @Sendable () -> DateTime = { LocalClock.now }
  /// The folder of the app's files.
  public var dataFolder: String
  /// The folder of the palette in which color pickers keep colors.
  public var paletteFolder: String
  /// The file in which the user's changes of settings are saved; nil for none.
  public var settingsFile: SettingsFile?
  /// A Boolean value that indicates whether copied text is also written to the terminal's clipboard. The clipboard is never read,
  /// because a program could use it to feed the session.
  public var copiesToTerminal = false
  /// A Boolean value that indicates whether lines come from a recogniser.
  public var isRecognised = false
  /// The options for listening and for publishing what can be said.
  public var listening = ListeningOptions()

  /// A Boolean value that indicates whether an outside activity feeds the app through the inbox. Unless the session is interactive,
  /// lines wait for its end.
  public var isFed = false

  /// Passes a line to the program whose app this is. The program answers through the inbox. Nil if there is no program.
  public var tellProgram: (@Sendable (ID, String) -> Void)?

  /// Reports that the session waits for the next line, with the number of lines that it has taken. Called once for each number.
  public var tellWaiting: (@Sendable (Int) -> Void)?

  /// Computes remarks for the app's author; nil if nobody wants them. Called once.
  public var remarks: (@Sendable () -> [AuthorRemark])?

  /// Creates the default options, with the app's files in `dataFolder`.
  public init(dataFolder: String) {
    self.dataFolder = dataFolder
    paletteFolder = dataFolder
  }
}
