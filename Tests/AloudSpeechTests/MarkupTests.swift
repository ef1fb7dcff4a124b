import Aloud
import Expectations
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
    expect(
      passages(.text("<audio src=\"/etc/x.wav\"/>", language: nil)),
      is: [
        speech("&lt;audio src=&quot;/etc/x.wav&quot;/&gt;")
      ])
    expect(
      passages(.characters("</say-as><audio src='a'>")),
      is: [
        speech("<say-as interpret-as=\"characters\">&lt;/say-as&gt;&lt;audio src='a'&gt;</say-as>")
      ])
  }

  @Test("SAFE-1: an entity in text is not decoded") func entitiesAreEscaped() {
    expect(passages(.text("&lt;b&#62;", language: nil)), is: [speech("&amp;lt;b&amp;#62;")])
  }

  @Test("SAFE-1: the synthesiser's control characters become spaces")
  func controlsAreTakenOut() {
    expect(
      passages(.text("a\u{1}5S\u{1B}[31m\u{0}\u{7F}\u{9B}\u{E03C}\u{FFFE}b", language: nil)),
      is: [
        speech("a 5S [31m     b")
      ])
  }

  @Test("SAY-7: the letter apostrophe of Ukrainian is the sign that the voice reads") func letterApostrophe() {
    expect(passages(.text("п\u{2BC}ятниця", language: nil), language: "uk"), is: [speech("п’ятниця", in: "uk")])
  }

  @Test func `Kana that the Japanese voice misreads are written as it reads them`() {
    expect(passages(.text("かんりょー、リュック・きょー", language: nil), language: "ja"), is: [speech("かんりよー、リユック きょー", in: "ja")])
    expect(passages(.text("りょ", language: "ja-JP")), is: [speech("りよ", in: "ja-JP")])
    expect(passages(.text("りょ・", language: nil)), is: [speech("りょ・")])
  }

  /// Whether MeCab and a dictionary of its are here.
  private static let readsKanji = KanjiReader.kana(of: "牛乳") != KanjiReader.unread

  @Test(
    "SAY-7: kanji are given to the Japanese voice as kana, with what is not Japanese left as it is",
    .enabled(if: Self.readsKanji, "MeCab or its dictionary is not installed"),
    arguments: [
      ("牛乳", "ギューニュー"), ("3 牛乳", "3 ギューニュー"), ("milk 牛乳を買う!", "milk ギューニュー ヲ カウ!"),
      ("ギューニュー", "ギューニュー"), ("東京は遠い", "トーキョー ワ トーイ"), ("", ""), ("12.5%", "12.5%"),
    ]
  )
  func kanjiAreRead(_ text: String, kana: String) { expect(KanjiReader.kana(of: text), is: kana) }

  @Test("SAY-7: kanji that no dictionary has are called so, once in a row, and are not given to a voice of kana")
  func unreadKanji() {
    // Extension B, which no dictionary knows.
    let text = KanjiReader.kana(of: "あ\u{20001}\u{20002}い")
    expect(text.contains(KanjiReader.unread))
    expect(text.split(separator: KanjiReader.unread, omittingEmptySubsequences: false).count, is: 2)
    expect(text.unicodeScalars.allSatisfy { !$0.properties.isIdeographic })
  }

  @Test func `Kanji of a Chinese text are none of the Japanese dictionary's`() {
    expect(passages(.text("牛奶", language: "zh")), is: [speech("牛奶", in: "zh")])
    expect(passages(.text("牛乳", language: "ja")) != [speech("牛乳", in: "ja")])
  }

  @Test func `Text without words makes no passage`() {
    expect(passages(.text(" \u{7}\n", language: nil), .characters("")), is: [])
    expect(passages(), is: [])
  }

  @Test func `Texts of one language are one passage`() {
    expect(passages(.text("Milk,", language: nil), .text("toggle", language: "en")), is: [speech("Milk, toggle")])
  }

  @Test func `Another language is a passage of its own, and the first comes back`() {
    expect(
      passages(.text("Open", language: nil), .text("שלום", language: "he"), .text("button", language: nil)),
      is: [
        speech("Open"), speech("שלום", in: "he"), speech("button"),
      ])
  }

  @Test func `A pause stands between passages, and is never absurd`() {
    expect(
      passages(.text("a", language: nil), .pause(milliseconds: 200), .text("b", language: nil)),
      is: [
        speech("a"), .silence(milliseconds: 200), speech("b"),
      ])
    expect(passages(.pause(milliseconds: .max)), is: [.silence(milliseconds: Markup.longestPause)])
    expect(passages(.pause(milliseconds: -1)), is: [])
  }

  @Test func `Marks inside a passage go by number, so that a name can hold anything`() {
    expect(
      passages(.mark("start"), .text("a", language: nil), .mark("\"/><x"), .text("b", language: nil)),
      is: [
        .mark("start"), speech("a<mark name=\"0\"/> b", marks: ["\"/><x"]),
      ])
  }

  @Test func `Rate and pitch are relative to the user's own, from here on`() {
    expect(
      passages(
        .rate(1.5), .text("a", language: nil), .pitch(1.2), .text("b", language: nil), .rate(1), .pitch(1),
        .text("c", language: nil)),
      is: [
        speech("<prosody rate=\"150%\">a</prosody> <prosody rate=\"150%\" pitch=\"120%\">b</prosody> c")
      ])
    expect(passages(.rate(.nan), .text("a", language: nil)), is: [speech("a")])
  }

  @Test func `A sound stands before the words`() {
    expect(
      passages(.icon(.answerWanted), .text("Really?", language: nil)), is: [.sound(.answerWanted), speech("Really?")])
  }

  @Test func `A gap is inside the passage, and nothing where no words come before it`() {
    expect(
      passages(.text("Milk,", language: nil), .gap(milliseconds: 120), .text("off.", language: nil)),
      is: [
        speech("Milk,<break time=\"120ms\"/> off.")
      ])
    expect(passages(.gap(milliseconds: 120), .text("off.", language: nil)), is: [speech("off.")])
  }
}

/// SPEED: ten thousand characters begin to sound as soon as a sentence does.
struct FirstBreathTests {
  @Test(
    "What goes on without a pause begins with a part of its own, and nothing of it is lost",
    arguments: [
      ("word ", 120), ("слово ", 120), ("don't ", 120), ("a", 60), ("语", 60), ("e\u{301}", 60), ("1/2 ", 120),
    ])
  func cut(_ part: String, longest: Int) {
    let text = String(repeating: part, count: 2_000)
    let passages = Markup.passages(of: Utterance([.text(text, language: nil)], language: "en"))
    let spoken = passages.compactMap { if case .speech(_, let markup, _) = $0 { markup } else { nil } }
    expect(spoken.count == 2 && passages.count == 2)
    expect(spoken.first.map { $0.count <= longest && $0.count > longest / 2 }, is: true)
    expect(spoken.joined(), is: text)
  }

  @Test(
    "Sentences, and what is not longer than one, stay whole",
    arguments: [("One sentence, then another. ", 400), ("文。", 400), ("word ", 50), ("", 1), ("a", 250)])
  func whole(_ text: String, times: Int) {
    expectNil(FirstBreath.end(in: String(repeating: text, count: times)))
  }
}
