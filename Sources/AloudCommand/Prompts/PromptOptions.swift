import Aloud
import AloudApp
import ArgumentParser

/// The options that every prompt has.
struct PromptOptions: ParsableArguments {
  @Argument(help: Words.argument("prompt.questionHelp")) var question: String
  @Option(help: Words.argument("prompt.textHelp")) var text: String?
  @Flag(help: Words.argument("prompt.backHelp")) var back = false
  @Flag(help: Words.argument("prompt.pipedHelp")) var piped = false
  @OptionGroup var naming: PromptLabelOptions
  @Option(help: Words.argument("prompt.outputFdHelp")) var outputFd: Int32?

  /// The question as shown.
  var shownQuestion: LocalizedText { .verbatim(GivenBytes.shown(question)) }
  /// The text announced after the question.
  var shownText: LocalizedText? { text.map { .verbatim(GivenBytes.shown($0)) } }
}

extension CommandConfiguration {
  /// Creates the configuration of a prompt's command, whose help begins with an example.
  init(asking name: String, example: String, aliases: [String] = []) {
    self.init(
      commandName: name, abstract: Words.help("prompt.\(name)"), example: example, aliases: aliases)
  }
}
