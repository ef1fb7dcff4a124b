/// An alert that waits to be acknowledged (ASK-5).
struct AlertLayer: Sendable {
  let alert: Alert

  func question(in context: LineContext) -> [Announcement] {
    var announcement = shortQuestion(in: context)
    if let text = alert.text { announcement.sentences.append(text) }
    return [announcement]
  }

  /// Enough once the alert's text has been heard (LOOP-8).
  private func shortQuestion(in context: LineContext) -> Announcement {
    var announcement = Announcement(.question, named: alert.title, role: .alert)
    if context.settings.givesHints { announcement.hint = Message.alertHint }
    return announcement
  }

  func take(_ parsed: ParsedLine, in context: LineContext) -> Outcome? {
    if parsed.isBlank || context.isWord(.alertOk, parsed.folded) || context.isWord(.answerClose, parsed.folded) {
      return Outcome(.closeFront, .sayFront)
    }
    switch parsed.command {
    case .leaving: return Outcome(.closeFront, .sayFront)
    case .reading(.whereAmI): return Outcome(.sayWhere) + .say(question(in: context))
    case .reading: return .say(question(in: context))
    case .moving, .editing, .text, .picker, .color, .search, .selection, .log, .setting, .session, nil:
      let asked = [shortQuestion(in: context)]
      if let outcome = Anywhere.outcome(of: parsed.command, in: context, asking: asked) { return outcome }
      return .say([Announcement(.refusal, parsed.notUnderstood), shortQuestion(in: context)])
    }
  }
}
