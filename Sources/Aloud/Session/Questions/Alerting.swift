extension Session {
  /// Shows a notice that waits to be acknowledged.
  mutating func show(_ alert: Alert) {
    navigation.overlays = [.alert(alert)]
    refresh()
    sayAlert(alert)
  }

  private mutating func sayAlert(_ alert: Alert) {
    var announcement = Announcement(.question)
    announcement.name = alert.title
    announcement.role = .alert
    if let text = alert.text { announcement.sentences.append(text) }
    if settings.hints { announcement.hint = Message("alert.hint") }
    say(announcement)
  }

  /// Takes "OK", an empty line, or a way back (ASK-5).
  mutating func acknowledge(_ folded: String, _ alert: Alert) {
    let command = vocabulary.command(folded)
    guard folded.isEmpty || isWord("alert.ok", folded) || command == .back || command == .cancel else {
      if let command, performAnywhere(command) { return }
      return sayAlert(alert)
    }
    navigation.overlays = []
    refresh()
    arrive(.back)
  }
}
