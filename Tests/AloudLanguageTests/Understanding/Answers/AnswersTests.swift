import Expectations
import Testing

@testable import AloudLanguage

struct AnswersTests {
  private func answers() throws -> Answers {
    let text = """
      boolean.true = ja | klar | passt
      boolean.false = nein | nicht | falsch
      boolean.yes = ja | klar
      boolean.no = nein
      boolean.courtesy = bitte | vielen Dank | also

      """
    let lexicon = try Lexicon(Array(text.utf8), path: "values/de.txt")
    return Answers(lexicon, OnceRead { WholePhrases(lexicon) })
  }

  @Test(
    "several words that all say the same are one answer, whatever is polite beside them",
    arguments: [
      ("ja", true), ("Ja, klar!", true), ("klar, passt", true), ("ja bitte", true), ("also bitte ja", true),
      ("nein, vielen Dank", false), ("nein nein", false), ("nein, falsch", false), ("passt klar", true),
    ])
  func sameAnswer(_ phrase: String, _ value: Bool) throws {
    try expect(answers().value(phrase), is: value)
  }

  @Test(
    "words that say both, or that one of them may deny, are no answer",
    arguments: ["ja, nein", "nein klar", "nicht klar", "falsch nein", "bitte", "ja vielleicht", "passt falsch", ""])
  func noAnswer(_ phrase: String) throws {
    try expectNil(answers().value(phrase))
  }

  @Test("letters that stand without spaces are parted by what they say") func withoutSpaces() throws {
    let text = "boolean.true = 好的\nboolean.false = 不要\nboolean.yes = 好的\nboolean.courtesy = 谢谢\n"
    let lexicon = try Lexicon(Array(text.utf8), path: "values/zh.txt")
    let answers = Answers(lexicon, OnceRead { WholePhrases(lexicon) })
    expect(answers.value("好的谢谢"), is: true)
    expect(answers.value("谢谢，不要"), is: false)
    expectNil(answers.value("好的不要"))
  }
}
