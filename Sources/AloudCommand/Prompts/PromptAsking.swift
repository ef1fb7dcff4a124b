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
    asked.labels = prompt.naming.labels
    change(&asked)
    // Piped answers are not limited in time.
    asked.timeout = Interaction.isInteractive ? prompt.naming.timeout.flatMap { $0 > 0 ? $0 : nil } : nil
    asked.takesDefaultInTheEnd = true
    var (session, memory) = (session, RunMemory())
    session.leaveOutHint(of: asked, knownTo: &memory)
    memory.keep()
    try ask(PromptApp(asked), session) { state in
      state.answer.map { answer in
        switch answer {
        case .no, .extra, .help: .no
        case .back: .back
        case .timedOut: .timedOut
        case .yes, .item, .items, .text, .moment, .color, .number: .answered(lines(answer))
        }
      }
    }
  }

  /// Runs an app that asks, and writes its answer; `outcome` returns `nil` if there is none.
  ///
  /// - Throws: `ExitCode`: 1 for no or cancel, 2 if the app refused a piped line, 3 if the input ended, 4 for going back,
  ///   74 if the answer can't be written, 124 if the time ended, 130 for Ctrl-C.
  func ask<Asked: App>(
    _ app: Asked, _ session: SessionOptions? = nil, _ outcome: (Asked.State) -> Outcome?
  ) throws {
    let played = try (session ?? self.session).play(app, words, keepsSettings: Interaction.isInteractive)
    let outcome = outcome(played.state)
    if let line = played.refusedLine, outcome?.isAnswer ?? false {
      StandardError.writeLine(words.text(.promptRefusedLine(line: .text(.told(Self.shortened(line))))))
      throw ExitCode(PromptCommands.wrongUse)
    }
    switch outcome {
    case nil: throw ExitCode(played.hasInputEnded ? 3 : 1)
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
