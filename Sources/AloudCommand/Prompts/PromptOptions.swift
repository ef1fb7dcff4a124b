import Aloud
import AloudApp
import AloudPrompts
import ArgumentParser

/// The options that every prompt has.
struct PromptOptions: ParsableArguments {
  @Argument(help: Words.argument("prompt.questionHelp")) var question: String
  @Option(help: Words.argument("prompt.textHelp")) var text: String?
  @Flag(help: Words.argument("prompt.backHelp")) var back = false
  @Flag(help: Words.argument("prompt.pipedHelp")) var piped = false
  @OptionGroup var naming: PromptLabelOptions
  @Option(help: Words.argument("prompt.outputFdHelp")) var outputFd: Int32?

  var shownQuestion: LocalizedText { .verbatim(GivenBytes.shown(question)) }
  var shownText: LocalizedText? { text.map { .verbatim(GivenBytes.shown($0)) } }
}

extension CommandConfiguration {
  init(asking name: String, example: String, aliases: [String] = []) {
    self.init(
      commandName: name, abstract: Words.help("prompt.\(name)"), example: example, aliases: aliases)
  }
}

/// The labels of a prompt's answers, and its time limit.
struct PromptLabelOptions: ParsableArguments {
  @Option(help: Words.argument("prompt.yesLabelHelp")) var yesLabel: String?
  @Option(help: Words.argument("prompt.noLabelHelp")) var noLabel: String?
  @Option(help: Words.argument("prompt.okLabelHelp")) var okLabel: String?
  @Option(help: Words.argument("prompt.cancelLabelHelp")) var cancelLabel: String?
  @Option(help: "After how many seconds, at a terminal, the default is taken; without one it ends with 124.")
  var timeout: Int?

  var labels: PromptLabels {
    var labels = PromptLabels()
    labels.yes = yesLabel.map { .verbatim($0) }
    labels.no = noLabel.map { .verbatim($0) }
    labels.ok = okLabel.map { .verbatim($0) }
    labels.cancel = cancelLabel.map { .verbatim($0) }
    return labels
  }
}
