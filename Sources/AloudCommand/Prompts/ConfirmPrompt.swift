import Aloud
import AloudApp
import AloudPrompts
import ArgumentParser

/// `aloud confirm "Go on?"`: yes or no, by the exit code; what destroys something by its whole phrase.
struct ConfirmPrompt: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "confirm", abstract: Words.help("prompt.confirm"))

  enum Standard: String, ExpressibleByArgument, CaseIterable { case yes, no }

  @OptionGroup var prompt: PromptOptions
  @Option(help: Words.argument("prompt.phraseHelp")) var phrase: String?
  @Option(help: Words.argument("prompt.defaultHelp")) var `default`: Standard?
  @OptionGroup var session: SessionOptions

  func run() throws {
    let kind: Prompt.Kind =
      phrase.map { .phrase(.verbatim($0)) } ?? .confirmation(standard: self.default.map { $0 == .yes })
    try PromptAsking(prompt, session).ask(kind) { _ in [] }
  }
}
