import Aloud
import AloudApp
import AloudPrompts
import ArgumentParser

/// `aloud color "Which color?"`: a color.
struct ColorPrompt: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "color", abstract: Words.help("prompt.color"))

  @OptionGroup var prompt: PromptOptions
  @Option(help: Words.argument("prompt.defaultHelp")) var `default`: String?
  @OptionGroup var session: SessionOptions

  func run() throws {
    let standard = try self.default.map { text in
      guard let color = Color(hex: text) else {
        let words = try session.locales.words()
        throw ValidationError(
          words.text(.promptBadValue(value: .text(.verbatim(text)), example: .text(.verbatim("#006666")))))
      }
      return color
    }
    try PromptAsking(prompt, session).ask(.color(standard: standard)) { answer in
      if case .color(let color) = answer { [color.hex] } else { [] }
    }
  }
}
