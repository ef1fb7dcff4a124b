/// The data that a session keeps from one line to the next.
struct Memory: Sendable {
  /// The thing that one line gave a value, and how, so that the next line can correct it.
  struct Assigned: Sendable {
    /// For a sheet, the identifier of the button that opens it.
    var id: ID
    /// The text that a sheet was filled in with, without the moment at the end of the line.
    var text: String?
    /// The moment that the sheet was filled in with. A correction replaces the parts of it that it names.
    var moment: DateTime?
    /// The direction in which the line has moved the value, 1 or -1: up for "volume up by ten". A correction may change the amount.
    var direction: Int?
    /// The phrase that the value was given with. A correction may change a number in it.
    var phrase: String?
  }

  /// A sheet that one line has filled in.
  struct Filled: Sendable {
    var sheet: ID
    /// The value that the next line may correct once the sheet is done.
    var correctable: Assigned?
    var asked: Line
  }

  var hearing = HearingMemory()
  /// The line that is being understood, as it was typed.
  var line = ""
  /// A Boolean value that indicates whether the line only asks, so that it must change nothing.
  var onlyAsks = false
  var habits = Habits()
  /// The content that "copy" has taken for "paste": a text, and the tokens before it if it was copied from a search.
  var clipboard: SearchQuery?
  /// The number of lines in a row that were not understood.
  var failures = 0
  /// The announcements that "repeat" says again: the last response that was not a refusal.
  var lastSaid: [Announcement] = []
  /// The last reading, up to the line that was heard.
  var reading: Reading?
  /// The thing that the last line gave a value in one line. The next line may correct the value (LOOP-9).
  var assigned: Assigned?
  /// The thing that the line before gave a value, while the line is handled that may correct the value.
  var correctable: Assigned?
  /// The things that were set together last: "them".
  var together: [ID] = []
  /// The moment that a sheet held, while the sheet is filled in again with a correction. Parts that the correction leaves out
  /// stay.
  var corrected: DateTime?
  /// The sheet that the last line has filled in, while a question has to be answered before the sheet is done.
  var filled: Filled?
  /// A Boolean value that indicates whether the last line led away from the list that it chose from, so that "no, the second"
  /// can't mean the list in front.
  var hasLeftList = false
  /// A Boolean value that indicates whether the last line named the thing that it used, or used the thing at the focus, so that
  /// the thing's name is not announced again (SAY-8).
  var isNamed = false
  /// The things whose changes are not announced, because the user has used them or has heard of the change.
  var told: Set<ID> = []
  /// The things that the last line gave a value that they had already. A piped line that does so is not refused.
  var toldAsHeld: Set<ID> = []
  /// The announcements for acts that a command was told of and has not answered, by the command, for the case that nothing else
  /// is said.
  var unanswered: [ID: Announcement] = [:]
  /// The things that are not announced as usable, because the user has used them or, for pickers whose rows had loaded, has
  /// heard of it.
  var toldReady: Set<ID> = []
  /// The progress of each thing when it was last announced.
  var toldProgress: [ID: Int] = [:]
  /// The day that the app was last told.
  var toldDay: Day?
  /// A Boolean value that indicates whether a search was left while rows of the screen were loading. The screen is announced
  /// when they have loaded.
  var awaitsRows = false
  /// The piped lines that a task has refused.
  var refused = RefusedLines()
  /// The files that must load before the first screen is announced.
  var awaitedFiles: Set<ID> = []
  /// How far each log has been announced, and whether new messages are held back.
  var logs: [ID: LogProgress] = [:]
  var holdsLogs = false
  /// A Boolean value that indicates whether messages are held back because speech is far behind.
  var isBehind = false
  /// A Boolean value that indicates whether the user has chosen to quit in spite of unfinished work.
  var leavesUnfinished = false
  /// A Boolean value that indicates whether the app has been told, since the last line, that its work should stop.
  var hasInterrupted = false
  /// The work in progress.
  var works: [Work] = []
  /// The times, in milliseconds, at which a program was told what it has not answered yet.
  var awaited: [ID: Int] = [:]
  /// The questions of the app that are asked once the questions before them are answered or left, in order (ASK-7).
  var waitingQuestions: [(layer: Layer, isAnswer: Bool)] = []
  /// The path from before the app went to the place below a question. The place is announced after the question.
  var heldPath: [ID]?
  /// A Boolean value that indicates whether a question that the app asked by itself may be asked once more.
  var mayAskAgain = false
  /// The hints that have been given in this language.
  var givenHints: Set<String> = []
  /// The identifiers of which the author has been told that several things share them.
  var toldRepeated: Set<ID> = []
  /// The errors in saving settings that have been announced since they were last saved.
  var saidNotKept: Set<FileError> = []

  /// Returns whether a hint has not been given yet, and records it as given.
  mutating func isNew(_ hint: Message) -> Bool {
    // A popover is left in the same way as a sheet.
    givenHints.insert(hint.key == "hint.popover" ? "hint.sheet" : hint.key).inserted
  }
}

/// The data about speech recognition that a session keeps.
struct HearingMemory: Sendable {
  /// A Boolean value that indicates whether nothing is heard until "wake up".
  var isAsleep = false
  /// A Boolean value that indicates whether speech recognition is on. Questions then ask for phrases that stray talk does not
  /// match.
  var isListening = false
  /// The folded lines that were offered as heard and rejected. They are not offered again before something else is heard.
  var rejected: Set<String> = []
  /// The line that was taken from the last speech, or the likeliest one; nil if nothing was meant for the program.
  var taken: String?
  private(set) var generation = 0
  private var grammar: SpokenGrammar?

  /// Replaces the grammar, and returns whether it differs from the one before.
  mutating func renew(_ grammar: SpokenGrammar) -> Bool {
    guard grammar != self.grammar else { return false }
    self.grammar = grammar
    generation += 1
    return true
  }
}
