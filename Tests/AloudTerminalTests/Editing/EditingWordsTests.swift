import Aloud
import Expectations
import Testing

@testable import AloudTerminal

/// EDIT-3: what is heard of a key, in the words of the language.
@Suite struct EditingWordsTests {
  @Test(
    "Each key has its words",
    arguments: [
      (.character("a"), "a"), (.character("A"), "Capital A"), (.character("."), "Full stop"),
      (.character(" "), "Space"),
      (.character("*"), "Asterisk"), (.text("where am i"), "where am i"), (.characters(5), "5 characters"),
      (.gone(.character("a")), "a gone"), (.gone(.text("two words")), "two words gone"),
      (.both(.text("ab"), .character(" ")), "ab Space"), (.completions(2), "2 completions"),
      (.cleared, "Line cleared."), (.beginning, "Beginning of the text."), (.end, "End of the text."),
      (.emptyLine, "Blank line"), (.noEarlierLine, "No earlier line."), (.noLaterLine, "No later line."),
      (.noCompletion, "Nothing to complete."), (.unreadable, "That is no letter."),
      (.pasted(.characters(1_200)), "Pasted: 1,200 characters."), (.text("a\u{202E}b"), "a hidden character b"),
    ] as [(SaidOfEditing, String)])
  func words(_ said: SaidOfEditing, _ words: String) throws {
    expect(said.utterance(try renderer("en"))?.plainText, is: words)
  }

  @Test("Of nothing, nothing is heard") func nothing() throws {
    expectNil(SaidOfEditing.nothing.utterance(try renderer("en")))
  }

  @Test("A letter by itself is read by its name") func letters() throws {
    expect(SaidOfEditing.character("a").utterance(try renderer("en"))?.units, is: [.characters("a")])
  }

  private func renderer(_ tag: String) throws -> Renderer {
    Renderer(locale: try LoadedLocale(tag), settings: Settings(locale: tag))
  }
}
