import Aloud
import AloudApp
import AloudPrompts
import ArgumentParser

/// `aloud input "Your name?"`: a line of text.
struct InputPrompt: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "input", abstract: Words.help("prompt.input"))

  @OptionGroup var prompt: PromptOptions
  @Option(help: Words.argument("prompt.defaultHelp")) var `default`: String?
  @OptionGroup var session: SessionOptions

  func run() throws { try PromptAsking(prompt, session).ask(.text(standard: self.default), \.textLines) }
}

/// `aloud password "Password?"`: a line that is neither shown nor said.
struct PasswordPrompt: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "password", abstract: Words.help("prompt.password"))

  @OptionGroup var prompt: PromptOptions
  @OptionGroup var session: SessionOptions

  func run() throws { try PromptAsking(prompt, session).ask(.secret, \.textLines) }
}

/// `aloud lines "What is it about?"`: text of several lines.
struct LinesPrompt: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "lines", abstract: Words.help("prompt.lines"))

  @OptionGroup var prompt: PromptOptions
  @Option(help: Words.argument("prompt.defaultHelp")) var `default`: String?
  @OptionGroup var session: SessionOptions

  func run() throws { try PromptAsking(prompt, session).ask(.lines(standard: self.default), \.textLines) }
}

/// `aloud message "Done."`: something is said, and waits to be heard.
struct MessagePrompt: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "message", abstract: Words.help("prompt.message"))

  @OptionGroup var prompt: PromptOptions
  @OptionGroup var session: SessionOptions

  func run() throws { try PromptAsking(prompt, session).ask(.message) { _ in [] } }
}

extension PromptAnswer {
  /// The text of a field.
  fileprivate var textLines: [String] { if case .text(let text) = self { [text] } else { [] } }
}
