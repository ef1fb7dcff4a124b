extension Engine {
  /// Of more held-back messages, only the number is announced.
  private static var toldAtOnce: Int { 10 }

  /// The messages that the logs hold already are not announced.
  mutating func followLogs(anew: Bool = false) {
    for (_, lines) in view.base.entries.logs where anew || memory.logs[lines.log.id] == nil {
      memory.logs[lines.log.id] = LogProgress(after: lines.log.messages)
    }
  }

  /// Announces the new messages of the logs in front, unless messages are held back or a question waits for an answer.
  mutating func announceLogs(in slot: Turn.Slot) {
    guard !turn.isOver, !memory.holdsLogs else { return }
    if let layer = layers.last, layer.isAskedByApp || layer.isGuarded { return }
    for (_, lines) in view.base.entries.logs {
      for news in news(of: lines) { turn.say(news.announcement, in: slot) }
    }
  }

  /// Holds back new log messages, or announces those that were held back. Of many, it announces the number and moves the focus
  /// to the first.
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
        navigator.front.focus.move(to: firstLine + first.line, in: entries)
      } else {
        for news in news { turn.say(news.announcement) }
      }
    }
    if !isAny { say(.notice, .message(.logGoesOn)) }
  }

  private mutating func news(of lines: LogLines) -> [LogProgress.News] {
    memory.logs[lines.log.id, default: LogProgress(after: lines.log.messages)].news(of: lines, user.settings)
  }
}
