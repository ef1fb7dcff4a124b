import Aloud

/// How soon a locale can tell a date, and how fast it then tells them, beside Foundation's date formatter.
enum Locales {
  /// Their own words and their parents': from none to three files above.
  private static let tags = ["en", "de", "ar-EG", "en-GB", "zh-Hant-HK", "fa", "th"]
  private static let rounds = 200
  private static let datesInARound = 100

  static func figures() throws -> [Figure] {
    let peer = try FoundationDates(rounds: rounds, datesInARound: datesInARound, tags: tags)
    var table = Samples(), whole = Samples(), telling = Samples()
    for round in 0..<rounds {
      for tag in tags {
        try table.time { _ = try LocaleTable(tag).dateFormat(.full).string(moment) }
        try whole.time { _ = try Locale(tag) }
        let ready = try LocaleTable(tag).dateFormat(.full)
        telling.time {
          for day in 0..<datesInARound { _ = ready.string(DateTime(day: moment.day + (round + day))) }
        }
      }
    }
    return [
      Figure("a table ready and a date told", table.median, atMost: .microseconds(100)),
      Figure("the same", table.median, against: peer.setUp, "DateFormatter", atMost: 1.0 / 20),
      Figure("a locale ready with its words", whole.median, against: peer.setUp, "DateFormatter"),
      Figure("\(datesInARound) full dates", telling.median, against: peer.telling, "DateFormatter", atMost: 1.0 / 10),
    ]
  }

  /// 2026-11-20.
  private static let moment = DateTime(day: Day(20_777))
}
