import Testing

@testable import AloudLanguage

struct LexiconAmountTests {
  @Test("a count, with or without a unit") func amounts() throws {
    let quarter = try #require(LexiconAmount("0.25.hour"))
    #expect(quarter.count == 0.25)
    #expect(quarter.unit == .hour)
    let two = try #require(LexiconAmount("2"))
    #expect(two.count == 2)
    #expect(two.unit == nil)
  }

  @Test(
    "what is no amount is none", arguments: ["", "hour", ".hour", "0.hour", "-1.day", "2.hours", "x.day", "inf.day"])
  func none(_ name: String) { #expect(LexiconAmount(name) == nil) }

  @Test("a lexicon takes amounts, units and three names for durations, nothing else") func keys() throws {
    func read(_ name: String) throws -> Lexicon {
      try Lexicon(Array("duration.\(name) = x\n".utf8), path: "values/xx.txt")
    }
    for name in ["2.week", "0.25.hour", "15", "minute", "whole", "filler", "not"] {
      #expect(try read(name).lines.map(\.name) == [name])
    }
    for name in ["weeks", "2.weeks", "0", "few"] {
      #expect(throws: LocaleFileError.self) { try read(name) }
    }
  }
}
