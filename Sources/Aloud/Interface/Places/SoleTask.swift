/// A task that is all that an app is, such as a question of a script: it begins on the task's sheet, has no tab bar, and ends when
/// the sheet is left (SCRIPT-1).
public struct SoleTask: Sendable, Equatable {
  /// The sheet.
  public var sheet: ID
  /// The control of the sheet that is open from the start, where the task is that one alone: leaving it leaves the task.
  public var control: ID?
  /// What an empty line uses: something harmless that is said to be the default (LOOP-4).
  public var standard: ID?
  /// What the app is told was pressed at "back", before the task ends; without it "back" is "cancel".
  public var back: ID?
  /// Whether the words that lead out of a question for text do so where they are piped too, and are no text.
  public var obeysPipedWords = false
  /// Whether hints and help tell of "back".
  public var tellsBack = true
  /// What the app is told is changed to a line that names nothing here, such as a path; without it such a line is not understood.
  public var other: ID?
  /// What "yes" and "no" use, in all the words that the locale has for them.
  public var yes: ID?, no: ID?

  /// Whether "OK" and "done" answer it: by the sheet's main action, else by what an empty line uses, unless that is a no. Where there is
  /// neither they ask again; they never give it up (SCRIPT-4).
  public var isAnsweredByDone = false

  /// The task on a sheet.
  public init(sheet: ID) { self.sheet = sheet }

  /// Whether there is a way back to be told of.
  var hintsBack: Bool { back != nil && tellsBack }
}

extension Interface {
  /// An interface that is one task.
  public init(_ title: LocalizedText, task: SoleTask) {
    self.init(title, tabs: [Tab(title, id: "aloud.task", screen: Screen(title, id: "aloud.task", elements: []))])
    self.task = task
  }
}
