import Aloud
import AloudApp
import AloudPrompts
import AloudTerminal
import ArgumentParser

/// Asks one prompt for a script: its answer alone goes where the script reads it, and the exit code says how it ended (SCRIPT-1).
struct PromptAsking {
  /// What has come of a prompt.
  enum Outcome {
    /// An answer, with what is printed of it.
    case answered([String])
    case no, back, timedOut

    /// Whether it answers what was asked.
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

  /// For a prompt with these options; the answer ends with `lineEnd`.
  ///
  /// - Throws: `ValidationError` where its answer can't be written.
  init(_ prompt: PromptOptions, _ session: SessionOptions, lineEnd: UInt8 = UInt8(ascii: "\n")) throws {
    (self.prompt, self.session) = (prompt, session)
    words = try session.locales.words()
    AnswerInput.take(isPiped: prompt.piped)
    guard let streams = PromptStreams(answeringOn: prompt.outputFd, lineEnd: lineEnd) else {
      throw ValidationError(words.text(.promptBadDescriptor(number: .number(Int(prompt.outputFd ?? 1)))))
    }
    self.streams = streams
  }

  /// Refuses to print a secret where everybody would see it.
  ///
  /// - Throws: `ValidationError` where the answer would go to a terminal.
  func keepSecret() throws {
    guard streams.isAnswerSeen else { return }
    let example = LocalizedText.verbatim("secret=$(aloud password …)")
    throw ValidationError(words.text(.promptSecretShown(example: .text(example))))
  }

  /// Asks, and writes what `lines` makes of the answer.
  ///
  /// - Throws: `ExitCode`, as for an app.
  func ask(
    _ kind: Prompt.Kind, amount: ClosedRange<Int>? = nil, _ lines: (PromptAnswer) -> [String]
  ) throws {
    var asked = Prompt(prompt.shownQuestion, kind, text: prompt.shownText)
    asked.offersBack = prompt.back
    asked.amount = amount
    asked.labels = prompt.naming.labels
    // Whoever pipes answers has none to give in time.
    asked.timeout = Interaction.isInteractive ? prompt.naming.timeout.flatMap { $0 > 0 ? $0 : nil } : nil
    try ask(PromptApp(asked)) { state in
      state.answer.map { answer in
        switch answer {
        case .no, .extra, .help: .no
        case .back: .back
        case .timedOut: .timedOut
        case .yes, .item, .items, .text, .moment, .color: .answered(lines(answer))
        }
      }
    }
  }

  /// Asks what an app asks, and writes its answer; `outcome` is nil where there is none.
  ///
  /// - Throws: `ExitCode`: 1 for no and where it was cancelled, 2 where a line was refused that was piped and is part of no answer,
  ///   3 where the input or the time ended, 4 for the way back, 130 for Ctrl-C.
  func ask<Asked: App>(_ app: Asked, _ outcome: (Asked.State) -> Outcome?) throws {
    let played = try session.play(app, words, keepsSettings: Interaction.isInteractive)
    let outcome = outcome(played.state)
    if let line = played.refusedLine, outcome?.isAnswer ?? false {
      StandardError.writeLine(words.text(.promptRefusedLine(line: .text(.told(Self.shortened(line))))))
      throw ExitCode(PromptCommands.wrongUse)
    }
    switch outcome {
    case nil: throw ExitCode(played.hasInputEnded ? 3 : 1)
    case .no: throw ExitCode(1)
    case .back: throw ExitCode(4)
    case .timedOut: throw ExitCode(3)
    case .answered([]): return
    case .answered(let lines):
      if streams.write(lines) { return }
      StandardError.writeLine(words.text(.promptAnswerLost))
      throw ExitCode(74)
    }
  }
}

extension PromptAsking {
  /// The beginning of a line, to be told.
  private static func shortened(_ line: String) -> String { line.count <= 60 ? line : line.prefix(60) + "…" }
}

/// The commands that ask a prompt: their wrong use ends with 2, as scripts that call dialog expect.
enum PromptCommands {
  static let all: [any ParsableCommand.Type] = [
    ChoosePrompt.self, MultiPrompt.self, SearchPrompt.self, ConfirmPrompt.self, InputPrompt.self, PasswordPrompt.self,
    LinesPrompt.self, DatePrompt.self, TimePrompt.self, DateTimePrompt.self, TimerPrompt.self, ColorPrompt.self,
    FilePrompt.self, FormPrompt.self, MessagePrompt.self, GaugePrompt.self,
  ]

  /// What wrong use ends with.
  static let wrongUse: Int32 = 2

  /// Where the name of a prompt stands among the arguments of the process, counted from 0; nil where none is asked.
  static var placeOfName: Int? {
    let arguments = CommandLine.arguments.dropFirst()
    return arguments.firstIndex { !$0.hasPrefix("-") }.flatMap { place in
      all.contains { $0.configuration.allNames.contains(arguments[place]) } ? place - 1 : nil
    }
  }
}
