extension Session {
  /// Shows a notice that waits to be acknowledged.
  mutating func show(_ alert: Alert) {
    // What waits for an answer waits on beneath it.
    navigation.overlays.append(.alert(alert))
    refresh()
    sayAlert(alert)
  }

  /// Says what is in front again, once an alert over it is gone.
  private mutating func sayInFront() {
    switch navigation.overlays.last {
    case .entry(let place): if let field = field(place.id) { askForText(field) }
    case .confirmation(let act): sayQuestion(act)
    case .which(let candidates): sayWhich(candidates)
    case .discard: askDiscard()
    case .picker: sayPicker()
    case .pickerQuestion(let answers): sayQuestion(answers)
    case .alert(let alert): sayAlert(alert)
    case .menu: arrive(.changed)
    case nil: arrive(.back)
    }
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
    guard
      folded.isEmpty || isWord("alert.ok", folded) || isWord("answer.close", folded) || command == .back
        || command == .cancel
    else {
      if let command, performAnywhere(command) { return }
      return sayAlert(alert)
    }
    navigation.overlays.removeLast()
    refresh()
    sayInFront()
  }
}
