import Aloud
import AloudApp
import AloudTerminal
import ArgumentParser
import Glibc

/// The command `aloud`: the built-in app, and what else it can do.
@main
struct AloudCommand: ParsableCommand {
  private static let version = "0.1.0"

  static let configuration = CommandConfiguration(
    commandName: "aloud", abstract: Words.help("command.abstract"), discussion: Words.help("command.discussion"),
    version: version,
    subcommands: [
      Start.self, Run.self, Lint.self, Test.self, Gallery.self, Grammar.self, Recognise.self, Schema.self,
      Understand.self, Locales.self, SettingsCommand.self,
    ] + PromptCommands.all,
    defaultSubcommand: Start.self)

  static func main() {
    StandardStreams.reserve()
    DialectCommand.runIfCalled()
    let (given, arguments) = (GivenBytes.arguments, Array(CommandLine.arguments.dropFirst()))
    if given == ["--version"] {
      Glibc.exit(StandardOutput.writeLine(version).map { Ending.outputLost($0).exitCode } ?? 0)
    }
    // Bytes that are no text are not plain.
    if given == arguments, let plain = plain(given) { return runCleaned(plain: plain, wrongUse: wrongUse(arguments)) }
    runCleaned(PromptCommands.areGiven(arguments) ? given : nil, wrongUse: wrongUse(arguments))
  }

  /// With what wrong use of these arguments ends.
  private static func wrongUse(_ arguments: [String]) -> ExitCode {
    PromptCommands.areGiven(arguments) ? ExitCode(2) : .validationFailure
  }
}
