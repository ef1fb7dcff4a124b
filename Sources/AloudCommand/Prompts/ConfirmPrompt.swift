import Aloud
import AloudApp
import AloudPrompts
import ArgumentParser

/// The command `aloud confirm "Go on?"`, which answers by exit code; a destructive action is confirmed with a whole phrase.
struct ConfirmPrompt: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      asking: "confirm", example: #"aloud confirm "Format the disk?" --phrase "format the disk""#)
  }

  enum Standard: String, ExpressibleByArgument, CaseIterable { case yes, no }

  @OptionGroup var prompt: PromptOptions
  @Option(help: Words.argument("prompt.phraseHelp")) var phrase: String?
  @Option(help: Words.argument("prompt.defaultHelp")) var `default`: Standard?
  @OptionGroup var session: SessionOptions

  func run() throws {
    let words = try session.locales.words()
    if let phrase {
      if self.default != nil { throw words.cannotGoTogether("--phrase", "--default") }
      guard Confirmation.canConfirm(phrase, in: words.locale) else {
        throw words.wrongUse(
          .promptBadPhrase(
            phrase: .text(.verbatim(GivenBytes.shown(phrase))), example: .text(.verbatim("format the disk"))))
      }
    }
    let kind: Prompt.Kind =
      phrase.map { .phrase(.verbatim($0)) } ?? .confirmation(standard: self.default.map { $0 == .yes })
    try PromptAsking(prompt, session).ask(kind) { _ in [] }
  }
}
