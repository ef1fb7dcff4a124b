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
  @Option(parsing: .unconditional, help: "The least number; 0 if there is none.") var min: Double?
  @Option(parsing: .unconditional, help: "The greatest number.") var max: Double?
  @Option(help: "The distance from one number to the next, counted from the least.") var step = 1.0
  @Option(help: "The unit, said after the number and left out of what is printed, such as kg.") var unit: String?
  @OptionGroup var session: SessionOptions

  func validate() throws {
    for (name, number) in [("min", min), ("max", max), ("step", step)] {
      guard let number, number.magnitude > Self.limit || number.isNaN else { continue }
      throw ValidationError("--\(name) is too large: the limit is 1000000000000.")
    }
    guard step > 0 else { throw ValidationError("--step must be greater than 0.") }
    guard let scale else { throw ValidationError("--min, or 0 without it, is greater than --max.") }
    if let unit, unit.allSatisfy(\.isWhitespace) || unit.contains(where: \.isNumber) {
      throw ValidationError("--unit \(GivenBytes.shown(unit)) is no unit. Write a word or a sign, such as kg.")
    }
    guard let standard = self.default else { return }
    guard scale.holds(standard) else {
      throw ValidationError("--default \(Self.text(of: standard)) is not one of the numbers that can be chosen.")
    }
  }

  private static let limit = 1e12

  private var scale: NumberScale? {
    var scale = NumberScale(from: min, to: max, step: step)
    scale?.unit = unit.map { .verbatim(GivenBytes.shown($0)) }
    return scale
  }

  func run() throws {
    guard let scale else { return }
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
  /// Creates the scale of a script's question. Only ends that the script names are announced; without a least number it is 0.
  ///
  /// Returns nil if the least number is greater than the greatest.
  init?(from first: Double?, to last: Double?, step: Double) {
    let (least, most) = (first ?? 0, last ?? max(1_000_000_000, first ?? 0))
    guard least <= most else { return nil }
    self.init(least...most, step: step)
    toldEnds = last != nil ? .both : first != nil ? .first : .neither
  }

  /// Returns a Boolean value that indicates whether a number can be chosen.
  func holds(_ number: Double) -> Bool {
    Picker("", id: "", kind: .stepper(self), value: number).columns[0].selection != nil
  }
}
