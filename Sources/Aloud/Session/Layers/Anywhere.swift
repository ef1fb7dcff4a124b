/// What is possible whatever waits for an answer, and leaves that waiting.
enum Anywhere {
  /// What comes of a command while a question is asked, which is asked again in short after what leaves it standing (LOOP-8);
  /// nil where it is none of these.
  static func outcome(of command: Command?, in around: Surroundings, asking question: [Announcement]) -> Outcome? {
    guard let outcome = outcome(of: command, in: around) else { return nil }
    return outcome.isHarmless && !outcome.steps.isEmpty ? outcome + .say(question) : outcome
  }

  /// What comes of a command; nil where it is none of these.
  static func outcome(of command: Command?, in around: Surroundings) -> Outcome? {
    switch command {
    case .session(let command): outcome(of: command)
    case .setting(let command): Outcome(.change(command.change(of: around.settings)))
    case .moving, .reading, .leaving, .editing, .text, .picker, .color, .search, .selection, .log, nil: nil
    }
  }

  private static func outcome(of command: SessionCommand) -> Outcome? {
    switch command {
    case .stop, .pause: .nothing
    case .resume: Outcome(.request(.resumeSpeech))
    // What is open would be lost by it.
    case .undo, .redo: .refused(.message(.undoLater))
    case .quit: Outcome(.quit)
    case .sleep: Outcome(.setAsleep(true))
    case .wakeUp: Outcome(.setAsleep(false))
    case .history, .ownMenu, .contextMenu, .tabs, .nextTab, .previousTab, .remarks: nil
    }
  }
}
