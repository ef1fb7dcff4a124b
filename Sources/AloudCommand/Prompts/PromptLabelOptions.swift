import Aloud
import AloudApp
import AloudPrompts
import ArgumentParser

/// What the answers of a prompt are called, and how long it waits.
struct PromptLabelOptions: ParsableArguments {
  @Option(help: Words.argument("prompt.yesLabelHelp")) var yesLabel: String?
  @Option(help: Words.argument("prompt.noLabelHelp")) var noLabel: String?
  @Option(help: Words.argument("prompt.okLabelHelp")) var okLabel: String?
  @Option(help: Words.argument("prompt.cancelLabelHelp")) var cancelLabel: String?
  @Option(help: Words.argument("prompt.timeoutHelp")) var timeout: Int?

  /// The labels.
  var labels: PromptLabels {
    var labels = PromptLabels()
    labels.yes = yesLabel.map { .verbatim($0) }
    labels.no = noLabel.map { .verbatim($0) }
    labels.ok = okLabel.map { .verbatim($0) }
    labels.cancel = cancelLabel.map { .verbatim($0) }
    return labels
  }
}
