import Expectations
import Testing

@testable import AloudLanguage

struct LexiconAmountTests {
  @Test("a count, with or without a unit") func amounts() throws {
    let quarter = try #require(LexiconAmount("0.25.hour"))
    expect(quarter.count, is: 0.25)
    expect(quarter.unit, is: .hour)
    let two = try #require(LexiconAmount("2"))
    expect(two.count, is: 2)
    expectNil(two.unit)
  }

  @Test(
    "what is no amount is none", arguments: ["", "hour", ".hour", "0.hour", "-1.day", "2.hours", "x.day", "inf.day"])
  func none(_ name: String) { expectNil(LexiconAmount(name)) }

  @Test("a lexicon takes amounts, units and three names for durations, nothing else") func keys() throws {
    func read(_ name: String) throws -> Lexicon {
      try Lexicon(Array("duration.\(name) = x\n".utf8), path: "values/xx.txt")
    }
    for name in ["2.week", "0.25.hour", "15", "minute", "whole", "filler", "not"] {
      try expect(read(name).lines.map(\.name), is: [name])
    }
    for name in ["weeks", "2.weeks", "0", "few"] {
      #expect(throws: LocaleFileError.self) { try read(name) }
    }
  }
}
