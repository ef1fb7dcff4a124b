import Aloud
import Testing

@testable import AloudSpeech

struct MarkupTests {
  private func passages(_ units: SpeechUnit..., language: String = "en") -> [Passage] {
    Markup.passages(of: Utterance(units, language: language))
  }

  private func speech(_ body: String, in language: String = "en", marks: [String] = []) -> Passage {
    .speech(language: language, markup: body, marks: marks)
  }

  @Test("SAFE-1: a tag in text is read, never obeyed")
  func tagsAreEscaped() {
    #expect(
      passages(.text("<audio src=\"/etc/x.wav\"/>", language: nil)) == [
        speech("&lt;audio src=&quot;/etc/x.wav&quot;/&gt;")
      ])
    #expect(
      passages(.characters("</say-as><audio src='a'>")) == [
        speech("<say-as interpret-as=\"characters\">&lt;/say-as&gt;&lt;audio src='a'&gt;</say-as>")
      ])
  }

  @Test("SAFE-1: an entity in text is not decoded") func entitiesAreEscaped() {
    #expect(passages(.text("&lt;b&#62;", language: nil)) == [speech("&amp;lt;b&amp;#62;")])
  }

  @Test("SAFE-1: the synthesiser's control characters become spaces")
  func controlsAreTakenOut() {
    #expect(
      passages(.text("a\u{1}5S\u{1B}[31m\u{0}\u{7F}\u{9B}\u{E03C}\u{FFFE}b", language: nil)) == [
        speech("a 5S [31m     b")
      ])
  }

  @Test func `Kana that the Japanese voice misreads are written as it reads them`() {
    #expect(passages(.text("かんりょー、リュック・きょー", language: nil), language: "ja") == [speech("かんりよー、リユック きょー", in: "ja")])
    #expect(passages(.text("りょ", language: "ja-JP")) == [speech("りよ", in: "ja-JP")])
    #expect(passages(.text("りょ・", language: nil)) == [speech("りょ・")])
  }

  @Test func `Text without words makes no passage`() {
    #expect(passages(.text(" \u{7}\n", language: nil), .characters("")) == [])
    #expect(passages() == [])
  }

  @Test func `Texts of one language are one passage`() {
    #expect(passages(.text("Milk,", language: nil), .text("toggle", language: "en")) == [speech("Milk, toggle")])
  }

  @Test func `Another language is a passage of its own, and the first comes back`() {
    #expect(
      passages(.text("Open", language: nil), .text("שלום", language: "he"), .text("button", language: nil)) == [
        speech("Open"), speech("שלום", in: "he"), speech("button"),
      ])
  }

  @Test func `A pause stands between passages, and is never absurd`() {
    #expect(
      passages(.text("a", language: nil), .pause(milliseconds: 200), .text("b", language: nil)) == [
        speech("a"), .silence(milliseconds: 200), speech("b"),
      ])
    #expect(passages(.pause(milliseconds: .max)) == [.silence(milliseconds: Markup.longestPause)])
    #expect(passages(.pause(milliseconds: -1)) == [])
  }

  @Test func `Marks inside a passage go by number, so that a name can hold anything`() {
    #expect(
      passages(.mark("start"), .text("a", language: nil), .mark("\"/><x"), .text("b", language: nil)) == [
        .mark("start"), speech("a<mark name=\"0\"/> b", marks: ["\"/><x"]),
      ])
  }

  @Test func `Rate and pitch are relative to the user's own, from here on`() {
    #expect(
      passages(
        .rate(1.5), .text("a", language: nil), .pitch(1.2), .text("b", language: nil), .rate(1), .pitch(1),
        .text("c", language: nil)) == [
          speech("<prosody rate=\"150%\">a</prosody> <prosody rate=\"150%\" pitch=\"120%\">b</prosody> c")
        ])
    #expect(passages(.rate(.nan), .text("a", language: nil)) == [speech("a")])
  }

  @Test func `A sound stands before the words`() {
    #expect(
      passages(.icon(.answerWanted), .text("Really?", language: nil)) == [.sound(.answerWanted), speech("Really?")])
  }

  @Test func `A gap is inside the passage, and nothing where no words come before it`() {
    #expect(
      passages(.text("Milk,", language: nil), .gap(milliseconds: 120), .text("off.", language: nil)) == [
        speech("Milk,<break time=\"120ms\"/> off.")
      ])
    #expect(passages(.gap(milliseconds: 120), .text("off.", language: nil)) == [speech("off.")])
  }
}
