import Aloud
import AloudPrompts
import ArgumentParser

struct PromptOptions: ParsableArguments {
  @Argument(help: "The question.") var question: String
  @Option(help: "A text that is said with the question.") var text: String?
  @Flag(help: "Let \"back\" return to an earlier question: the exit code is then 4.") var back = false
  @Flag(help: "Read the answers from standard input even if there is a terminal.") var piped = false
  @Option(help: "The word for yes.") var yesLabel: String?
  @Option(help: "The word for no.") var noLabel: String?
  @Option(help: "The word for finishing.") var okLabel: String?
  @Option(help: "A word for leaving, besides \"cancel\". Where there are answers to choose from, it is one of them.")
  var cancelLabel: String?
  @Option(
    help: "After how many seconds, at a terminal, the default is taken; without one it ends with 124. 0 is no limit.")
  var timeout: Int?
  @Option(help: "The descriptor for the answer, instead of standard output.") var outputFd: Int32?

  func validate() throws {
    if let timeout, timeout < 0 { throw ValidationError("--timeout \(timeout) is less than 0. Give another number.") }
  }

  var shownQuestion: LocalizedText { .verbatim(GivenBytes.shown(question)) }
  var shownText: LocalizedText? { text.map { .verbatim(GivenBytes.shown($0)) } }

  var labels: PromptLabels {
    var labels = PromptLabels()
    // An empty label, as of a variable that is not set, is none.
    func label(_ text: String?) -> LocalizedText? { text.flatMap { $0.isEmpty ? nil : .verbatim($0) } }
    (labels.yes, labels.no, labels.ok) = (label(yesLabel), label(noLabel), label(okLabel))
    labels.cancel = label(cancelLabel)
    return labels
  }
}

struct AmountOptions: ParsableArguments {
  @Option(help: "The least number of items, or of characters in a text.") var min: Int?
  @Option(help: "The greatest number of items, or of characters in a text.") var max: Int?

  /// Returns `nil` if there is no limit. The upper limit is never above `most`.
  func range(most: Int = .max) throws -> ClosedRange<Int>? {
    let (least, greatest) = (min ?? 0, Swift.min(max ?? .max, most))
    for (name, value) in [("--min", min), ("--max", max)] where value.map({ $0 < 0 }) ?? false {
      throw ValidationError("\(name) \(value ?? 0) is less than 0. Give another number.")
    }
    if least > greatest {
      throw ValidationError(
        "\(max.map { "--max \($0)" } ?? String(greatest)) is less than --min \(least). Change one of them.")
    }
    return min == nil && max == nil ? nil : least...greatest
  }
}

extension ValidationError {
  static let noItems = ValidationError(
    "There is nothing to choose from. Give items as arguments or as lines on standard input.")
  static let emptyItem = ValidationError("An item has no name. Give each item a name.")

  static func together(_ option: String, _ other: String) -> ValidationError {
    ValidationError("\(option) and \(other) can't be given together. Leave one of them out.")
  }

  static func isNoValue(_ value: String, of option: String? = nil, like example: String) -> ValidationError {
    let given = (option.map { $0 + " " } ?? "") + "\"\(GivenBytes.shown(value))\""
    return ValidationError("\(given) is not a valid value. Write it as \(example).")
  }

  static func isNone(of known: String, _ value: String) -> ValidationError {
    ValidationError("\"\(GivenBytes.shown(value))\" is not known here. There are: \(GivenBytes.shown(known)).")
  }

  static func isNoItem(_ value: String) -> ValidationError {
    ValidationError("\"\(GivenBytes.shown(value))\" is not one of the items.")
  }

  static func comes(before limit: String, _ value: String) -> ValidationError {
    ValidationError("\(value) comes before \(limit). Change one of them.")
  }

  static func comes(after limit: String, _ value: String) -> ValidationError {
    ValidationError("\(value) comes after \(limit). Change one of them.")
  }
}
