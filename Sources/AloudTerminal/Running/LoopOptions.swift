public import Aloud

/// How the loop meets the outside.
public struct LoopOptions: Sendable {
  /// The form of announcements.
  public var format = OutputFormat.text
  /// How braille is written.
  public var braille = BrailleOptions()
  /// Tells what is wrong outside the session, such as that there is no table for braille.
  public var tell: @Sendable (Message) -> Void = { _ in }
  /// Whether the prompt stands at the end of what was announced, where a braille display shows both.
  public var joinsPrompt = false
  /// Whether each line that is taken is written before its answer, as a transcript has it.
  public var echo = false
  /// How wide a line may be, or nil for the terminal's width, and any width on a pipe.
  public var width: Int?
  /// Whether lines are put into the order in which they are seen, for terminals that don't reorder.
  public var isVisual = false
  /// Where time comes from.
  public var time = TimeSource.real
  /// The local date and time: the machine's, or one that stands still.
  public var clock: @Sendable () -> DateTime = { LocalClock.now }
  /// The folder in which the app keeps its files.
  public var dataFolder: String
  /// The folder of the palette that color pickers keep colors in.
  public var paletteFolder: String
  /// The file in which settings that the user changes are kept; nil keeps none.
  public var settingsFile: SettingsFile?
  /// Whether what is copied goes to the terminal's clipboard too. What is there is never read: a program could feed the
  /// session by it.
  public var copiesToTerminal = false
  /// Whether the lines come from a recogniser.
  public var isRecognised = false
  /// Who listens, and who is told what can be said.
  public var listening = ListeningOptions()

  /// Whether something goes on outside for the app, which the inbox hears of: lines that don't come from a person wait for its end.
  public var isFed = false

  /// Gives a line to the program whose app this is, which answers through the inbox; nil where there is none.
  public var tellProgram: (@Sendable (ID, String) -> Void)?

  /// Looks for what the app's author may mend; nil where nobody does. It is asked once.
  public var remarks: (@Sendable () -> [AuthorRemark])?

  /// The usual ways, with the app's files in `dataFolder`.
  public init(dataFolder: String) {
    self.dataFolder = dataFolder
    paletteFolder = dataFolder
  }
}
