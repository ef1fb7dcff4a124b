import Testing

@testable import Aloud

struct DurationWordsTests {
  private func words(_ lines: String) throws -> DurationWords {
    let lexicon = try Lexicon(Array(lines.utf8), path: "values/xx.txt")
    return DurationWords(lexicon, ValueWords(lexicon))
  }

  @Test("the units of dates are those of durations too, but for words of clocks and calendars") func units() throws {
    let words = try words("unit.hour = hour | o'clock\nduration.not = o'clock\n")
    #expect(words.cutter.cuts("hour") == [[.unit(.hour)]])
    #expect(words.cutter.cuts("oclock") == [])
    #expect(words.others == ["oclock"])
  }

  @Test("a single letter is a sign, but not where words have no spaces") func letters() throws {
    let words = try words("unit.hour = h\nduration.minute = m\nunit.day = 日\nunit.year = 년\n")
    #expect(words.cutter.cuts("h") == [[.letter(.hour)]])
    #expect(words.cutter.cuts("m") == [[.letter(.minute)]])
    #expect(words.cutter.cuts("日") == [[.unit(.day)]])
    #expect(words.cutter.cuts(Folding.fold("년")) == [[.unit(.year)]])
  }

  @Test("amounts in a word, few, and words that say one or nothing") func others() throws {
    let words = try words(
      """
      duration.0.25.hour = kwartier
      duration.2 = paar
      duration.whole = heel
      duration.filler = voor
      date.few = enkele
      number.2 = twee
      number.filler = de
      """)
    #expect(words.cutter.cuts("kwartier") == [[.amount(0.25, .hour)]])
    #expect(words.cutter.cuts("paar") == [[.number(.value(2))]])
    #expect(words.cutter.cuts("heel") == [[.whole]])
    #expect(words.cutter.cuts("voor") == [[.filler]])
    #expect(words.cutter.cuts("enkele") == [[.number(.value(3))]])
    #expect(words.cutter.cuts("twee") == [[.number(.value(2))]])
    #expect(words.cutter.cuts("de") == [[.filler]])
  }

  @Test("a unit is one before it is what numbers pass over, or an ordinal") func order() throws {
    let words = try words("number.filler = years\nordinal.2 = second\nunit.year = years\nunit.second = second\n")
    #expect(words.cutter.cuts("years").first == [.unit(.year)])
    #expect(words.cutter.cuts("second").first == [.unit(.second)])
  }
}
