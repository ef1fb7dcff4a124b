import Expectations
import Testing

@testable import AloudLanguage

/// Dates within messages are told by the locale that the user has set for them.
struct DateWordingTests {
  private let moment = DateTime(day: Day(20_777), hour: 15, minute: 30)

  private func runs(_ locale: LoadedLocale, _ argument: Message.Argument) -> [TextRun] {
    locale.wording.runs(.message("locales.name", ["tag": argument, "name": "x"]))
  }

  @Test("a date is in the words' own language, or marked with the language it is in") func language() throws {
    let german = try LoadedLocale("de")
    expect(runs(german, .moment(moment, .date(.full))).first, is: TextRun("Freitag, 20. November 2026"))
    let mixed = try LoadedLocale("de", dates: "fr_FR.UTF-8")
    expect(runs(mixed, .moment(moment, .date(.full))).first, is: TextRun("vendredi 20 novembre 2026", language: "fr"))
    expect(runs(mixed, .moment(moment, .time(.short))).first, is: TextRun("15:30", language: "fr"))
    expect(runs(mixed, .relative(-1, .day)).first, is: TextRun("hier", language: "fr"))
  }

  @Test("a calendar that is asked for is used") func calendar() throws {
    let locale = try LoadedLocale("en", calendar: .hebrew)
    expect(runs(locale, .moment(moment, .date(.long))).first?.text, is: "10 Kislev 5787")
  }

  @Test("dates have a reading where the voice needs one") func reading() throws {
    let spoken = try LoadedLocale("ja").wording.spoken
    let run = spoken.runs(
      .message("locales.name", ["tag": .moment(moment, .both(.full, .short)), "name": "x"])
    ).first
    expect(run?.text, is: "2026年11月20日金曜日 15:30")
    expect(run?.reading?.contains("はつか"), is: true)
  }
}
