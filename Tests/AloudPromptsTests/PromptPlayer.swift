import Aloud
import AloudPrompts

/// Asks a prompt, and hears what is printed.
struct PromptPlayer {
  private(set) var session: Session<PromptApp>
  private(set) var response: Response

  init(_ prompt: Prompt, locale: String = "en", now: DateTime? = nil, hints: Bool = false) throws {
    var settings = Settings(locale: locale)
    settings.hints = hints
    session = try Session(PromptApp(prompt), settings: settings)
    if let now { session.now = now }
    response = session.start()
  }

  var lines: [String] {
    response.announcements.map { session.renderer.printed($0).replacing("\u{202F}", with: " ") }
  }

  var answer: PromptAnswer? { session.state.answer }

  /// Pipes lines, and gives what is printed for the last.
  @discardableResult
  mutating func pipe(_ lines: String...) -> [String] {
    for line in lines { response = session.take(Line(line, isPiped: true)) }
    return self.lines
  }

  /// Says lines, and gives what is printed for the last.
  @discardableResult
  mutating func say(_ lines: String...) -> [String] {
    for line in lines { response = session.take(Line(line)) }
    return self.lines
  }
}
