/// An alert that waits to be acknowledged (ASK-5).
struct AlertLayer: Sendable {
  let alert: Alert

  /// Returns the announcement of the alert.
  func question(in around: LineContext) -> [Announcement] {
    var announcement = shortQuestion(in: around)
    if let text = alert.text { announcement.sentences.append(text) }
    return [announcement]
  }

  /// Returns the title of the alert and the way out, which is enough once its text has been heard (LOOP-8).
  private func shortQuestion(in around: LineContext) -> Announcement {
    var announcement = Announcement(.question)
    announcement.name = alert.title
    announcement.role = .alert
    if around.settings.hints { announcement.hint = Message.alertHint }
    return announcement
  }

  /// Takes "OK", an empty line, or a command that leaves.
  func take(_ heard: ParsedLine, in around: LineContext) -> Outcome? {
    if heard.isBlank || around.isWord(.alertOk, heard.folded) || around.isWord(.answerClose, heard.folded) {
      return Outcome(.closeFront, .sayFront)
    }
    switch heard.command {
    case .leaving: return Outcome(.closeFront, .sayFront)
    case .reading(.whereAmI): return Outcome(.sayWhere) + .say(question(in: around))
    case .reading: return .say(question(in: around))
    case .moving, .editing, .text, .picker, .color, .search, .selection, .log, .setting, .session, nil:
      let asked = [shortQuestion(in: around)]
      if let outcome = Anywhere.outcome(of: heard.command, in: around, asking: asked) { return outcome }
      let refusal = Message.retryNotUnderstood(line: .text(.verbatim(heard.shortened)))
      return .say([Announcement(.refusal, .message(refusal)), shortQuestion(in: around)])
    }
  }
}
