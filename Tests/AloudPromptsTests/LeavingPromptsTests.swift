import Aloud
import AloudPrompts
import Expectations
import TestSupport
import Testing

/// ASK-8: a prompt in which something was entered is not left unasked.
struct LeavingPromptsTests {
  private static let items = PromptList(["Tea", "Milk", "Rum"].map { PromptItem($0, title: .verbatim($0)) })

  @Test(
    "SCRIPT-1: no hint offers words that leave a text, where the lines are piped and are text",
    arguments: [
      (Prompt.Kind.text(standard: nil), false), (.secret, false), (.lines(standard: nil), false),
      (.choice(items, standard: nil), true), (.search(items, standard: nil), true),
    ]) func piped(kind: Prompt.Kind, isOffered: Bool) throws
  {
    func offers(isPiped: Bool, obeysWords: Bool = false) throws -> Bool {
      var prompt = Prompt("What?", kind)
      (prompt.offersBack, prompt.obeysPipedWords) = (true, obeysWords)
      var session = try Session(PromptApp(prompt), settings: Settings(locale: "en"), isPiped: isPiped)
      let lines = session.start().announcements.map { session.renderer.printed($0).lowercased() }
      return lines.contains { $0.contains("\"cancel\"") || $0.contains("\"back\"") }
    }
    try expect(offers(isPiped: false))
    try expect(offers(isPiped: true, obeysWords: true))
    try expect(offers(isPiped: true), is: isOffered)
  }
}
