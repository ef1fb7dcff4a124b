import Expectations
import Testing

@testable import Aloud

/// PICK-2: what is found in bytes is what reading every line would find.
struct LineSearchTests {
  /// Numbers that are the same each time.
  private struct Random: RandomNumberGenerator {
    var state: UInt64 = 20_261_121
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 33 | state << 31
    }
  }

  private static let words = [
    "a", "b", "ab", "Go", "gro", "GROCER", "Groceries", "it's", "its", "O'Brien", "'tis", "x'y'z", "12", "120", "007",
    "Zq", "wax", "Café", "CAFE", "Ärger", "straße", "ＷＩＤＥ", "日本", "日", "か\u{3099}", "か", "Œuvre", "①", "한국", "하",
    "\u{1B}[31m", "u", "1b", "\u{7F}", "\u{200B}", "🙂", "Σας",
  ]
  private static let gaps = [" ", "  ", "-", "\t", "", "'", ", ", "\u{A0}", "_", "’"]

  private static func line(_ random: inout Random) -> String {
    (0..<Int.random(in: 1...4, using: &random)).map { _ in
      (words.randomElement(using: &random) ?? "") + (gaps.randomElement(using: &random) ?? "")
    }.joined()
  }

  @Test("the same rows are found, after and before any other too") func sameAsPlain() {
    var random = Random()
    var titles = (0..<1_200).map { _ in Self.line(&random) }
    // Some pieces have nothing but ASCII.
    for index in 500..<900 {
      titles[index] = "\(index.isMultiple(of: 3) ? "O'Brien" : "GROCER-x")" + String(repeating: " - ", count: 150)
    }
    let lines = TextLines(titles.joined(separator: "\n"))
    expect(lines.count, is: titles.count)
    expect(Set(lines.pieces.map(\.hasOtherThanASCII)).count, is: 2)
    let labels = titles.map { Folding.fold(OutsideText.printed($0)) }
    let plain = Rows(id: "plain", count: titles.count) { Row("", id: ID("row", String($0))) }
    let label = { (row: Row) in labels[row.id.item.flatMap { Int($0) } ?? 0] }
    var found: [LabelMatching.Way: Int] = [:]
    for _ in 0..<30 {
      let words = Folding.fold(Self.line(&random)).split(separator: " ")
      let sought = words.prefix(Int.random(in: 1...2, using: &random)).joined(separator: " ")
      let middle = Int.random(in: 0..<titles.count, using: &random)
      for way in [LabelMatching.Way.beginnings, .inside] {
        let matches = lines.matches(sought, by: way, limit: 20)
        expect(matches, is: plain.matches(sought, by: way, limit: 20, label: label), "\(sought)")
        let after = lines.match(sought, by: way, after: middle)
        expect(after, is: plain.match(sought, by: way, after: middle, label: label), "\(sought)")
        let before = lines.match(sought, by: way, before: middle)
        expect(before, is: plain.match(sought, by: way, before: middle, label: label), "\(sought)")
        let first = lines.match(sought, by: way, after: nil)
        expect(first, is: plain.match(sought, by: way, after: nil, label: label), "\(sought)")
        found[way, default: 0] += matches.count
      }
    }
    expect(found[.beginnings, default: 0] > 500)
    // What is inside of words is found too.
    expect(found[.inside, default: 0] > found[.beginnings, default: 0])
  }

  @Test("whole labels are told from others, and all are counted") func counts() {
    let lines = TextLines("milk\nMilk and tea\nold milk\nMILK!\nsilk\n'milk'\nmilky way\nmil k\n")
    let found = lines.matches("milk", limit: 2)
    expect(found.whole, is: [0, 3])
    expect(found.wholeCount, is: 3)
    expect(found.partly, is: [1, 2])
    expect(found.partlyCount, is: 3)
    expect(found.count, is: 6)
    expect(lines.matches("", limit: 2).count, is: 0)
    expect(lines.matches("milk milk", limit: 2).count, is: 0)
    expect(lines.matches("日", limit: 2).count, is: 0)
  }

  @Test("nothing is before the first line or after the last") func ends() {
    let lines = TextLines("a\nb\na")
    expectNil(lines.match("a", after: 2))
    expect(lines.match("a", after: 0), is: 2)
    expectNil(lines.match("a", before: 0))
    expect(lines.match("a", before: 2), is: 0)
    expect(lines.match("a", before: 3), is: 2)
    expectNil(TextLines().match("a", after: nil))
  }
}
