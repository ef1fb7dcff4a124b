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

/// The allowed number of items or characters.
struct AmountOptions: ParsableArguments {
  @Option(help: Words.argument("prompt.leastHelp")) var min: Int?
  @Option(help: Words.argument("prompt.mostHelp")) var max: Int?

  /// Returns `nil` if there is no limit. The upper limit is never above `most`.
  ///
  /// - Throws: `ValidationError` if a limit is negative or the range is empty.
  func range(_ words: Words, most: Int = .max) throws -> ClosedRange<Int>? {
    let (least, greatest) = (min ?? 0, Swift.min(max ?? .max, most))
    for (name, value) in [("--min", min), ("--max", max)] where value.map({ $0 < 0 }) ?? false {
      throw words.comes(before: "0", "\(name) \(value ?? 0)")
    }
    if least > greatest { throw words.comes(before: "--min \(least)", max.map { "--max \($0)" } ?? String(greatest)) }
    return min == nil && max == nil ? nil : least...greatest
  }
}

/// The errors of wrong use that several prompts have.
extension Words {
  func cannotGoTogether(_ option: String, _ other: String) -> ValidationError {
    wrongUse(.promptTogether(option: .text(.verbatim(option)), other: .text(.verbatim(other))))
  }

  func isNoValue(_ value: String, like example: String) -> ValidationError {
    wrongUse(.promptBadValue(value: .text(.verbatim(GivenBytes.shown(value))), example: .text(.verbatim(example))))
  }

  func comes(before limit: String, _ value: String) -> ValidationError {
    wrongUse(.promptComesBefore(value: .text(.verbatim(value)), limit: .text(.verbatim(limit))))
  }

  func comes(after limit: String, _ value: String) -> ValidationError {
    wrongUse(.promptComesAfter(value: .text(.verbatim(value)), limit: .text(.verbatim(limit))))
  }
}
