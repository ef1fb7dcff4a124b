import Aloud
import AloudApp
import AloudPrompts
import AloudTerminal
import ArgumentParser

/// Asks a prompt for a script. Only the answer goes where the script reads it, and the exit code gives the outcome (SCRIPT-1).
struct PromptAsking {
  /// An answer, or `nil` if the user cancelled or the input ended.
  private typealias Reply = (answer: PromptAnswer?, hasInputEnded: Bool)

  let prompt: PromptOptions
  let session: SessionOptions
  let words: Words
  private let streams: PromptStreams

  init(_ prompt: PromptOptions, _ session: SessionOptions, lineEnd: UInt8 = UInt8(ascii: "\n")) throws {
    (self.prompt, self.session) = (prompt, session)
    words = try session.locales.words()
    AnswerInput.take(isPiped: prompt.piped)
    guard let streams = PromptStreams(answeringOn: prompt.outputFd, lineEnd: lineEnd) else {
      throw ValidationError("Nothing can be written to descriptor \(prompt.outputFd ?? 1).")
    }
    self.streams = streams
  }

  func keepSecret() throws {
    guard streams.isAnswerSeen else { return }
    throw ValidationError("The answer would be shown on the terminal. Take it instead: secret=$(aloud password …)")
  }

  /// The time limit in seconds, or `nil` if there is none. Piped answers are not limited in time.
  var timeout: Int? { Interaction.isInteractive ? prompt.timeout.flatMap { $0 > 0 ? $0 : nil } : nil }

  func ask(
    _ kind: Prompt.Kind, amount: ClosedRange<Int>? = nil, change: (inout Prompt) -> Void = { _ in },
    _ lines: (PromptAnswer) -> [String]
  ) throws {
    var asked = Prompt(prompt.shownQuestion, kind, text: prompt.shownText)
    asked.offersBack = prompt.back
    asked.amount = amount
    change(&asked)
    var memory = RunMemory()
    try end(try reply(to: asked, &memory), lines)
  }

  /// Asks the fields of a form, those with an app in `files` by that, and writes the lines that `lines` returns for the answers.
  func ask(_ form: FormAsking, files: [FileApp?], _ lines: ([PromptAnswer?]) -> [String]) throws {
    var (form, memory) = (form, RunMemory())
    form.labels = prompt.labels
    form.preface = [prompt.shownQuestion] + [prompt.shownText].compactMap(\.self)
    form.offersBack = prompt.back
    form.asksBeforeDiscarding = Interaction.isInteractive
    let ending = try form.ending { index, prompt in
      guard let index, var app = files[index] else { return try reply(to: prompt, &memory) }
      (app.offersBack, app.timeout) = (prompt.offersBack, timeout)
      app.standard = prompt.takesEmpty ? .nothing : nil
      if case .text(let held?) = prompt.kind, !held.isEmpty { app.standard = .text(app.answer(held) ?? held) }
      return try play(app, &memory, answer: \.answer)
    }
    switch ending {
    case .answered(let answers): try give(lines(answers))
    case .back: try end((.back, hasInputEnded: false))
    case .timedOut: try end((.timedOut, hasInputEnded: false))
    case .cancelled: try end((nil, hasInputEnded: false))
    case .inputEnded: try end((nil, hasInputEnded: true))
    }
  }

  func ask(_ app: FileApp) throws {
    var memory = RunMemory()
    try end(try play(app, &memory, answer: \.answer)) { if case .text(let path) = $0 { [path] } else { [""] } }
  }

  private func reply(to asked: Prompt, _ memory: inout RunMemory) throws -> Reply {
    var (asked, session) = (asked, session)
    if asked.labels == PromptLabels() { asked.labels = prompt.labels }
    asked.timeout = timeout
    asked.takesDefaultInTheEnd = true
    session.leaveOutHint(of: &asked, knownTo: &memory)
    return try play(PromptApp(asked), in: session, &memory, answer: \.answer)
  }

  /// - Throws: `ExitCode` 2 if the app refused a piped line, and yet there is an answer.
  private func play<Asked: App>(
    _ app: Asked, in session: SessionOptions? = nil, _ memory: inout RunMemory, answer: (Asked.State) -> PromptAnswer?
  ) throws -> Reply {
    defer { memory.keep() }
    let played = try (session ?? self.session).play(
      app, words, keepsSettings: Interaction.isInteractive, saysNotices: { memory.isNew($0, of: "notice") })
    let answer = answer(played.state)
    if let line = played.refusedLine, let answer, ![.back, .timedOut].contains(answer) {
      throw words.failure(.promptRefusedLine(line: .text(.told(Self.shortened(line)))), ExitCode.wrongUse.rawValue)
    }
    return (answer, played.hasInputEnded)
  }

  private static func shortened(_ line: String) -> String { line.count <= 60 ? line : line.prefix(60) + "…" }

  /// Writes the lines of an answer.
  ///
  /// - Throws: `ExitCode`: 1 for no or cancel, 3 if the input ended, 4 for going back, 74 if the answer can't be written, 124 if the
  ///   time ended.
  private func end(_ reply: Reply, _ lines: (PromptAnswer) -> [String] = { _ in [] }) throws {
    switch reply.answer {
    case nil: throw ExitCode(reply.hasInputEnded ? 3 : 1)
    case .no, .extra, .help: throw ExitCode(1)
    case .back: throw ExitCode(4)
    case .timedOut: throw ExitCode(PromptCommands.timedOut)
    case let answer?:
      let lines = lines(answer)
      if !lines.isEmpty { try give(lines) }
    }
  }

  func give(_ lines: [String]) throws { try streams.give(lines, words) }
}

enum PromptCommands {
  static let all: [any ParsableCommand.Type] = [
    ChoosePrompt.self, MultiPrompt.self, SearchPrompt.self, ConfirmPrompt.self, InputPrompt.self, PasswordPrompt.self,
    LinesPrompt.self, NumberPrompt.self, DatePrompt.self, TimePrompt.self, DateTimePrompt.self, TimerPrompt.self,
    ColorPrompt.self, FilePrompt.self, FormPrompt.self, TablePrompt.self, MessagePrompt.self, GaugePrompt.self,
    PageCommand.self, SayCommand.self,
  ]

  /// The exit code of timeout(1).
  static let timedOut: Int32 = 124

  static var placeOfName: Int? {
    let arguments = CommandLine.arguments.dropFirst()
    return arguments.firstIndex { !$0.hasPrefix("-") }.flatMap { place in
      all.contains { $0.configuration.allNames.contains(arguments[place]) } ? place - 1 : nil
    }
  }
}
