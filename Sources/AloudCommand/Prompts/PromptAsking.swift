import Aloud
import AloudApp
import AloudPrompts
import AloudTerminal
import ArgumentParser

/// Asks one prompt for a script: its answer alone goes where the script reads it, and the exit code says how it ended (SCRIPT-1).
struct PromptAsking {
  let prompt: PromptOptions
  let session: SessionOptions
  let words: Words
  private let streams: PromptStreams

  /// For a prompt with these options.
  ///
  /// - Throws: `ValidationError` where its answer can't be written.
  init(_ prompt: PromptOptions, _ session: SessionOptions) throws {
    (self.prompt, self.session) = (prompt, session)
    words = try session.locales.words()
    guard let streams = PromptStreams(answeringOn: prompt.outputFd) else {
      throw ValidationError(words.text(.promptBadDescriptor(number: .number(Int(prompt.outputFd ?? 1)))))
    }
    self.streams = streams
  }

  /// Asks, and writes what `lines` makes of the answer.
  ///
  /// - Throws: `ExitCode`: 1 for no and where it was cancelled, 3 where the input ended, 4 for the way back, 130 for Ctrl-C.
  func ask(_ kind: Prompt.Kind, _ lines: (PromptAnswer) -> [String]) throws {
    var asked = Prompt(.verbatim(prompt.question), kind, text: prompt.text.map { .verbatim($0) })
    asked.offersBack = prompt.back
    asked.labels = prompt.naming.labels
    // Whoever pipes answers has none to give in time.
    asked.timeout = Interaction.isInteractive ? prompt.naming.timeout.flatMap { $0 > 0 ? $0 : nil } : nil
    let played = try session.play(PromptApp(asked), words, keepsSettings: Interaction.isInteractive)
    switch played.state.answer {
    case nil: throw ExitCode(played.hasInputEnded ? 3 : 1)
    case .no: throw ExitCode(1)
    case .back: throw ExitCode(4)
    case .yes: return
    case .extra, .help: throw ExitCode(1)
    case .timedOut: throw ExitCode(3)
    case .item, .items, .text, .moment, .color: break
    }
    guard let answer = played.state.answer, !streams.write(lines(answer)) else { return }
    StandardError.writeLine(words.text(.promptAnswerLost))
    throw ExitCode(74)
  }
}

/// The commands that ask a prompt: their wrong use ends with 2, as scripts that call dialog expect.
enum PromptCommands {
  static let all: [any ParsableCommand.Type] = [
    ChoosePrompt.self, MultiPrompt.self, ConfirmPrompt.self, InputPrompt.self, PasswordPrompt.self, LinesPrompt.self,
    DatePrompt.self, TimePrompt.self,
    DateTimePrompt.self, TimerPrompt.self, ColorPrompt.self, MessagePrompt.self,
    GaugePrompt.self,
  ]

  /// Whether the arguments of the process ask a prompt.
  static var isAsked: Bool {
    CommandLine.arguments.dropFirst().first { !$0.hasPrefix("-") }
      .map { name in
        all.contains { ([$0.configuration.commandName].compactMap(\.self) + $0.configuration.aliases).contains(name) }
      } ?? false
  }
}
