import Expectations
import Testing

@testable import Aloud

/// PICK-2: the sections of long lists.
struct RowLettersTests {
  private func rows(_ titles: [String], own: [RowSection]? = nil) -> Rows {
    Rows(id: "rows", count: titles.count, sections: own) { Row(.verbatim(titles[$0]), id: ID("row", String($0))) }
  }

  private func sections(_ rows: Rows) -> [String]? {
    rows.sections { row in
      guard case .verbatim(let title) = row.title else { return "" }
      return Folding.fold(title)
    }?.map { section in
      guard case .verbatim(let title) = section.title else { return "" }
      return "\(title) \(section.first)"
    }
  }

  /// So many rows for each of these beginnings.
  private func titles(_ beginnings: [String], each count: Int) -> [String] {
    beginnings.flatMap { beginning in (0..<count).map { "\(beginning)\($0)" } }
  }

  @Test("rows in the order of their letters have a section for each; digits stand together, and signs") func letters() {
    let titles = titles(["…", "1", "2", "a", "É", "e", "Z"], each: 20)
    expect(sections(rows(titles)), is: ["0–9 0", "A 60", "E 80", "Z 120"])
    expect(sections(rows(Array(repeating: "!", count: 30) + titles.suffix(60))), is: ["# 0", "E 30", "Z 70"])
  }

  @Test("any alphabet has sections in its order", arguments: [["а", "ё", "ж"], ["ا", "پ", "ت"], ["c", "b", "a"]])
  func alphabets(_ letters: [String]) {
    let found = sections(rows(titles(letters, each: 20)))
    expect(found?.count, is: 3)
    expect(found?.last?.hasSuffix(" 40"), is: true)
  }

  @Test("rows in no order have none, nor have few rows or one letter") func none() {
    expectNil(sections(rows(titles(["a", "b", "a"], each: 30))))
    expectNil(sections(rows(titles(["a"], each: 500))))
    expectNil(sections(rows(titles(["a", "b"], each: 20))))
    expectNil(sections(rows([])))
    var strayed = titles(["a", "b", "c"], each: 100)
    strayed[150] = "c"
    expectNil(sections(rows(strayed)))
    let many = (0..<300).compactMap { Unicode.Scalar(0x4E00 + $0).map(String.init) }
    expectNil(sections(rows(many)))
  }

  @Test("a million rows are parted with a look at few") func millions() {
    let counter = RowCounter()
    let rows = Rows(id: "rows", count: 1_000_000) { index in
      counter.note(index)
      let letter = Character(Unicode.Scalar(UInt8(97 + index * 26 / 1_000_000)))
      return Row(.verbatim("\(letter)\(index)"), id: ID("row", String(index)))
    }
    expect(sections(rows)?.count, is: 26)
    expect(sections(rows)?.last, is: "Z 961539")
    expect(counter.provided.count < 8_000)
  }

  @Test("an app's own sections go before letters") func own() {
    let own = [RowSection("Fruit", first: 0), RowSection("Tools", first: 40)]
    expect(sections(rows(titles(["b", "a", "b"], each: 20), own: own)), is: ["Fruit 0", "Tools 40"])
    expectNil(sections(rows(titles(["a", "b"], each: 40), own: [])))
  }
}
