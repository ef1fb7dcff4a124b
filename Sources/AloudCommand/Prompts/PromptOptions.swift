import Aloud
import AloudApp
import ArgumentParser

/// The options that every prompt has.
struct PromptOptions: ParsableArguments {
  @Argument(help: Words.argument("prompt.questionHelp")) var question: String
  @Option(help: Words.argument("prompt.textHelp")) var text: String?
  @Flag(help: Words.argument("prompt.backHelp")) var back = false
  @OptionGroup var naming: PromptLabelOptions
  @Option(help: Words.argument("prompt.outputFdHelp")) var outputFd: Int32?
}
