import Aloud
import AloudApp
import AloudTerminal
import ArgumentParser
import Glibc

/// The command `aloud`, which runs the built-in app and offers subcommands for everything else.
@main
struct AloudCommand: ParsableCommand {
  private static let version = "0.1.0"

  static let configuration = CommandConfiguration(
    commandName: "aloud", abstract: Words.help("command.abstract"),
    discussion: Words.help(example: #"aloud choose "Which team?" Red Green Blue"#, Words.help("command.discussion")),
    version: version,
    subcommands: [
      Start.self, Run.self, Host.self, Lint.self, Format.self, Test.self, Gallery.self, Grammar.self, Recognise.self,
      Schema.self,
      Understand.self, Locales.self, SettingsCommand.self, Manual.self,
    ] + PromptCommands.all,
    defaultSubcommand: Start.self)

  static func main() {
    StandardStreams.reserve()
    DialectCommand.runIfCalled()
    let (given, texts) = (GivenBytes.arguments, Array(CommandLine.arguments.dropFirst()))
    if given == ["--version"] {
      Glibc.exit(StandardOutput.writeLine(version).map { Ending.outputLost($0).exitCode } ?? 0)
    }
    // Only arguments that are valid text, without any from the environment variable, can be parsed as plain ones.
    if given == texts, EnvironmentVariable.value(VariableOptions.name) == nil, let plain = plain(given) {
      let wrongUse = plain is any PlainPrompt ? ExitCode(PromptCommands.wrongUse) : .validationFailure
      return runCleaned(plain: plain, wrongUse: wrongUse)
    }
    guard let place = PromptCommands.placeOfName else { return runCleaned() }
    var arguments = given
    // The arguments from the variable come first, so that those given to the prompt itself override them.
    arguments.insert(contentsOf: VariableOptions.words(wrongUse: PromptCommands.wrongUse), at: place + 1)
    runCleaned(arguments, wrongUse: ExitCode(PromptCommands.wrongUse))
  }
}
