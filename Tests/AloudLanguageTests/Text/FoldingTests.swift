import AloudLanguage
import Expectations
import Testing

/// LOOP-2: how two spellings are found equal.
struct FoldingTests {
  @Test(
    "LOOP-2: case, accents, width and punctuation do not matter",
    arguments: [
      ("Groceries", "groceries"),
      ("  New   list … ", "new list"),
      ("Café", "cafe"),
      ("Cafe\u{301}", "cafe"),
      ("Ångström", "angstrom"),
      ("STRASSE", "strasse"),
      ("Straße", "strasse"),
      ("ẞ", "ss"),
      ("ΟΔΟΣ", "οδος".uppercased().lowercased()),
      ("Ｎｅｗ　Ｌｉｓｔ１２", "new list12"),
      ("Wi-Fi", "wi fi"),
      ("rock & roll", "rock roll"),
      ("ﬁle", "file"),
      ("I\u{307}stanbul", "istanbul"),
    ])
  func folds(_ text: String, _ folded: String) {
    expect(Folding.fold(text), is: folded)
  }

  @Test(
    "LOOP-2: two spellings of one name fold to the same",
    arguments: [
      ("οδός", "ΟΔΟΣ"),
      ("Übung", "U\u{308}BUNG"),
      ("don't", "don\u{2019}t"),
      ("don't", "don\u{2BC}t"),
      ("don't", "don\u{2018}t"),
      ("don't", "dont"),
      ("d\u{2019}œuvre", "D'ŒUVRE"),
      ("I ❤\u{FE0F} you", "i ❤ YOU"),
      ("Café + bar", "Cafe + bar"),
      ("C++ é", "C++ e"),
      ("naïve = <b>", "naive = b"),
      ("5 $ é", "5 $ e"),
      ("co\u{AD}operate", "cooperate"),
    ])
  func same(_ one: String, _ other: String) {
    expect(Folding.fold(one), is: Folding.fold(other))
  }

  @Test(
    "LOOP-2: Arabic is found with and without vowel signs, tatweel, and hamza",
    arguments: [
      ("مُحَمَّد", "محمد"),
      ("كتـــاب", "كتاب"),
      ("أحمد", "احمد"),
      ("إعدادات", "اعدادات"),
      ("آخر", "اخر"),
      ("مدرسة", "مدرسه"),
      ("مستشفى", "مستشفي"),
    ])
  func arabic(_ one: String, _ other: String) {
    expect(Folding.fold(one), is: Folding.fold(other))
    expect(!Folding.fold(one).isEmpty)
  }

  @Test("LOOP-2: Arabic letters that differ stay apart") func arabicLetters() {
    expect(Folding.fold("كلب") != Folding.fold("قلب"))
    expect(Folding.fold("باب") != Folding.fold("بيب"))
  }

  @Test("LOOP-2: a Devanagari vowel is a letter, not an accent") func devanagari() {
    expect(Folding.fold("कि") != Folding.fold("क"))
    expect(Folding.fold("कु") != Folding.fold("की"))
    expect(Folding.fold("क्या").unicodeScalars.contains("\u{94D}"))
  }

  @Test("LOOP-2: a kana's voicing mark is part of the letter") func kana() {
    expect(Folding.fold("かき") != Folding.fold("がき"))
    expect(Folding.fold("が"), is: Folding.fold("か\u{3099}"))
  }

  @Test(
    "LOOP-2: digits of any script are digits",
    arguments: ["١٢٣", "۱۲۳", "१२३", "１２３", "১২৩", "๑๒๓", "𝟏𝟐𝟑"])
  func digits(_ text: String) {
    expect(Folding.fold(text), is: "123")
  }

  @Test("what has no letters folds to nothing", arguments: ["", "   ", "?!…", "\u{200F}", "—", "\u{301}"])
  func nothing(_ text: String) {
    expect(Folding.fold(text).isEmpty)
  }

  @Test(
    "folding twice is folding once",
    arguments: ["Straße", "مُحَمَّد", "ΟΔΟΣ", "Wi-Fi 6", "İ", "한국어", "कि", "が", "don't", "1,000", "ǅ", "½ ②"])
  func idempotent(_ text: String) {
    expect(Folding.fold(Folding.fold(text)), is: Folding.fold(text))
  }

  @Test("the quick way for ASCII and the long way agree") func asciiPath() {
    for value in UInt8(0)..<0x80 {
      let text = "a\(Character(Unicode.Scalar(value)))b"
      // An accent elsewhere in the line sends all of it the long way.
      expect(Folding.fold(text + " e"), is: Folding.fold(text + " é"), "U+\(String(value, radix: 16))")
    }
  }

  @Test("LOOP-2: letters that people type as two are the two") func ligatures() {
    expect(Folding.fold("Œufs"), is: Folding.fold("oeufs"))
    expect(Folding.fold("Færøerne").hasPrefix("fae"))
  }

  @Test("LOOP-2: kana and Han stand without spaces, however they were typed") func withoutSpaces() {
    expect(Folding.fold("牛乳 を 開く"), is: Folding.fold("牛乳を開く"))
    expect(Folding.fold("更多 3"), is: "更多3")
    expect(Folding.fold("할 일 목록") == Folding.fold("할 일 목록") && Folding.fold("할 일 목록").contains(" "))
  }
}
