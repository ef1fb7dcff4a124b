import Aloud
import AloudApp
import AloudPrompts
import ArgumentParser

/// The command `aloud color "Which color?"`, which asks for a color.
struct ColorPrompt: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      asking: "color", example: ##"aloud color "Which color?" --default "#006666""##)
  }

  @OptionGroup var prompt: PromptOptions
  @Option(help: Words.argument("prompt.defaultHelp")) var `default`: String?
  @OptionGroup var session: SessionOptions

  func run() throws {
    let reader = ValueReader(try session.locales.words(), now: session.moment)
    let standard = try self.default.map { try reader.color($0) }
    try PromptAsking(prompt, session).ask(.color(standard: standard)) { answer in
      if case .color(let color) = answer { [color.hex] } else { [] }
    }
  }
}
