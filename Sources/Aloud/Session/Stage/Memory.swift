/// What the session remembers from one line to the next.
struct Memory: Sendable {
  /// What one line has given a value.
  struct Assigned: Sendable {
    /// The thing; of a sheet, what opens it.
    var id: ID
    /// What a sheet was filled in with beside the moment that the line ended with.
    var text: String?
    /// That moment: a correction changes of it what it names.
    var moment: DateTime?
    /// The phrase that said the moment: a correction may change its number.
    var phrase: String?
  }

  /// A sheet that one line has filled in.
  struct Filled: Sendable {
    var sheet: ID
    /// What the next line may correct once it is done.
    var correctable: Assigned?
    var asked: Line
  }

  /// What there is to remember of hearing.
  var hearing = HearingMemory()
  /// What the user does where.
  var habits = Habits()
  /// What "copy" has taken, for "paste": text, with the tokens before it where it was of a search.
  var clipboard: SearchQuery?
  /// How many lines in a row were not understood.
  var failures = 0
  /// What "repeat" says again: the last response that was not an apology.
  var lastSaid: [Announcement] = []
  /// What was read last, as far as it was heard.
  var reading: Reading?
  /// What the last line has given a value, in one line: the next may correct it (LOOP-9).
  var assigned: Assigned?
  /// The same, while the line is taken that may.
  var correctable: Assigned?
  /// The moment that a sheet held, while it is filled in anew with a correction: what is not said stays as it was.
  var corrected: DateTime?
  /// The sheet that the last line has filled in, where it waits for an answer before it is done.
  var filled: Filled?
  /// Whether the last line has named what it used, or used what was in front: then its name is not read back (SAY-8).
  var isNamed = false
  /// The things whose changes need no telling any more: the user has used them, or heard of it.
  var told: Set<ID> = []
  /// What is said of acts that a program was told of and has not answered, where nothing else comes of them.
  var unanswered: [ID: Announcement] = [:]
  /// The things of which it is no news that they can be used: the user has used them, or, of pickers whose rows had come,
  /// heard of it.
  var toldReady: Set<ID> = []
  /// How far things were that get on when that was told last.
  var toldProgress: [ID: Int] = [:]
  /// The day that the app was last told.
  var toldDay: Day?
  /// Whether a search was left while rows of the screen were on their way: the screen is said when they have come.
  var awaitsRows = false
  /// The piped lines that a task has refused.
  var refused = RefusedLines()
  /// The files that must have come before the first screen is said.
  var awaitedFiles: Set<ID> = []
  /// How far logs have been told, and whether what comes in them is held back.
  var logs: [ID: LogTelling] = [:]
  var holdsLogs = false
  /// Whether the user wants to end the program with what is not finished.
  var leavesUnfinished = false
  /// Work that goes on.
  var works: [Work] = []
  /// A question of the app's that is asked once those before it are answered or left (ASK-7).
  struct WaitingQuestion: Sendable {
    var layer: Layer
    var isAnswer: Bool
  }

  /// The questions that wait, in the order they are asked.
  var waitingQuestions: [WaitingQuestion] = []
  /// Where the user was before the app brought him to the place below a question: it is said after that.
  var heldPath: [ID]?
  /// Whether a question that the app has asked by itself has not been asked again.
  var mayAskAgain = false
  private var givenHints: Set<String> = []
  private var toldRepeated: Set<ID> = []
  private var saidNotKept: Set<FileError> = []

  /// Whether a hint is given now: none is given twice.
  mutating func isNew(_ hint: Message) -> Bool {
    // A popover is left as a sheet is.
    givenHints.insert(hint.key == "hint.popover" ? "hint.sheet" : hint.key).inserted
  }

  /// Begins anew with hints: they are in other words now.
  mutating func forgetHints() { givenHints = [] }

  /// Whether the author is told now of an id that several things share.
  mutating func isNewlyRepeated(_ id: ID) -> Bool { toldRepeated.insert(id).inserted }

  /// Whether it is said now that settings are not kept, and why: once is enough, until they are kept again.
  mutating func isNew(_ error: FileError) -> Bool { saidNotKept.insert(error).inserted }

  /// Settings are kept again.
  mutating func forgetNotKept() { saidNotKept = [] }
}

/// What a session remembers of hearing.
struct HearingMemory: Sendable {
  /// Whether the user has said that nothing is to be heard until "wake up".
  var isAsleep = false
  /// Whether somebody listens: questions then ask for phrases that stray talk does not hit.
  var isListening = false
  /// What was offered as heard and refused, folded: it is not offered again before something else is heard.
  var rejected: Set<String> = []
  /// What was taken of what was heard last, or was the likeliest of it; nil where nothing was meant for the program.
  var taken: String?
  /// The number of the grammar as it stands, and that grammar.
  private(set) var generation = 0
  private var grammar: SpokenGrammar?

  /// Takes in what can be said now; whether it is something else than before.
  mutating func renew(_ grammar: SpokenGrammar) -> Bool {
    guard grammar != self.grammar else { return false }
    self.grammar = grammar
    generation += 1
    return true
  }
}
