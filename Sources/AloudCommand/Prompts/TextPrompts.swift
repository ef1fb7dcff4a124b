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
  @Option(help: "A regular expression that the whole text must match.") var pattern: String?
  @Option(help: "What is said of a text that doesn't match.") var patternMessage: String?
  @Option(help: "An example, said while there is no text.") var placeholder: String?
  @OptionGroup var session: SessionOptions

  func validate() throws {
    guard let pattern else { return }
    do { _ = try Regex(pattern) } catch {
      throw ValidationError("\(GivenBytes.shown(pattern)) is not a regular expression: \(error)")
    }
  }

  func run() throws {
    let amount = try amount.range(try session.locales.words())
    try PromptAsking(prompt, session).ask(.text(standard: self.default), amount: amount) { asked in
      asked.placeholder = placeholder.map { .verbatim(GivenBytes.shown($0)) }
      if let pattern { asked.refusal = Self.refusal(unlike: pattern, saying: patternMessage) }
    } _: {
      $0.textLines(standard: self.default)
    }
  }

  private static func refusal(unlike pattern: String, saying message: String?) -> @Sendable (String) -> LocalizedText? {
    let refusal = message.map { LocalizedText.verbatim(GivenBytes.shown($0)) } ?? .message(.promptDoesNotFit)
    return { text in
      guard let regex = try? Regex(pattern), text.wholeMatch(of: regex) != nil else { return refusal }
      return nil
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
  @Flag(help: "Ask twice, as for a new password; both must be the same.") var twice = false
  @OptionGroup var session: SessionOptions

  func run() throws {
    let amount = try amount.range(try session.locales.words())
    let asking = try PromptAsking(prompt, session)
    try asking.keepSecret()
    try asking.ask(.secret, amount: amount) {
      $0.asksTwice = twice
    } _: {
      $0.textLines()
    }
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
