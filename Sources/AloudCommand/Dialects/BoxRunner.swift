import Aloud
import AloudApp
import AloudPrompts
import AloudTerminal

/// Asks the question of one box, at the terminal or with lines from a pipe.
struct BoxRunner {
  let words: Words
  let session: SessionOptions
  let streams: DialectStreams

  /// The contents are those of the widget's file.
  func outcome(of request: BoxRequest, _ contents: String) throws -> BoxOutcome {
    switch request.box {
    case .notice: return try say(request)
    // Without a terminal, nobody is there to pause for.
    case .pause where !streams.isAtTerminal: return try say(request)
    case .gauge(let percent):
      streams.closeInput()
      let text = BoxText(request.text, request.options)
      let gauge = GaugeApp(
        .verbatim(text.question), percent: percent, preface: text.pieces.map { .verbatim($0) }, tellsEarlyEnd: false)
      let state = try FedApp(words: words, session: session, feed: streams.feed).run(gauge)
      return BoxOutcome(state.isOver ? .ok : .escape)
    case .output(let waits): return try tell(request, from: streams.feed, waits: waits)
    case .command(let line):
      let command = try FeedingCommand(["/bin/sh", "-c", line])
      defer { command.end() }
      return try tell(request, from: command.output, waits: true)
    case .message, .question, .entry, .secret, .menu, .radio, .checks, .renaming, .form, .date, .time, .range, .pause,
      .file, .editedFile, .path:
      break
    }
    return try ask(request, contents)
  }

  private func ask(_ request: BoxRequest, _ contents: String) throws -> BoxOutcome {
    var memory = RunMemory()
    defer { memory.keep() }
    return try BoxAsking(now: session.moment) { prompt in
      var (prompt, session) = (prompt, session)
      if !streams.isAtTerminal { prompt.timeout = nil }
      if let title = request.options.title, prompt.preface.first == .verbatim(title.trimmed),
        !memory.isNew(title, of: "title")
      {
        prompt.preface.removeFirst()
      }
      session.leaveOutHint(of: prompt, knownTo: &memory)
      let played = try session.play(PromptApp(prompt), words, keepsSettings: Interaction.isInteractive)
      return AskedPrompt(
        played.state, hasInputEnded: played.hasInputEnded, isPiped: !streams.isAtTerminal,
        hasRefused: played.refusedLine != nil)
    }.outcome(of: request, contents: contents)
  }

  /// Announces each line as it arrives. With `waits`, a user at the terminal must then confirm.
  private func tell(_ request: BoxRequest, from feed: Int32, waits: Bool) throws -> BoxOutcome {
    streams.closeInput()
    let text = BoxText(request.text, request.options)
    let isOver = try FedApp(words: words, session: session, feed: feed).run(OutputApp(.verbatim(text.question)))
    guard isOver, waits, streams.isAtTerminal else { return BoxOutcome(isOver ? .ok : .escape) }
    return try ask(request, "")
  }

  private func say(_ request: BoxRequest) throws -> BoxOutcome {
    _ = try session.play(NoticeApp(BoxText(request.text, request.options)), words, keepsSettings: false)
    return BoxOutcome(.ok)
  }
}
