import Aloud
import AloudPrompts
import TestSupport

/// Asks a prompt, and hears what is printed.
typealias PromptPlayer = SessionPlayer<PromptApp>

extension SessionPlayer<PromptApp> {
  init(_ prompt: Prompt, locale: String = "en", now: DateTime? = nil, hints: Bool = false) throws {
    try self.init(of: PromptApp(prompt), locale: locale, now: now) { $0.hints = hints }
  }

  var answer: PromptAnswer? { session.state.answer }

  /// Pipes lines, and gives what is printed for the last.
  @discardableResult
  mutating func pipe(_ lines: String...) -> [String] {
    for line in lines { say(Line(line, isPiped: true)) }
    return self.lines
  }
}
