/// A notice that waits to be acknowledged (ASK-5).
struct AlertLayer: Sendable {
  let alert: Alert

  /// What is said of it.
  func question(in around: Surroundings) -> [Announcement] {
    var announcement = Announcement(.question)
    announcement.name = alert.title
    announcement.role = .alert
    if let text = alert.text { announcement.sentences.append(text) }
    if around.settings.hints { announcement.hint = Message.alertHint }
    return [announcement]
  }

  /// Takes "OK", an empty line, or a way back.
  func take(_ heard: Heard, in around: Surroundings) -> Outcome? {
    if heard.isBlank || around.isWord(.alertOk, heard.folded) || around.isWord(.answerClose, heard.folded) {
      return Outcome(.closeFront, .sayFront)
    }
    switch heard.command {
    case .leaving: return Outcome(.closeFront, .sayFront)
    case .reading(.whereAmI): return Outcome(.sayWhere) + .say(question(in: around))
    case .moving, .reading, .editing, .text, .picker, .color, .search, .selection, .setting, .session, nil:
      return Anywhere.outcome(of: heard.command, in: around) ?? .say(question(in: around))
    }
  }
}
