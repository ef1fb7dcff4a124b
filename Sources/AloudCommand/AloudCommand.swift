import Aloud
import AloudApp
import AloudTerminal
import ArgumentParser

/// The command `aloud`: the built-in app, and what else it can do.
@main
struct AloudCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "aloud", abstract: Words.help("command.abstract"), discussion: Words.help("command.discussion"),
    version: "0.1.0",
    subcommands: [
      Start.self, Run.self, Lint.self, Test.self, Gallery.self, Grammar.self, Recognise.self, Schema.self,
      Understand.self, Locales.self, SettingsCommand.self,
    ] + PromptCommands.all,
    defaultSubcommand: Start.self)

  static func main() {
    StandardStreams.reserve()
    DialectCommand.runIfCalled()
    let isAsked = PromptCommands.isAsked
    runCleaned(isAsked ? GivenBytes.arguments : nil, wrongUse: isAsked ? ExitCode(2) : .validationFailure)
  }
}
