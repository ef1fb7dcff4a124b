import Expectations
import Testing

@testable import AloudLanguage

struct ReadingsTests {
  private func readings() throws -> Readings {
    let own = try POCatalog(try #require(LocaleFiles.bundled.bytes("wording/ja.po")), path: "wording/ja.po")
    return try Readings(try #require(LocaleFiles.bundled.bytes("reading/ja.po")), path: "reading/ja.po", own: own)
  }

  @Test(
    "numbers are read as they are said",
    arguments: [
      (0, "れい"), (1, "いち"), (4, "よん"), (10, "じゅー"), (11, "じゅーいち"), (100, "ひゃく"), (300, "さんびゃく"),
      (1_000, "せん"), (3_804, "さんぜんはっぴゃくよん"), (10_000, "いちまん"), (20_026, "にまんにじゅーろく"),
      (100_000_000, "いちおく"), (12_345_678, "せんにひゃくさんじゅーよんまんごせんろっぴゃくななじゅーはち"), (-3, "マイナス さん"),
    ])
  func numbers(_ number: Int, _ reading: String) throws {
    try expect(readings().numbers?.reading(of: number), is: reading)
  }

  @Test("the greatest number there is can be read") func extremes() throws {
    expect(try #require(try readings().numbers).reading(of: .max).hasPrefix("きゅーひゃくにじゅーにけい"))
    expect(try #require(try readings().numbers).reading(of: .min).hasPrefix("マイナス きゅーひゃくにじゅーにけい"))
  }

  @Test(
    "a number and what counts are read together",
    arguments: [
      ("1件", "いっけん"), ("2件", "にけん"), ("6件", "ろっけん"), ("8件", "はっけん"), ("10件", "じゅっけん"),
      ("11件", "じゅーいっけん"), ("20件", "にじゅっけん"), ("100件", "ひゃっけん"), ("200件", "にひゃっけん"),
      ("300件", "さんびゃっけん"), ("1,000件", "せんけん"), ("1,001件", "せんいっけん"), ("0件", "れいけん"), ("110個", "ひゃくじゅっこ"),
      ("3分", "さんぷん"), ("5分", "ごふん"), ("30分", "さんじゅっぷん"), ("8点", "はってん"), ("1か所", "いっかしょ"), ("40%", "よんじゅっパーセント"),
      ("45%", "よんじゅーごパーセント"), ("-1件", "マイナス いっけん"),
    ])
  func counters(_ text: String, _ reading: String) throws {
    try expect(readings().reading(of: text), is: reading)
  }

  @Test(
    "dates are read with the days' own names",
    arguments: [
      ("2026年11月20日金曜日 15:30", "にせんにじゅーろくねん じゅーいちがつ はつか きんよーび じゅーごじ さんじゅっぷん"),
      ("4月1日", "しがつ ついたち"), ("7月14日", "しちがつ じゅーよっか"), ("9月21日", "くがつ にじゅーいちにち"), ("1月11日", "いちがつ じゅーいちにち"),
      ("120日", "ひゃくにじゅーにち"), ("2024年", "にせんにじゅーよねん"), ("令和8年11月", "れいわ はちねん じゅーいちがつ"), ("令和元年", "れいわ がんねん"),
      ("11月20日(金)", "じゅーいちがつ はつか(きん)"), ("2026/11/20", "にせんにじゅーろく/じゅーいち/にじゅー"),
    ])
  func dates(_ text: String, _ reading: String) throws {
    try expect(readings().reading(of: text), is: reading)
  }

  @Test(
    "times are read in hours and minutes",
    arguments: [
      ("4:09", "よじ きゅーふん"), ("15:00", "じゅーごじ"), ("0:05:07", "れいじ ごふん ななびょー"), ("午後9時", "ごご くじ"),
      ("1:2", "いち:に"), ("100:30", "ひゃく:さんじゅー"),
    ])
  func times(_ text: String, _ reading: String) throws {
    try expect(readings().reading(of: text), is: reading)
  }

  @Test(
    "CLDR's relative words are read, with its space before what counts",
    arguments: [
      ("昨日", "きのー"), ("一昨日", "おととい"), ("明後日", "あさって"), ("3 日前", "みっか まえ"), ("1 日後", "いちにち ご"), ("20 日後", "はつか ご"),
      ("1 か月前", "いっかげつ まえ"), ("3 週間後", "さんしゅーかん ご"), ("4 時間前", "よじかん まえ"), ("10\u{A0}分後", "じゅっぷん ご"),
      ("3 秒前", "さんびょー まえ"), ("来年", "らいねん"), ("翌四半期", "よく しはんき"),
    ])
  func relative(_ text: String, _ reading: String) throws {
    try expect(readings().reading(of: text), is: reading)
  }

  @Test(
    "other numbers: decimals, leading zeros, too many digits",
    arguments: [
      ("3.5", "さん てん ご"), ("007", "れい れい なな"), ("1.", "いち."), ("1,23", "いち,にじゅーさん"),
      ("12345678901234567", "いち に さん よん ご ろく なな はち きゅー れい いち に さん よん ご ろく なな"), ("", ""), ("ボタン", "ボタン"),
    ])
  func others(_ text: String, _ reading: String) throws {
    try expect(readings().reading(of: text), is: reading)
  }

  @Test(
    "a name from outside is read as Aloud's own words are, and else only its numbers",
    arguments: [
      ("買い物", "かいもの"), ("東京", nil), ("東京 3件", "東京 さんけん"), ("Room 101", nil), ("11月20日", "じゅーいちがつ はつか"),
      ("日本 100", "日本 ひゃく"), ("金", nil), ("最後", "さいご"),
    ])
  func names(_ text: String, _ reading: String?) throws {
    try expect(readings().reading(ofName: text), is: reading)
  }

  @Test("a reading that does not agree with its wording is not used") func stale() throws {
    let pieces: [POEntry.Piece] = [.words("「"), .place("other"), .words("」にはメニューがありません。")]
    try expectNil(readings().pieces(of: "menu.noneOn", form: 0, of: pieces))
    try expectNil(readings().pieces(of: "menu.noneOn", form: 0, of: Array(pieces.dropLast())))
    try expectNil(readings().pieces(of: "no.such.key", form: 0, of: []))
  }
}
