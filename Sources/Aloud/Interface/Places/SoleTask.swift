/// A task that a whole app consists of, such as a question of a script. The app begins on the sheet of the task, has no tab bar,
/// and ends when the sheet is left (SCRIPT-1).
public struct SoleTask: Sendable, Equatable {
  /// The sheet of the task.
  public var sheet: ID
  /// The only control of the task, which is open from the start: leaving it leaves the task. Nil if the task has more than one.
  public var control: ID?
  /// A Boolean value that indicates whether the task begins in the search of its sheet, which shows all elements while the query is
  /// empty. "Cancel" leaves the task, and not only the search.
  public var isSearch = false
  /// The control that an empty line uses: a harmless one that is announced as the default (LOOP-4).
  public var standard: ID?
  /// The effect of an empty line, which is announced with the only control, or with the question: "Enter keeps it."
  public var emptyLine: LocalizedText?
  /// The identifier of the `pressed` event that "back" sends before the task ends; if nil, "back" cancels the task.
  public var back: ID?
  /// A word that leaves the task, besides those for "cancel". A line piped to a field is text.
  public var leave: LocalizedText?
  /// A Boolean value that indicates whether the hint of a picker tells how the task is left.
  public var tellsLeaving = true
  /// A word that answers the task, besides those for "done". Where a line is text, it is none.
  public var done: LocalizedText?
  /// The buttons that answer the task beside its elements or its only control. They are announced after the question, and are neither
  /// numbered nor counted. A line that is the title of one presses it; in a field, the title has to be written in full.
  public var further: [Button] = []
  /// A Boolean value that indicates whether an empty line leaves the task, as `emptyLine` announces.
  public var isLeftByEmptyLine = false
  /// A Boolean value that indicates whether a line that is the whole title of an element means the element, even if it is a command
  /// too.
  public var putsTitlesBeforeCommands = false
  /// A Boolean value that indicates whether such a line means the element even if it is the number of another.
  public var putsTitlesBeforeNumbers = false
  /// A Boolean value that indicates whether words that leave a text question, such as "back", do so in piped input too, instead of
  /// counting as text.
  public var obeysPipedWords = false
  /// A Boolean value that indicates whether hints and help mention "back".
  public var tellsBack = true
  /// A Boolean value that indicates whether leaving the task undone is announced.
  public var announcesCancellation = true
  /// The identifier of the `changed` event that is sent for a line that names nothing here, such as a path; if nil, such a line is
  /// not understood.
  public var other: ID?
  /// The controls that "yes" and "no" use, in all the words that the locale has for them.
  public var yes: ID?, no: ID?

  /// The texts that lead to the question of the task, which "where am I" repeats.
  public var preface: [LocalizedText] = []

  /// A Boolean value that indicates whether the task is to read a log: its first line is announced in the place of the sheet's
  /// elements, and an empty line reads the next.
  public var readsOn = false
  /// A Boolean value that indicates whether such a log is read to its end at once, as nobody is there to ask for more.
  public var readsAll = false
  /// A Boolean value that indicates whether the task goes on with one that the user has heard of, so that only its title is announced.
  public var isContinued = false

  /// A Boolean value that indicates whether "OK" and "done" answer the task: by the main action of the sheet, otherwise by the
  /// default, unless that is "no". Without either, the question is asked again; the task is never given up (SCRIPT-4).
  public var isAnsweredByDone = false
  /// A Boolean value that indicates whether the task can't be answered yet because work goes on, which is said then.
  public var isAtWork = false

  /// Creates a task that consists of a sheet.
  public init(sheet: ID) { self.sheet = sheet }

  var buttonsSentence: LocalizedText? {
    further.isEmpty ? nil : .message(.promptAnswers(answers: .list(further.map(\.title), .or)))
  }

  var hintsBack: Bool { back != nil && tellsBack }
}

extension Interface {
  /// Creates an interface that consists of one task.
  public init(_ title: LocalizedText, task: SoleTask) {
    self.init(title, tabs: [Tab(title, id: "aloud.task", screen: Screen(title, id: "aloud.task", elements: []))])
    self.task = task
  }
}
