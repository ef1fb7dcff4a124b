import Aloud
import AloudApp
import AloudPrompts
import ArgumentParser

/// The command `aloud number "How many?"`, which asks for a number and prints it in plain digits.
struct NumberPrompt: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "number", abstract: "Ask for a number, and print it, such as 3 or 2.5.",
      example: #"aloud number "How many?" --min 1 --max 10 --default 3"#)
  }

  @OptionGroup var prompt: PromptOptions
  @Option(parsing: .unconditional, help: "The number that an empty line means.") var `default`: Double?
  @Option(parsing: .unconditional, help: "The least number.") var min = 0.0
  @Option(parsing: .unconditional, help: "The greatest number.") var max = 1_000_000_000.0
  @Option(help: "The distance from one number to the next, counted from the least.") var step = 1.0
  @OptionGroup var session: SessionOptions

  func validate() throws {
    for (name, number) in [("min", min), ("max", max), ("step", step)] where number.magnitude > 1e12 || number.isNaN {
      throw ValidationError("--\(name) is too large: the limit is 1000000000000.")
    }
    guard min <= max else { throw ValidationError("--min is greater than --max.") }
    guard step > 0 else { throw ValidationError("--step must be greater than 0.") }
    guard let standard = self.default else { return }
    guard scale.holds(standard) else {
      throw ValidationError("--default \(Self.text(of: standard)) is not one of the numbers that can be chosen.")
    }
  }

  private var scale: NumberScale { NumberScale(min...max, step: step) }

  func run() throws {
    try PromptAsking(prompt, session).ask(.number(scale, standard: self.default)) { answer in
      if case .number(let number) = answer { [Self.text(of: number)] } else { [] }
    }
  }

  /// In plain digits, without a fraction of nothing.
  static func text(of number: Double) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension NumberScale {
  /// Returns a Boolean value that indicates whether a number can be chosen.
  func holds(_ number: Double) -> Bool {
    Picker("", id: "", kind: .stepper(self), value: number).columns[0].selection != nil
  }
}
