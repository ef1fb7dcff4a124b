import Aloud
import AloudApp
import AloudPrompts
import ArgumentParser

/// The command `aloud multi "Which?" a b c`, which asks for any number of items and prints one on each line.
struct MultiPrompt: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      asking: "multi", example: #"aloud multi "Which days?" Monday Tuesday Friday --chosen Monday"#)
  }

  @OptionGroup var prompt: PromptOptions
  @OptionGroup var items: ItemOptions
  @OptionGroup var several: SeveralOptions
  @OptionGroup var session: SessionOptions

  func run() throws { try items.askForSeveral(prompt, session, several) }
}

/// The items that are chosen at first, and how many may be.
struct SeveralOptions: ParsableArguments {
  @Option(help: Words.argument("prompt.presetHelp")) var chosen: [String] = []
  @OptionGroup var amount: AmountOptions

  var isEmpty: Bool { chosen.isEmpty && amount.min == nil && amount.max == nil }
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

extension Words {
  func comes(before limit: String, _ value: String) -> ValidationError {
    wrongUse(.promptComesBefore(value: .text(.verbatim(value)), limit: .text(.verbatim(limit))))
  }

  func comes(after limit: String, _ value: String) -> ValidationError {
    wrongUse(.promptComesAfter(value: .text(.verbatim(value)), limit: .text(.verbatim(limit))))
  }
}
