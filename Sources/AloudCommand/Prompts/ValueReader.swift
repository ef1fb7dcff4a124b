import Aloud
import AloudApp
import ArgumentParser

/// Reads dates, times, durations and colors from a script: in ISO 8601, in the words of the locale, or in English, since a script
/// doesn't know in which language it asks (SCRIPT-4).
struct ValueReader {
  private let understanders: [Understander]
  private let now: DateTime

  init(_ words: Words, now: DateTime) {
    self.now = now
    let english = words.locale.tag == "en" ? nil : try? LoadedLocale("en", files: words.files)
    understanders = [words.locale, english].compactMap { $0.map { Understander($0) } }
  }

  /// A limit of dates and times may be a day, with the minute of the day that `minuteOfDay` gives.
  func moment(
    _ text: String, _ mode: DatePicker.Mode, of option: String? = nil, minuteOfDay: Int? = nil
  ) throws -> DateTime {
    let moment = understanders.lazy.compactMap { mode.moment(of: text, $0, now) }.first
    if let moment { return moment }
    if mode == .dateTime, let minuteOfDay, let day = try? self.moment(text, .date).day {
      return DateTime(day: day, hour: minuteOfDay / 60, minute: minuteOfDay % 60)
    }
    throw ValidationError.isNoValue(text, of: option, like: mode.example)
  }

  func color(_ text: String) throws -> Color {
    // Of several tones, the first is what a person who says the same gets.
    let said = readings(of: text, as: .color).first.flatMap { Color(hex: $0) }
    guard let color = Color(hex: text) ?? said else { throw ValidationError.isNoValue(text, like: "#006666") }
    return color
  }

  func isYes(_ text: String) throws -> Bool {
    switch readings(of: text, as: .boolean).first ?? text.lowercased() {
    case "true", "on", "1": true
    case "false", "off", "0": false
    default: throw ValidationError.isNoValue(text, like: "yes")
    }
  }

  private func readings(of text: String, as kind: ValueKind) -> [String] {
    understanders.lazy.map { $0.readings(of: text, as: kind, now: now) }.first { !$0.isEmpty } ?? []
  }
}

extension DatePicker.Mode {
  var example: String {
    switch self {
    case .date: "2026-11-27"
    case .time: "15:30"
    case .dateTime: "2026-11-27T15:30"
    case .countdown: "1:30"
    }
  }

  /// Returns `nil` if the text has no such meaning, or several. Of a day without a year or a week, as "friday" is, only those are
  /// meant that are still to come.
  fileprivate func moment(of text: String, _ understander: Understander, _ now: DateTime) -> DateTime? {
    func only(_ kind: ValueKind) -> String? {
      let readings = understander.readings(of: text, as: kind, now: now)
      let areDays = kind == .date || kind == .datetime
      let coming = readings.count > 1 && areDays ? readings.filter { $0 >= ISODate.text(now.day) } : readings
      return coming.count == 1 ? coming[0] : nil
    }
    let noDay = Day(0)
    switch self {
    case .date: return (ISODate.day(text) ?? only(.date).flatMap { ISODate.day($0) }).map { DateTime(day: $0) }
    case .dateTime: return ISODate.moment(text) ?? only(.datetime).flatMap(ISODate.moment)
    case .time:
      // ISO 8601 comes first, so that 10:30 is before noon.
      return ISODate.moment(ISODate.text(noDay) + "T" + text)
        ?? only(.time).flatMap { ISODate.moment(ISODate.text(noDay) + "T" + $0) }
    case .countdown:
      return ISODate.moment(ISODate.text(noDay) + "T" + text)
        ?? only(.duration).flatMap { Int($0) }.flatMap { seconds in
          (60..<86_400).contains(seconds) ? DateTime(day: noDay, hour: seconds / 3_600, minute: seconds / 60 % 60) : nil
        }
    }
  }
}
