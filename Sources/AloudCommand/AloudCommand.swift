import Aloud
import AloudApp
import AloudReminders
import AloudTerminal
import ArgumentParser
import Glibc

@main
struct AloudCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "aloud", abstract: "Run apps and ask questions that you can hear, line by line.",
    discussion: CommandConfiguration.discussion(
      example: #"aloud choose "Which team?" Red Green Blue"#,
      """
      Without a subcommand, the built-in app starts. Each line that you type is a number, a name, or a command such \
      as "help".
      """),
    version: CommandConfiguration.ownVersion,
    groupedSubcommands: [
      CommandGroup(name: "Ask or tell", subcommands: PromptCommands.all),
      CommandGroup(
        name: "Run an app",
        subcommands: [Start.self, Run.self, OutputLog.self, Host.self, Gallery.self, SettingsCommand.self]),
      CommandGroup(
        name: "For authors",
        subcommands: [
          Lint.self, Format.self, Texts.self, Test.self, Grammar.self, Recognise.self, Schema.self, Understand.self,
          Locales.self, Review.self, Manual.self,
        ]),
    ],
    defaultSubcommand: Start.self)

  static func main() {
    StandardStreams.reserve()
    DialectCommand.runIfCalled()
    let (given, texts) = (GivenBytes.arguments, Array(CommandLine.arguments.dropFirst()))
    if given == ["--version"] { tell(CommandConfiguration.ownVersion) }
    CommandHelp.answer(given)
    if given == texts, EnvironmentVariable.value(VariableOptions.name) == nil, let called = called(by: given) {
      return runCleaned(parsed: called)
    }
    guard let place = PromptCommands.placeOfName else { return runCleaned() }
    var arguments = given
    // The arguments from the variable come first, so that those given to the prompt itself override them.
    _ = VariableOptions.session(wrongUse: ExitCode.wrongUse.rawValue)
    arguments.insert(contentsOf: VariableOptions.words, at: place + 1)
    runCleaned(arguments)
  }

  static func tell(_ text: String) -> Never {
    Glibc.exit(StandardOutput.writeLine(text).map { Ending.outputLost($0).exitCode } ?? 0)
  }

  /// The command is parsed alone: preparing the options of all commands would delay the first announcement.
  static func called(by arguments: [String]) -> (any ParsableCommand)? {
    guard let name = arguments.first, !name.hasPrefix("-") else { return try? Start.parse(arguments) }
    return try? command(named: name)?.parse(Array(arguments.dropFirst()))
  }
}

struct Start: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "start", abstract: "Start the built-in app: reminders, routes, a shop and settings.",
    discussion: SessionOptions.discussion)

  @OptionGroup var session: SessionOptions

  func run() throws {
    let words = try session.locales.words()
    let languages = Languages(in: words.files, for: words.locale.tag)
    try session.play(BuiltInApp(languages: languages, files: words.files), words)
  }
}

extension CommandConfiguration {
  static let ownVersion = "0.1.0"
  static let exampleMark = "For example: "

  var allNames: [String] { [commandName].compactMap(\.self) + aliases }

  init(commandName: String, abstract: String, example: String, discussion: String = "", aliases: [String] = []) {
    self.init(
      commandName: commandName, abstract: abstract, discussion: Self.discussion(example: example, discussion),
      aliases: aliases)
  }

  static func discussion(example: String, _ rest: String) -> String {
    let shown = exampleMark + example
    return rest.isEmpty ? shown : shown + "\n\n" + rest
  }
}
