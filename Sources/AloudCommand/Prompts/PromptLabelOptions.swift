import Aloud
import AloudApp
import AloudPrompts
import ArgumentParser

/// The labels of a prompt's answers, and its time limit.
struct PromptLabelOptions: ParsableArguments {
  @Option(help: Words.argument("prompt.yesLabelHelp")) var yesLabel: String?
  @Option(help: Words.argument("prompt.noLabelHelp")) var noLabel: String?
  @Option(help: Words.argument("prompt.okLabelHelp")) var okLabel: String?
  @Option(help: Words.argument("prompt.cancelLabelHelp")) var cancelLabel: String?
  @Option(help: Words.argument("prompt.timeoutHelp")) var timeout: Int?

  var labels: PromptLabels {
    var labels = PromptLabels()
    labels.yes = yesLabel.map { .verbatim($0) }
    labels.no = noLabel.map { .verbatim($0) }
    labels.ok = okLabel.map { .verbatim($0) }
    labels.cancel = cancelLabel.map { .verbatim($0) }
    return labels
  }
}
