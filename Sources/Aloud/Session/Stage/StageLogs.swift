/// What is told of logs while they grow (LOG).
extension Stage {
  /// How much that was held back is told at once; of more, how much it is.
  private static var toldAtOnce: Int { 10 }

  /// Begins to follow the logs in front: what they hold is there to be read, and needs no telling.
  mutating func followLogs(anew: Bool = false) {
    for (_, lines) in view.base.entries.logs where anew || memory.logs[lines.log.id] == nil {
      memory.logs[lines.log.id] = LogTelling(after: lines.log.messages)
    }
  }

  /// Tells what has come of the logs in front; not while that is held back, or something else waits for an answer.
  mutating func tellLogs(in slot: Turn.Slot) {
    guard !turn.isOver, !memory.holdsLogs, !layers.isAsking else { return }
    for (_, lines) in view.base.entries.logs {
      for news in news(of: lines) { turn.say(news.announcement, in: slot) }
    }
  }

  /// Holds back what comes in logs, or tells what was held back; of much, how much it is, and the user is where it begins.
  mutating func holdLogs(_ isHeld: Bool) {
    defer { memory.holdsLogs = isHeld }
    if isHeld { return say(.notice, .message(.logHeld)) }
    guard memory.holdsLogs else { return turn.request(.resumeSpeech) }
    var isAny = false
    for (firstLine, lines) in view.base.entries.logs {
      let news = news(of: lines)
      guard let first = news.first else { continue }
      isAny = true
      if news.count > Self.toldAtOnce {
        say(.notice, .message(.logMeanwhile(count: .number(news.count))))
        let entries = view.base.entries
        navigator.front.bookmark.move(to: firstLine + first.line, in: entries)
      } else {
        for news in news { turn.say(news.announcement) }
      }
    }
    if !isAny { say(.notice, .message(.logGoesOn)) }
  }

  /// What has come of a log since it was told last.
  private mutating func news(of lines: LogLines) -> [LogTelling.News] {
    memory.logs[lines.log.id, default: LogTelling(after: lines.log.messages)].news(of: lines, user.settings)
  }
}

extension Layers {
  /// Whether something waits for an answer before all else.
  fileprivate var isAsking: Bool {
    switch last {
    case .alert, .confirmation, .discard: true
    case .menu(let menu): if case .actionSheet = menu.owner { true } else { false }
    case .picker, .entry, .choice, .hearing, nil: false
    }
  }
}
