import Expectations
import Testing

@testable import AloudLanguage

struct DatePatternTests {
  @Test("letters are fields, the rest is words; words with letters stand between apostrophes") func reading() {
    expect(
      DatePattern("EEEE, d 'de' MMM''y").pieces,
      is: [
        .field(.weekday, letter: "E", count: 4), .words(", "), .field(.day, letter: "d", count: 1), .words(" de "),
        .field(.month, letter: "M", count: 3), .words("'"), .field(.year, letter: "y", count: 1),
      ])
    expect(DatePattern("ah:mm").fields, is: [.dayPeriod, .hour, .minute])
    expect(DatePattern("").pieces.isEmpty)
  }

  @Test("an apostrophe that is not closed, and letters that mean nothing, are words") func odd() {
    expect(DatePattern("d 'x").pieces, is: [.field(.day, letter: "d", count: 1), .words(" x")])
    expect(DatePattern("Q年").pieces, is: [.words("Q年")])
  }
}
