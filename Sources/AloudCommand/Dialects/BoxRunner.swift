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
    case .notice(let rows, let percent): return try say(request, rows, percent)
    // Without a terminal, nobody is there to pause for.
    case .pause where !streams.isAtTerminal: return try say(request)
    case .gauge(let percent):
      streams.closeInput()
      let text = BoxText(request.text, request.options)
      let gauge = GaugeApp(
        .verbatim(text.question), percent: percent, preface: preface(of: text, request), tellsEarlyEnd: false)
      let state = try session.play(gauge, words, fedFrom: streams.feed)
      return BoxOutcome(state.isOver ? .ok : .escape)
    case .output(let waits): return try tell(request, from: streams.feed, waits: waits)
    case .command(let line):
      let command = try FeedingCommand(["/bin/sh", "-c", line], words).command
      defer { command.end() }
      return try tell(request, from: command.output, waits: true)
    case .message, .question, .entry, .secret, .menu, .radio, .checks, .renaming, .form, .date, .time, .range, .pause,
      .file, .editedFile, .path:
      return try ask(request, contents)
    }
  }

  private func ask(_ request: BoxRequest, _ contents: String) throws -> BoxOutcome {
    var memory = RunMemory()
    defer { memory.keep() }
    return try BoxAsking(now: session.moment) { prompt in
      var (prompt, session) = (prompt, session)
      if !streams.isAtTerminal { prompt.timeout = nil }
      if let title = request.options.title, prompt.preface.first == .verbatim(title.trimmed) {
        prompt.isTitleKnown = !memory.isNew(title, of: "title")
      }
      session.leaveOutHint(of: prompt, knownTo: &memory)
      let played = try session.play(
        PromptApp(prompt), words, keepsSettings: Interaction.isInteractive,
        saysNotices: { memory.isNew($0, of: "notice") })
      return AskedPrompt(
        played.state, hasInputEnded: played.hasInputEnded, isPiped: !streams.isAtTerminal,
        hasRefused: played.refusedLine != nil)
    }.outcome(of: request, contents: contents)
  }

  /// Announces each line as it arrives. With `waits`, a user at the terminal must then confirm.
  private func tell(_ request: BoxRequest, from feed: Int32, waits: Bool) throws -> BoxOutcome {
    streams.closeInput()
    let text = BoxText(request.text, request.options)
    let output = GaugeApp(telling: .verbatim(text.question), preface: preface(of: text, request))
    let isOver = try session.play(output, words, fedFrom: feed).isOver
    guard isOver, waits, streams.isAtTerminal else { return BoxOutcome(isOver ? .ok : .escape) }
    return try ask(request, "")
  }

  private func say(_ request: BoxRequest, _ rows: [BoxItem] = [], _ percent: Int? = nil) throws -> BoxOutcome {
    let text = BoxText(request.text, request.options)
    let pieces = preface(of: text, request) + (text.question.isEmpty ? [] : [.verbatim(text.question)])
    try session.play(
      NoticeApp(pieces, rows: rows.compactMap(\.work), percent: percent), words, keepsSettings: false)
    return BoxOutcome(.ok)
  }

  /// Returns the texts before the question, without a title that was the last to be said.
  private func preface(of text: BoxText, _ request: BoxRequest) -> [LocalizedText] {
    let pieces = text.pieces.map { LocalizedText.verbatim($0) }
    guard let title = request.options.title, [text.pieces.first, text.question].contains(title.trimmed) else {
      return pieces
    }
    var memory = RunMemory()
    defer { memory.keep() }
    return memory.isNew(title, of: "title") || text.pieces.first != title.trimmed ? pieces : Array(pieces.dropFirst())
  }
}
