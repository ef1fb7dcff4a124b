import Aloud
import Expectations
import Testing

/// BTN-6: long text wraps, and nothing is ever cut off.
struct LineWrappingTests {
  @Test(
    "BTN-6: lines break between words",
    arguments: [
      ("one two three", 7, ["one two", "three"]), ("one two three", 13, ["one two three"]),
      ("one two three", 12, ["one two", "three"]), ("one two three", 3, ["one", "two", "thr", "ee"]),
      ("", 5, [""]), ("abcdefgh", 3, ["abc", "def", "gh"]), ("a abcdefgh b", 3, ["a", "abc", "def", "gh", "b"]),
      ("one two", 0, ["one two"]), ("one two", -1, ["one two"]), ("ab", 1, ["a", "b"]),
    ])
  func breaks(_ text: String, _ columns: Int, _ lines: [String]) {
    expect(LineWrapping.wrap(text, columns: columns), is: lines)
  }

  @Test("BTN-6: wide characters take two columns") func wide() {
    expect(LineWrapping.wrap("日本語日本語", columns: 6), is: ["日本語", "日本語"])
    expect(LineWrapping.wrap("日本語", columns: 5), is: ["日本", "語"])
    expect(LineWrapping.wrap("한국 한국", columns: 4), is: ["한국", "한국"])
    expect(LineWrapping.wrap("👩‍🚀👩‍🚀", columns: 2), is: ["👩‍🚀", "👩‍🚀"])
    expect(LineWrapping.wrap("日本", columns: 1), is: ["日", "本"])
  }

  @Test("a letter and its accents are never parted") func accents() {
    let text = String(repeating: "e\u{301}", count: 6)
    expect(
      LineWrapping.wrap(text, columns: 3),
      is: [
        String(repeating: "e\u{301}", count: 3), String(repeating: "e\u{301}", count: 3),
      ])
  }

  @Test(
    "BTN-6: no character is lost or added: a line break stands for one space",
    arguments: [
      "one two three four five", "  two spaces first", "gaps   of   three", "ends with spaces   ", " ", "     ",
      "aaaaa  b", "a  ",
    ])
  func complete(_ text: String) {
    for columns in 6...30 {
      let lines = LineWrapping.wrap(text, columns: columns)
      expect(lines.joined(separator: " "), is: text, "\(columns)")
      expect(lines.allSatisfy { $0.count <= columns })
    }
    for columns in 1...5 {
      let lines = LineWrapping.wrap(text, columns: columns)
      expect(lines.joined().filter { $0 != " " }, is: text.filter { $0 != " " }, "\(columns)")
    }
  }

  @Test(
    "BTN-6: Japanese and Chinese lines begin with no closing sign, and no word of kana is cut",
    arguments: [
      ("牛乳、卵、パン。", 6, ["牛乳、", "卵、", "パン。"]), ("「設定」を開く", 8, ["「設定」", "を開く"]),
      ("設定キャンセル", 12, ["設定", "キャンセル"]), ("キャンセル", 6, ["キャン", "セル"]), ("ファイル", 4, ["ファ", "イル"]),
      ("タブは4個です。", 10, ["タブは", "4個です。"]),
      ("番号か名前、または", 10, ["番号か", "名前、", "または"]), ("今日は読みます", 8, ["今日は", "読みます"]), ("全部删除，好吗？", 8, ["全部删", "除，好", "吗？"]),
    ])
  func ideographs(_ text: String, _ columns: Int, _ lines: [String]) {
    expect(LineWrapping.wrap(text, columns: columns), is: lines)
  }

  @Test(
    "BTN-6: no number is cut, nor parted from its signs; and no line ends with the number of an item",
    arguments: [
      ("costs $1,234.50 now", 12, ["costs", "$1,234.50", "now"]), ("14. Sunflowers", 12, ["14. Sunflowe", "rs"]),
      ("up to 50 % (3.5)", 9, ["up to 50", "% (3.5)"]), ("am 26. 11. 22. da", 13, ["am", "26. 11. 22.", "da"]),
      ("7 of 16.", 6, ["7 of", "16."]),
    ])
  func numbers(_ text: String, _ columns: Int, _ lines: [String]) {
    expect(LineWrapping.wrap(text, columns: columns), is: lines)
  }

  @Test("BTN-6: a line of nothing but spaces, brackets and joiners is broken too") func odd() {
    let text = String(repeating: " ", count: 50_000) + String(repeating: "(", count: 5_000)
    expect(LineWrapping.wrap(text, columns: 80).allSatisfy { $0.utf8.count <= 80 })
  }

  @Test("BTN-6: a wrapped line begins further in: \"16.\" at its beginning is no item") func indented() {
    expect(LineWrapping.wrap("3. Milk, 7 of 16.", columns: 14, indent: 2), is: ["3. Milk, 7 of", "  16."])
  }
}
