/// The commands that are available at every question, and leave the question open.
enum Anywhere {
  /// Returns nil if the command is not available while a question is asked. If the command leaves the question open, the
  /// question is asked again in short (LOOP-8).
  static func outcome(of command: Command?, in context: LineContext, asking question: [Announcement]) -> Outcome? {
    guard let outcome = outcome(of: command, in: context) else { return nil }
    return outcome.isHarmless && !outcome.effects.isEmpty ? outcome + .say(question) : outcome
  }

  static func outcome(of command: Command?, in context: LineContext) -> Outcome? {
    switch command {
    case .session(let command): outcome(of: command)
    case .setting(let command): Outcome(.change(command.change(of: context.settings)))
    case .moving, .reading, .leaving, .editing, .text, .picker, .color, .search, .selection, .log, nil: nil
    }
  }

  static func outcome(of command: SessionCommand) -> Outcome? {
    switch command {
    case .stop, .pause: .nothing
    case .resume: Outcome(.request(.resumeSpeech))
    // Undoing would lose the open layer.
    case .undo, .redo: .refused(.message(.undoLater))
    case .quit: Outcome(.quit)
    case .sleep: Outcome(.setAsleep(true))
    case .wakeUp: Outcome(.setAsleep(false))
    case .work: Outcome(.sayWork)
    case .history, .ownMenu, .contextMenu, .tabs, .nextTab, .previousTab, .remarks: nil
    }
  }
}
