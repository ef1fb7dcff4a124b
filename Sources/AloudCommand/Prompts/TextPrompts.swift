import Aloud
import AloudApp
import AloudPrompts
import ArgumentParser

/// The command `aloud input "Your name?"`, which asks for a line of text.
struct InputPrompt: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      asking: "input", example: #"name=$(aloud input "Your name?" --default Ann)"#)
  }

  @OptionGroup var prompt: PromptOptions
  @Option(help: Words.argument("prompt.defaultHelp")) var `default`: String?
  @OptionGroup var amount: AmountOptions
  @OptionGroup var session: SessionOptions

  func run() throws {
    let amount = try amount.range(try session.locales.words())
    try PromptAsking(prompt, session).ask(.text(standard: self.default), amount: amount) {
      $0.textLines(standard: self.default)
    }
  }
}

/// The command `aloud password "Password?"`, which asks for a line that is neither shown nor spoken.
struct PasswordPrompt: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      asking: "password", example: #"secret=$(aloud password "Password?")"#)
  }

  @OptionGroup var prompt: PromptOptions
  @OptionGroup var amount: AmountOptions
  @OptionGroup var session: SessionOptions

  func run() throws {
    let amount = try amount.range(try session.locales.words())
    let asking = try PromptAsking(prompt, session)
    try asking.keepSecret()
    try asking.ask(.secret, amount: amount) { $0.textLines() }
  }
}

/// The command `aloud lines "What is it about?"`, which asks for text of several lines.
struct LinesPrompt: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      asking: "lines", example: #"text=$(aloud lines "What is it about?")"#)
  }

  @OptionGroup var prompt: PromptOptions
  @Option(help: Words.argument("prompt.defaultHelp")) var `default`: String?
  @OptionGroup var session: SessionOptions

  func run() throws {
    try PromptAsking(prompt, session).ask(.lines(standard: self.default)) { $0.textLines(standard: self.default) }
  }
}

/// The command `aloud message "Done."`, which announces a text and waits for the user.
struct MessagePrompt: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(asking: "message", example: #"aloud message "The disk is ready.""#)
  }

  @OptionGroup var prompt: PromptOptions
  @OptionGroup var session: SessionOptions

  func run() throws { try PromptAsking(prompt, session).ask(.message) { _ in [] } }
}

extension PromptAnswer {
  /// Returns the text typed, or the default with its original bytes.
  fileprivate func textLines(standard: String? = nil) -> [String] {
    guard case .text(let text) = self else { return [] }
    return [text == standard ? text : GivenBytes.text(text.utf8)]
  }
}
