import Expectations
import Testing

@testable import AloudLanguage

/// VOICE-1: grammars as recognisers read them.
struct SpokenGrammarTests {
  private func grammar(_ line: SpokenPhrase, _ locale: String = "en") throws -> SpokenGrammar {
    let locale = try LoadedLocale(locale)
    let values = ValueRules(locale, RecognisedForm(locale))
    return SpokenGrammar(line, language: locale.tag) { values.phrase($0) }
  }

  @Test("VOICE-1: JSGF has a public rule, and the rules that it needs and no others") func jsgf() throws {
    let line = SpokenPhrase.choice([
      .words("help"), .sequence([.words("page"), .rule(.ordinal)]),
      .sequence([.words("say"), .optional(.words("it"))]),
      .repeated(.choice([.words("one"), .words("two")])),
    ])
    let text = JSGF.text(try grammar(line), generation: 7)
    expect(text.hasPrefix("#JSGF V1.0 UTF-8 en;\n// generation 7\ngrammar aloud;\n"))
    expect(text.contains("public <line> = help | page <ordinal> | say [it] | (one | two)+;\n"))
    expect(text.contains("<ordinal> = first | "))
    expect(!text.contains("<date>"))
  }

  @Test("VOICE-1: JSGF writes once what phrases share, since a recogniser searches each copy") func factored() throws {
    func put(_ before: String, _ after: String = "") -> SpokenPhrase {
      .sequence([.words(before), .rule(.letter)] + (after.isEmpty ? [] : [.words(after)]))
    }
    let line = SpokenPhrase.choice([
      put("open"), put("tap"), put("tap on"), put("turn", "on"), put("turn", "off"), put("turn on"), .rule(.letter),
      .words("twenty"), .words("twenty one"), .words("twenty two"), .words("thirty"), .words("thirty one"),
      .words("thirty two"), .words("thirty"), .words("one"),
    ])
    let words = "(twenty | thirty) [one | two] | one"
    let written = words + " | [open | tap [on] | turn on] <letter> | turn <letter> (on | off)"
    expect(JSGF.text(try grammar(line), generation: 1).contains("public <line> = \(written);\n"))
  }

  @Test("VOICE-1: what nothing can be said of is left out, and what stands with it") func empty() throws {
    let line = SpokenPhrase.choice([.words("help"), .sequence([.words("open"), .rule(.thing)]), .choice([])])
    expect(JSGF.text(try grammar(line), generation: 1).contains("public <line> = help;"))
  }

  @Test("VOICE-1: Vosk has a list of phrases, each once, with the unknown word last") func vosk() throws {
    let line = SpokenPhrase.choice([
      .words("help"), .words("help"),
      .sequence([.optional(.words("please")), .choice([.words("stop"), .words("go")])]),
    ])
    expect(
      VoskPhrases.text(try grammar(line)), is: #"["help", "stop", "go", "please stop", "please go", "[unk]"]"# + "\n")
  }

  @Test("VOICE-1: dates and times are rules, not lists", arguments: LoadedLocale.bundledTags)
  func compact(_ locale: String) throws {
    let text = JSGF.text(try grammar(.rule(.moment), locale), generation: 1)
    expect(text.utf8.count < 40_000)
    expect(text.contains("<date> = "))
    expect(!text.contains("()"))
    expect(!text.contains("[]"))
  }

  @Test(
    "VOICE-1: texts are written as recognisers give them back",
    arguments: [
      ("5% off", "five percent off"), ("E-mail John!", "e mail john"), ("Don’t", "don't"),
      ("Room 101", "room one hundred one"),
      ("2026", "twenty twenty six"), ("!!!", ""), ("Wi‑Fi", "wi fi"), ("007", "zero zero seven"),
    ])
  func form(_ text: String, _ spoken: String) throws {
    expect(RecognisedForm(try LoadedLocale("en")).words(text), is: spoken)
  }

  @Test(
    "VOICE-1: numbers to a hundred have words in every language with words of values",
    arguments: ["ar", "de", "fr", "ja", "ru", "tr"])
  func numbers(_ locale: String) throws {
    let form = RecognisedForm(try LoadedLocale(locale))
    for number in 0...100 {
      let said = form.number(number)
      expect(NumberReading.number(Folding.fold(said), in: try LoadedLocale(locale)), is: number, "\(number): \(said)")
    }
  }
}
