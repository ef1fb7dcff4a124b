import Aloud

/// How soon a locale can tell a date, and how fast it then tells them, beside Foundation's date formatter.
enum Locales {
  /// Their own words and their parents': from none to three files above.
  private static let tags = ["en", "de", "ar-EG", "en-GB", "zh-Hant-HK", "fa", "th"]
  private static let rounds = 200
  private static let datesInARound = 100

  static func figures() throws -> [Figure] {
    let peer = try FoundationDates(rounds: rounds, datesInARound: datesInARound, tags: tags)
    var unread = Samples(), whole = Samples(), ready = Samples(), telling = Samples()
    for round in 0..<rounds {
      for tag in tags {
        try unread.time { _ = try LocaleTable(tag).dateFormat(.full).string(moment) }
        let locale = try whole.time { try LoadedLocale(tag) }
        let format = ready.time {
          let format = locale.dates.dateFormat(.full)
          _ = format.string(moment)
          return format
        }
        telling.time {
          for day in 0..<datesInARound { _ = format.string(DateTime(day: moment.day + (round + day))) }
        }
      }
    }
    return [
      Figure("a locale ready with its words", whole.median, atMost: .microseconds(100)),
      Figure("a table read anew, a date told", unread.median, against: peer.setUp, "DateFormatter"),
      Figure("a format ready, a date told", ready.median, against: peer.setUp, "DateFormatter", atMost: 1.0 / 20),
      Figure("\(datesInARound) full dates", telling.median, against: peer.telling, "DateFormatter", atMost: 1.0 / 10),
    ]
  }

  /// 2026-11-20.
  private static let moment = DateTime(day: Day(20_777))
}
