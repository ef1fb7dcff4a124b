import Expectations
import TestSupport
import Testing

@testable import Aloud

/// LOOP-9: a correction takes the place of what was said, and of nothing else.
struct CorrectedNumberTests {
  @Test(
    "a phrase is read with another number",
    arguments: [
      ("fr", "dans deux heures", "trois heures", ["dans trois heures"]),
      ("pl", "za dwie godziny", "trzy godziny", ["za trzy godziny"]),
      ("de", "in zwei stunden", "in drei", ["in drei stunden"]), ("de", "in zwei stunden", "an drei", []),
      ("en", "2 hours", "3", ["3 hours"]), ("en", "two hours", "three", ["three hours"]),
      ("en", "the 24th at 7", "8", ["the 24th at 8", "8 at 7"]), ("en", "5:30 pm", "6", ["6 pm"]),
      ("en", "tomorrow", "3", []), ("en", "december 24, 2026", "25", ["december 25, 2026"]),
      ("en", "december 24, 2026", "2027", ["december 24, 2027"]),
      ("en", "two days later", "three days", ["three days later"]),
      ("en", "two days later", "three weeks", []), ("de", "in fünfzehn Minuten", "zwanzig", ["in zwanzig Minuten"]),
      ("en", "tomorrow at eight thirty am", "nine", ["tomorrow at nine am"]),
      ("en", "eight thirty am", "forty", ["eight forty am", "forty thirty am"]),
      ("nl", "half negen 's ochtends", "tien", ["tien 's ochtends"]),
      ("fr", "huit heures et demie du matin", "neuf heures", ["neuf heures du matin"]),
      ("zh", "早上八点半", "九点", ["早上九点"]), ("zh", "星期五上午8点30分", "九点", ["星期五上午九点"]),
      ("ja", "金曜日の午後8時30分", "九時", ["金曜日の午後九時"]), ("ko", "금요일 오전 8시 30분", "아홉 시", ["금요일 오전 아홉 시"]),
      ("en", "friday at 11:15 am", "twelve", ["friday twelve"]), ("de", "Freitag um 9 Uhr morgens", "am 5.", []),
      ("en", "in 90 minutes", "10", ["in 10 minutes"]),
      ("ja", "三日後", "四", ["四日後"]), ("ja", "午後3時", "4", ["午後4時"]), ("en", "2026-12-24", "25", []),
    ])
  func phrases(locale: String, phrase: String, correction: String, corrected: [String]) throws {
    let understander = Understander(try LoadedLocale(locale))
    expect(understander.corrected(phrase, by: correction), is: corrected)
  }
}
