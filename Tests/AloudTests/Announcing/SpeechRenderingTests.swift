import Expectations
import Testing

@testable import Aloud

struct SpeechRenderingTests {
  private func item(_ name: LocalizedText) -> Announcement {
    var announcement = Announcement(.item)
    announcement.name = name
    return announcement
  }

  @Test("SAFE-1: a hidden character is shown in print and said as words") func hidden() throws {
    let announcement = item("ab\u{202E}cd")
    try expect(Renderer().printed(announcement), is: "ab\\u{202E}cd.")
    try expect(Renderer().utterance(announcement).plainText, is: "ab hidden character cd.")
  }

  @Test(
    "SAFE-1: hidden characters at the ends and in a row are said apart",
    arguments: [
      ("\u{200B}", "hidden character."), ("\u{200B}a", "hidden character a."), ("a\u{200B}", "a hidden character."),
      ("\u{200B}\u{200B}", "hidden character hidden character."), ("a \u{200B} b", "a hidden character b."),
    ])
  func hiddenPlaces(_ name: String, _ said: String) throws {
    try expect(Renderer().utterance(item(.verbatim(name))).plainText, is: said)
  }

  @Test("sentences are parted by a pause") func pauses() throws {
    let units = try Renderer().utterance(Announcement(.notice, "One.", "Two.")).units
    expect(units.count, is: 3)
    expect(units.first, is: .text("One.", language: nil))
    expect(units.last, is: .text("Two.", language: nil))
    guard case .pause(let milliseconds) = units[1] else {
      Issue.record("no pause")
      return
    }
    expect(milliseconds > 0)
  }

  @Test("a name in another script is read by a voice that can") func scripts() throws {
    expect(
      try Renderer().utterance(item("שלום")).units, is: [.text("שלום", language: "he"), .text(".", language: nil)])
    let arabic = try Renderer("ar").utterance(item("Milk")).units
    expect(arabic.first, is: .text("Milk", language: "en"))
  }

  @Test("a text whose language is known is read in it") func tagged() throws {
    let units = try Renderer().utterance(item(.tagged("Straße", language: "de"))).units
    expect(units, is: [.text("Straße", language: "de"), .text(".", language: nil)])
  }

  @Test("a name spelled is shown letter by letter, and given to the voice as its letters") func spelled() throws {
    var announcement = item("Tea 2")
    announcement.isSpelled = true
    let renderer = try Renderer()
    expect(renderer.utterance(announcement).units, is: [.characters("Tea 2")])
    expect(renderer.printed(announcement).hasPrefix("T e a"))
    expect(renderer.utterance(announcement).plainText.hasPrefix("T e a"))
    expect(!renderer.utterance(announcement).plainText.contains("T  "))
  }

  @Test("Japanese is spoken in kana and printed as it is written") func readings() throws {
    let renderer = try Renderer("ja")
    var announcement = item("買い物")
    announcement.value = .message("app.reminders.count", ["count": 1])
    announcement.role = .toggle
    announcement.states = [.selected]
    announcement.number = 3
    announcement.position = Position(4, of: 10)
    expect(renderer.printed(announcement), is: "3. 買い物、リマインダー1件、切り替えボタン、選択中、10個中4番目。")
    let texts = renderer.utterance(announcement).units.compactMap { unit in
      if case .text(let text, nil) = unit { text } else { nil }
    }
    expect(texts, is: ["さん、かいもの、", "リマインダー いっけん、", "きりかえ ボタン、", "せんたくちゅー、", "じゅっこちゅー よんばんめ。"])
    expect(renderer.braille(announcement).contains("買い物 リマインダー1件"))
  }

  @Test("Arabic is spoken with the vowels that the voice needs, and printed without") func vowels() throws {
    let renderer = try Renderer("ar")
    let lines = Announcement(.notice, .message("text.lines", ["count": 3]))
    expect(renderer.printed(lines), is: "3 أسطر")
    expect(renderer.utterance(lines).units, is: [.text("3 أَسطُر", language: nil)])
    expect(!renderer.braille(lines).contains("\u{64E}"))
  }

  @Test("Hebrew is spoken with its vowels, and its numbers still agree with what they count")
  func hebrewVowels() throws {
    let renderer = try Renderer("he")
    let button = Announcement(.notice, .message("role.button"))
    expect(renderer.printed(button), is: "כפתור")
    expect(renderer.utterance(button).units, is: [.text("כַּפתוֹר", language: nil)])
    let lines = Announcement(.notice, .message("text.lines", ["count": 3]))
    expect(renderer.printed(lines), is: "3 שורות")
    expect(renderer.utterance(lines).units, is: [.text("שָלוֹש שוּרוֹת", language: nil)])
    let items = Announcement(.notice, .message("place.count", ["count": 3]))
    expect(renderer.utterance(items).units, is: [.text("שלוֹשָה פּרִטִם.", language: nil)])
  }

  @Test("what has no reading is spoken as it stands: names, and words that are typed") func withoutReadings() throws {
    let renderer = try Renderer("ja")
    let name = Announcement(.notice, .message("app.reminders.added", ["name": "東京 Tower\u{200B}"]))
    expect(
      renderer.utterance(name).units,
      is: [
        .text("「東京 ", language: nil), .text("Tower", language: "en"), .text(" かくし もじ」を ついか しました。", language: nil),
      ])
    let key = Announcement(.notice, .message("document.command.tooManyFiles", ["command": "ls"]))
    expect(renderer.utterance(key).units.contains(.text("ulimit -n」", language: "en")))
    expect(renderer.printed(key).contains("「ulimit -n」"))
  }

  @Test("no voice of another language is given readings", arguments: ["en", "de", "zh"])
  func noReadings(_ tag: String) throws {
    try expect(!LoadedLocale(tag).wording.hasReadings)
    let announcement = item("買い物 100")
    try expect(Renderer(tag).utterance(announcement).plainText.hasPrefix("買い物 100"))
  }

  @Test("words parted by a change of voice are written down as they are printed") func plainText() {
    let utterance = Utterance(
      [
        .text("Say ", language: nil), .text("שלום", language: "he"), .text(".", language: nil), .pause(milliseconds: 9),
        .mark("m"), .rate(2), .pitch(1), .icon(.answerWanted), .text("Go.", language: nil),
      ], language: "en")
    expect(utterance.plainText, is: "Say שלום. Go.")
  }
}
