import Expectations
import Foundation
import TestSupport
import Testing

@testable import Aloud

/// DATE-9: what date pickers print is read back to the same value.
///
/// Each commit tries some languages and each calendar. `ALOUD_ROUND_TRIP=all` goes through the whole table instead, as the nightly
/// run does. Exceptions are named in `exceptions.txt`, each with its reason; `ALOUD_ROUND_TRIP_REPORT=FILE` writes what is found.
struct RoundTripTests {
  /// A locale and a calendar; its own where it is nil.
  struct Place: Sendable, CustomTestStringConvertible {
    var locale: String
    var calendar: CalendarSystem?

    var testDescription: String { [locale, calendar?.rawValue].compactMap(\.self).joined(separator: " ") }
  }

  private static let isWhole = ProcessInfo.processInfo.environment["ALOUD_ROUND_TRIP"] == "all"

  /// Those that have words of values, and some that have none.
  private static let languages = [
    "en", "en-GB", "de", "fr", "fr-CA", "es", "it", "pt", "nl", "sv", "ru", "bg", "tr", "ar", "ar-EG", "fa", "he", "hi",
    "ja", "ko", "zh", "zh-Hant", "th", "pl", "fi", "hu", "vi", "el", "lt",
  ]

  private static var places: [Place] {
    if !isWhole {
      let own = Nightly.isOn ? languages : ["en", "fr-CA", "ar", "hi", "ja", "ko", "th"]
      let calendars = Nightly.isOn ? ["en", "ar", "ja"] : ["ja"]
      return own.map { Place(locale: $0) }
        + CalendarSystem.allCases.flatMap { calendar in calendars.map { Place(locale: $0, calendar: calendar) } }
        + [Place(locale: "he", calendar: .hebrew)]
    }
    let tables = LocaleFiles.bundledPaths.filter { $0.hasPrefix("table/") && $0.hasSuffix(".txt") }
      .map { String($0.dropFirst(6).dropLast(4)) }.sorted()
    let languages = tables.filter { !$0.contains("-") }
    return tables.map { Place(locale: $0) }
      + languages.flatMap { language in CalendarSystem.allCases.map { Place(locale: language, calendar: $0) } }
  }

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().path()

  @Test("DATE-9: what a picker prints is read back to the same value, but for exceptions that are named") func all()
    throws
  {
    let lines = try String(contentsOfFile: Self.folder + "exceptions.txt", encoding: .utf8).split(separator: "\n")
    let known = Set(lines.filter { !$0.hasPrefix("#") }.map { $0.split(separator: " | ")[0].description })
    var count = 0
    var exceptions: [PrintedPickers.Exception] = []
    for place in Self.places {
      var pickers = try PrintedPickers(place.locale, place.calendar)
      try pickers.check()
      count += pickers.count
      exceptions += pickers.exceptions
    }
    let report = "\(count) texts in \(Self.places.count) locales and calendars, \(exceptions.count) not read back.\n"
    print(report)
    if let path = ProcessInfo.processInfo.environment["ALOUD_ROUND_TRIP_REPORT"] {
      let text = report + exceptions.map { $0.description + "\n" }.joined()
      try text.write(toFile: path, atomically: true, encoding: .utf8)
    }
    expect(count > Self.places.count * 60)
    let found = Set(
      exceptions.map { exception in
        let everywhere =
          "* * \(exception.kind): \(exception.text.map { $0.wholeNumberValue.map(String.init) ?? "\($0)" }.joined())"
        return known.contains(everywhere)
          ? everywhere : "\(exception.locale) \(exception.calendar.rawValue) \(exception.kind): \(exception.text)"
      })
    expect(found.subtracting(known), is: [])
    if Self.isWhole { expect(known.subtracting(found), is: []) }
  }
}
