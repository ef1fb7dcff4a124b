import Aloud
import AloudApp
import AloudPrompts
import AloudTerminal
import ArgumentParser

/// Asks a prompt for a script. Only the answer goes where the script reads it, and the exit code gives the outcome (SCRIPT-1).
struct PromptAsking {
  enum Outcome {
    /// The lines to print for the answer.
    case answered([String])
    case no, back, timedOut

    var isAnswer: Bool {
      switch self {
      case .answered, .no: true
      case .back, .timedOut: false
      }
    }
  }

  let prompt: PromptOptions
  let session: SessionOptions
  let words: Words
  private let streams: PromptStreams

  /// Each line of the answer ends with `lineEnd`.
  ///
  /// - Throws: `ValidationError` if the descriptor for the answer can't be written to.
  init(_ prompt: PromptOptions, _ session: SessionOptions, lineEnd: UInt8 = UInt8(ascii: "\n")) throws {
    (self.prompt, self.session) = (prompt, session)
    words = try session.locales.words()
    AnswerInput.take(isPiped: prompt.piped)
    guard let streams = PromptStreams(answeringOn: prompt.outputFd, lineEnd: lineEnd) else {
      throw words.wrongUse(.promptBadDescriptor(number: .number(Int(prompt.outputFd ?? 1))))
    }
    self.streams = streams
  }

  /// - Throws: `ValidationError` if the answer would go to a terminal, where anyone could see it.
  func keepSecret() throws {
    guard streams.isAnswerSeen else { return }
    let example = LocalizedText.verbatim("secret=$(aloud password …)")
    throw words.wrongUse(.promptSecretShown(example: .text(example)))
  }

  /// Writes the lines that `lines` returns for the answer.
  func ask(
    _ kind: Prompt.Kind, amount: ClosedRange<Int>? = nil, change: (inout Prompt) -> Void = { _ in },
    _ lines: (PromptAnswer) -> [String]
  ) throws {
    var asked = Prompt(prompt.shownQuestion, kind, text: prompt.shownText)
    asked.offersBack = prompt.back
    asked.amount = amount
    change(&asked)
    var memory = RunMemory()
    let reply = try reply(to: asked, &memory)
    try end(
      reply.answer.map { answer in
        switch answer {
        case .no, .extra, .help: .no
        case .back: .back
        case .timedOut: .timedOut
        case .yes, .item, .items, .text, .moment, .color, .number, .nothing: .answered(lines(answer))
        }
      }, hasInputEnded: reply.hasInputEnded)
  }

  /// Asks the fields of a form, those in `files` by the apps there, and writes the lines that `lines` returns for the answers.
  func ask(_ form: FormAsking, files: [Int: FileApp], _ lines: ([PromptAnswer?]) -> [String]) throws {
    var (form, memory) = (form, RunMemory())
    form.labels = prompt.naming.labels
    form.preface = [prompt.shownQuestion] + [prompt.shownText].compactMap(\.self)
    form.offersBack = prompt.back
    form.asksBeforeDiscarding = Interaction.isInteractive
    let ending = try form.ending { index, prompt in
      guard let index, var app = files[index] else { return try reply(to: prompt, &memory) }
      app.offersBack = prompt.offersBack
      let played = try play(app) { $0.answer != nil && $0.answer != .back }
      switch played.state.answer {
      case .path(let path): return (.text(path), played.hasInputEnded)
      case .back: return (.back, played.hasInputEnded)
      case nil: return (nil, played.hasInputEnded)
      }
    }
    switch ending {
    case .answered(let answers): try end(.answered(lines(answers)), hasInputEnded: false)
    case .back: try end(.back, hasInputEnded: false)
    case .timedOut: try end(.timedOut, hasInputEnded: false)
    case .cancelled: try end(nil, hasInputEnded: false)
    case .inputEnded: try end(nil, hasInputEnded: true)
    }
  }

  /// Runs an app that asks, and writes its answer; `outcome` returns `nil` if there is none.
  func ask<Asked: App>(_ app: Asked, _ outcome: (Asked.State) -> Outcome?) throws {
    let played = try play(app) { outcome($0)?.isAnswer ?? false }
    try end(outcome(played.state), hasInputEnded: played.hasInputEnded)
  }

  /// Asks a prompt, without the hint how to answer it if the run has given that before.
  private func reply(to asked: Prompt, _ memory: inout RunMemory) throws -> (answer: PromptAnswer?, hasInputEnded: Bool)
  {
    var (asked, session) = (asked, session)
    asked.labels = prompt.naming.labels
    // Piped answers are not limited in time.
    asked.timeout = Interaction.isInteractive ? prompt.naming.timeout.flatMap { $0 > 0 ? $0 : nil } : nil
    asked.takesDefaultInTheEnd = true
    session.leaveOutHint(of: asked, knownTo: &memory)
    memory.keep()
    let played = try play(PromptApp(asked), session) { $0.answer.map { ![.back, .timedOut].contains($0) } ?? false }
    return (played.state.answer, played.hasInputEnded)
  }

  /// - Throws: `ExitCode` 2 if the app refused a piped line, and yet `isAnswered` says that there is an answer.
  private func play<Asked: App>(
    _ app: Asked, _ session: SessionOptions? = nil, isAnswered: (Asked.State) -> Bool
  ) throws -> (state: Asked.State, hasInputEnded: Bool) {
    let played = try (session ?? self.session).play(app, words, keepsSettings: Interaction.isInteractive)
    if let line = played.refusedLine, isAnswered(played.state) {
      StandardError.writeLine(words.text(.promptRefusedLine(line: .text(.told(Self.shortened(line))))))
      throw ExitCode(PromptCommands.wrongUse)
    }
    return (played.state, played.hasInputEnded)
  }

  /// Writes an answer.
  ///
  /// - Throws: `ExitCode`: 1 for no or cancel, 3 if the input ended, 4 for going back, 74 if the answer can't be written, 124 if the
  ///   time ended.
  private func end(_ outcome: Outcome?, hasInputEnded: Bool) throws {
    switch outcome {
    case nil: throw ExitCode(hasInputEnded ? 3 : 1)
    case .no: throw ExitCode(1)
    case .back: throw ExitCode(4)
    case .timedOut: throw ExitCode(PromptCommands.timedOut)
    case .answered([]): return
    case .answered(let lines):
      if streams.write(lines) { return }
      StandardError.writeLine(words.text(.promptAnswerLost))
      throw ExitCode(74)
    }
  }
}

extension SessionOptions {
  /// Leaves out the hint how to answer a prompt, if the run has given it before.
  mutating func leaveOutHint(of prompt: Prompt, knownTo memory: inout RunMemory) {
    if !memory.isNew("", of: "hint.\(prompt.hintKey)") { leaveOutHints() }
  }
}

extension PromptAsking {
  private static func shortened(_ line: String) -> String { line.count <= 60 ? line : line.prefix(60) + "…" }
}

/// The commands that ask prompts. Wrong use exits with 2, as scripts written for dialog expect.
enum PromptCommands {
  static let all: [any ParsableCommand.Type] = [
    ChoosePrompt.self, MultiPrompt.self, SearchPrompt.self, ConfirmPrompt.self, InputPrompt.self, PasswordPrompt.self,
    LinesPrompt.self, NumberPrompt.self, DatePrompt.self, TimePrompt.self, DateTimePrompt.self, TimerPrompt.self,
    ColorPrompt.self, FilePrompt.self, FormPrompt.self, TablePrompt.self, MessagePrompt.self, GaugePrompt.self,
    PageCommand.self, SayCommand.self,
  ]

  static let wrongUse: Int32 = 2
  /// The exit code of timeout(1).
  static let timedOut: Int32 = 124

  /// The index of the prompt's name among the process's arguments, or `nil` if the command is not a prompt.
  static var placeOfName: Int? {
    let arguments = CommandLine.arguments.dropFirst()
    return arguments.firstIndex { !$0.hasPrefix("-") }.flatMap { place in
      all.contains { $0.configuration.allNames.contains(arguments[place]) } ? place - 1 : nil
    }
  }
}
