import Expectations
import Testing

@testable import AloudLanguage

struct DurationWordsTests {
  private func words(_ lines: String) throws -> DurationWords {
    let lexicon = try Lexicon(Array(lines.utf8), path: "values/xx.txt")
    return DurationWords(lexicon, NumberWords(lexicon))
  }

  /// What a word does.
  private func tokens(_ word: String, _ words: DurationWords) -> [DurationToken] {
    let phrase = Phrase(number: word, decimal: "")
    return Lattice(phrase, words.store) { _ in nil }.tokens(from: 0, to: phrase.symbols.count)
  }

  @Test("the units of dates are those of durations too, but for words of clocks and calendars") func units() throws {
    let words = try words("unit.hour = hour | o'clock\nduration.not = o'clock\n")
    expect(tokens("hour", words), is: [.unit(.hour)])
    expect(tokens("oclock", words), is: [])
    expect(words.others, is: ["oclock"])
  }

  @Test("a single letter is a sign, but not where words have no spaces") func letters() throws {
    let words = try words("unit.hour = h\nduration.minute = m\nunit.day = 日\nunit.year = 년\n")
    expect(tokens("h", words), is: [.letter(.hour)])
    expect(tokens("m", words), is: [.letter(.minute)])
    expect(tokens("日", words), is: [.unit(.day)])
    expect(tokens("년", words), is: [.unit(.year)])
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
    expect(tokens("kwartier", words), is: [.amount(0.25, .hour)])
    expect(tokens("paar", words), is: [.number(.value(2))])
    expect(tokens("heel", words), is: [.whole])
    expect(tokens("voor", words), is: [.filler])
    expect(tokens("enkele", words), is: [.number(.value(3))])
    expect(tokens("twee", words), is: [.number(.value(2))])
    expect(tokens("de", words), is: [.filler])
  }

  @Test("a unit is one before it is what numbers pass over, or an ordinal") func order() throws {
    let words = try words("number.filler = years\nordinal.2 = second\nunit.year = years\nunit.second = second\n")
    expect(tokens("years", words).first, is: .unit(.year))
    expect(tokens("second", words).first, is: .unit(.second))
  }
}
