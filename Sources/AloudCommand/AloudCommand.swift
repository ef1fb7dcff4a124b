import Aloud
import AloudApp
import AloudTerminal
import ArgumentParser

/// The command `aloud`: the built-in app, and what else it can do.
@main
struct AloudCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "aloud", abstract: Words.help("command.abstract"),
    discussion: Words.help(example: #"aloud choose "Which team?" Red Green Blue"#, Words.help("command.discussion")),
    version: "0.1.0",
    subcommands: [
      Start.self, Run.self, Lint.self, Test.self, Gallery.self, Grammar.self, Recognise.self, Schema.self,
      Understand.self, Locales.self, SettingsCommand.self, Manual.self,
    ] + PromptCommands.all,
    defaultSubcommand: Start.self)

  static func main() {
    StandardStreams.reserve()
    DialectCommand.runIfCalled()
    guard let place = PromptCommands.placeOfName else { return runCleaned() }
    var arguments = GivenBytes.arguments
    // What is given to the prompt itself stands after it, and counts.
    arguments.insert(contentsOf: VariableOptions.words(wrongUse: PromptCommands.wrongUse), at: place + 1)
    runCleaned(arguments, wrongUse: ExitCode(PromptCommands.wrongUse))
  }
}
