/// Commands that move through a log by message and heading, skip code, and read the last answer.
struct LogBrowsing: Sendable {
  let context: LineContext
  private let firstLine: Int
  private let lines: Log

  /// Takes the log that contains the focus, or else the first. Returns nil if there is none.
  init?(_ focus: Focus, in context: LineContext) {
    let logs = context.entries.logs
    let focused = focus.line.flatMap { index in
      logs.last { $0.firstLine <= index && index < $0.firstLine + $0.lines.count }
    }
    guard let log = focused ?? logs.first else { return nil }
    (self.context, firstLine, lines) = (context, log.firstLine, log.lines)
  }

  private var messages: LogMessages { lines.messages }

  var isEmpty: Bool { lines.count == 0 }

  /// Returns whether the focus is on the last line.
  func isAtEnd(_ focus: Focus) -> Bool { line(of: focus) == lines.count - 1 }

  /// Reads all lines, however many they are.
  var all: Outcome {
    let lines = (firstLine..<firstLine + lines.count).filter { !context.leavesOut(line: $0) }
    return Outcome(.read(lines.map(context.announcement), lines: lines, of: .place))
  }

  func perform(_ command: LogCommand, _ focus: inout Focus) -> Outcome {
    switch command {
    case .nextMessage: step(1, or: .logNoNext, &focus, where: isTold)
    case .previousMessage: step(-1, or: .logNoPrevious, &focus, where: isTold)
    case .nextHeading: go(1, or: .logNoHeading, &focus) { $0.part.isHeading }
    case .previousHeading: go(-1, or: .logNoPreviousHeading, &focus) { $0.part.isHeading }
    case .fromLastHeading: readFromLastHeading(&focus)
    case .nextCode: go(1, or: .logNoCode, &focus) { $0.part.code != nil }
    case .previousCode: go(-1, or: .logNoPreviousCode, &focus) { $0.part.code != nil }
    case .nextLink: go(1, or: .logNoLink, &focus) { $0.part.hasLink }
    case .previousLink: go(-1, or: .logNoPreviousLink, &focus) { $0.part.hasLink }
    case .nextError: step(1, or: .logNoNextError, &focus) { $0.kind == .error }
    case .previousError: step(-1, or: .logNoPreviousError, &focus) { $0.kind == .error }
    case .nextFile: nextFile(&focus)
    case .onlyErrors: showOnlyErrors(&focus)
    case .everything: showEverything(&focus)
    case .summary:
      .say(Announcement(.notice, of: lines.summary.isEmpty ? [lines.countSentence] : lines.summary))
    case .skipCode: skipCode(&focus)
    case .lastAnswer: readLastAnswer(&focus)
    }
  }

  /// Reads the code on a log line line by line, or otherwise its text as it was written.
  func readInFull(_ line: LogLine) -> Outcome {
    guard let code = line.part.code else { return .say(asWritten(line)) }
    let shown = min(code.lines.count, Browsing.readLimit)
    var said = [line.announcement]
    for index in 0..<shown where !code.lines[index].trimmed.isEmpty {
      said.append(Announcement(.notice, .verbatim(code.lines[index])))
    }
    if shown < code.lines.count {
      said.append(Announcement(.notice, .message(.readMore(count: .number(code.lines.count - shown)))))
    }
    return .say(said)
  }

  /// Returns the announcement of a line, and its text as it was written if that has more in it.
  private func asWritten(_ line: LogLine) -> [Announcement] {
    let source = line.part.source
    let isPlain = line.part.flowing == nil || InlineMarkdown.plain(source) == source
    return [line.announcement] + (isPlain ? [] : [Announcement(.notice, .verbatim(source))])
  }

  // MARK: - Moving

  /// Counted from the first line of the log; nil if the focus is outside it.
  private func line(of focus: Focus) -> Int? {
    guard let index = focus.line, index >= firstLine, index < firstLine + lines.count else { return nil }
    return index - firstLine
  }

  /// Goes to the next message about another file than that of the message in focus.
  private func nextFile(_ focus: inout Focus) -> Outcome {
    let here = line(of: focus).flatMap { lines[$0].file }
    return step(1, or: .logNoFile, &focus) { $0.file != nil && $0.file != here }
  }

  /// Goes to the next or previous message of those that fit.
  private func step(
    _ offset: Int, or refusal: Message, _ focus: inout Focus, where isSought: (LogMessage) -> Bool
  ) -> Outcome {
    let here =
      line(of: focus).map { messages.place(ofLine: $0).message }
      ?? (offset > 0 ? messages.indices.lowerBound - 1 : messages.count)
    let others = stride(
      from: here + offset, to: offset > 0 ? messages.count : messages.indices.lowerBound - 1, by: offset)
    guard let message = others.first(where: { isSought(messages[$0]) }) else {
      return .refused(.message(refusal))
    }
    return read(messages.firstLine(of: message), &focus)
  }

  private func isTold(_ message: LogMessage) -> Bool {
    message.partCount > 0 && !context.leavesOut(message.kind)
  }

  private func showOnlyErrors(_ focus: inout Focus) -> Outcome {
    focus.onlyErrors = true
    let count = messages.indices.count { messages[$0].kind == .error }
    return .say(
      Announcement(
        .change,
        of: [
          .message(.logOnlyErrors),
          .message(.logProblems(problems: .text(.message(.logErrors(count: .number(count)))))),
        ]))
  }

  private func showEverything(_ focus: inout Focus) -> Outcome {
    focus.onlyErrors = false
    return .said(.change, .message(.logEverything))
  }

  private func skipCode(_ focus: inout Focus) -> Outcome {
    let here = line(of: focus) ?? 0
    guard let code = (here..<max(here, lines.count)).first(where: { lines[$0].part.code != nil }) else {
      return .refused(.message(.logNoCode))
    }
    return go(1, from: code, or: .logNothingAfterCode, &focus) { $0.part.code == nil }
  }

  /// Goes to the next or previous line of those that fit, counted from a line or the focus.
  private func go(
    _ offset: Int, from line: Int? = nil, or refusal: Message, _ focus: inout Focus, where isSought: (LogLine) -> Bool
  ) -> Outcome {
    let here = line ?? self.line(of: focus) ?? (offset > 0 ? -1 : lines.count)
    let others = stride(from: here + offset, to: offset > 0 ? lines.count : -1, by: offset)
    return others.first { isTold($0) && isSought(lines[$0]) }.map { read($0, &focus) } ?? .refused(.message(refusal))
  }

  private func isTold(_ line: Int) -> Bool { !context.leavesOut(line: firstLine + line) }

  private func readFromLastHeading(_ focus: inout Focus) -> Outcome {
    let all = stride(from: lines.count - 1, to: -1, by: -1)
    guard let heading = all.first(where: { isTold($0) && lines[$0].part.isHeading }) else {
      return .refused(.message(.logNoPreviousHeading))
    }
    return Browsing(context: context).read(from: firstLine + heading, upTo: firstLine + lines.count, &focus)
  }

  private func read(_ line: Int, _ focus: inout Focus) -> Outcome {
    Browsing(context: context).read(lineAt: firstLine + line, &focus)
  }

  private func readLastAnswer(_ focus: inout Focus) -> Outcome {
    let answers = messages.indices.reversed().lazy
    guard let index = answers.first(where: { messages[$0].kind.isAnswer && messages[$0].partCount > 0 }) else {
      return .refused(.message(.logNoAnswer))
    }
    let message = messages[index]
    let first = firstLine + messages.firstLine(of: index)
    return Browsing(context: context).read(from: first, upTo: first + message.partCount, &focus)
  }
}

extension LineContext {
  /// A line of a log is skipped if its message is.
  func leavesOut(line: Int) -> Bool { entries.logLine(at: line).map { leavesOut($0.kind) } ?? false }

  /// The messages of a log that are skipped are its noise at low verbosity, and all but the errors if the user wants only these.
  func leavesOut(_ kind: LogKind) -> Bool {
    kind == .noise && settings.verbosity == .low || kind != .error && place.focus.onlyErrors
  }
}
