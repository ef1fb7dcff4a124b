/// Reads phrases said to a date picker: a whole value, or a part of it that leaves the rest (DATE-4).
struct DatePhraseReader: Sendable {
  /// What a phrase can mean.
  struct Reading: Sendable, Equatable {
    var moment: DateTime
    /// The part that was said; nil where a date was.
    var part: DateField?
    /// Whether it is all that the picker holds.
    var isWhole: Bool
  }

  let columns: DateColumns
  let understander: Understander
  let locale: Locale
  let now: DateTime

  private var mode: DatePicker.Mode { columns.picker.mode }

  /// What a phrase can mean, the likeliest first.
  func readings(_ phrase: String) -> [Reading] {
    if mode == .countdown { return durations(phrase) }
    if mode == .dateTime, let moment = ISODate.moment(phrase.trimmingSpaces()) {
      return [Reading(moment: moment, isWhole: true)]
    }
    if mode.hasTime, let moment = afterNow(phrase) { return [Reading(moment: moment, isWhole: true)] }
    var result = mode.hasDate ? dates(phrase) : []
    if mode == .dateTime, result.isEmpty { result = moments(phrase) }
    if mode == .time { result = times(phrase) }
    if mode.hasTime, result.isEmpty, impossible(phrase) == nil { result = minutesAlone(phrase) }
    return result
  }

  private func durations(_ phrase: String) -> [Reading] {
    understander.seconds(phrase).map { seconds in
      let minutes = min(Int(min(seconds / 60, 1_000_000).rounded()), 1_440)
      return Reading(moment: DateTime(day: Day(minutes / 1_440), minutes: minutes % 1_440), isWhole: true)
    }
  }

  private func dates(_ phrase: String) -> [Reading] {
    if let day = CalendarPhrases(locale)?.day(phrase, today: now.day) { return [reading(day)] }
    return ahead(days(phrase).map(moment), phrase).map { Reading(moment: $0, isWhole: mode == .date) }
  }

  /// The days that a phrase can mean. Numbers alone go by the locale's order, where that does not begin with the month: only
  /// then does the world write two orders.
  private func days(_ phrase: String) -> [Day] {
    let folded = Folding.fold(phrase)
    let letter = folded.unicodeScalars.first
    let isLetter =
      folded.count == 1 && !folded.allSatisfy(\.isNumber) && letter.map(Folding.standsWithoutSpaces) == false
    let parts = phrase.trimmingSpaces().split(separator: "-", omittingEmptySubsequences: false)
    let isISO = parts.count == 3 && parts[0].utf8.count == 4 && parts.allSatisfy { Int($0) != nil }
    if isLetter || isISO && ISODate.day(phrase.trimmingSpaces()) == nil { return [] }
    let days = understander.days(phrase, today: now.day)
    let isNumeric = !phrase.contains(where: \.isLetter)
    let first = locale.dates.dateFormat(.numeric).fields.first
    return isNumeric && first != .month ? Array(days.prefix(1)) : days
  }

  /// "in 20 minutes": how long after now, in the words of the locale's table.
  private func afterNow(_ phrase: String) -> DateTime? {
    let folded = Folding.fold(phrase)
    for unit in [RelativeUnit.hour, .minute] {
      for category in PluralCategory.allCases {
        guard let pattern = locale.dates.files["relative.\(unit.rawValue).future.\(category.rawValue)"],
          let place = pattern.firstRange(of: "{0}")
        else { continue }
        let before = Folding.fold(pattern[..<place.lowerBound])
        guard !before.isEmpty, folded.hasPrefix(before + " "),
          let seconds = understander.seconds(String(folded.dropFirst(before.count + 1))).first
        else { continue }
        return moment(secondsAfterNow: seconds)
      }
    }
    return nil
  }

  private func moment(secondsAfterNow seconds: Double) -> DateTime {
    let minutes = now.minutes + Int(min(seconds / 60, 10_000_000).rounded())
    return DateTime(day: mode == .time ? now.day : now.day + minutes / 1_440, minutes: minutes % 1_440)
  }

  /// The moments that are allowed and not behind; what lies behind is meant only where nothing ahead can be, or where the
  /// phrase says so with a year.
  private func ahead(_ moments: [DateTime], _ phrase: String) -> [DateTime] {
    let limits = DateLimits(columns.picker)
    let allowed = moments.filter(limits.isAllowed)
    let ahead = moments.filter { $0.day >= now.day }
    let open = ahead.filter(limits.isAllowed)
    if !namesYear(phrase), !open.isEmpty { return open }
    // A day that is closed is refused as such; the one before it is not meant.
    if !namesYear(phrase), ahead.contains(where: { columns.picker.disabled.contains($0.day) }) { return ahead }
    return allowed.isEmpty ? moments : allowed
  }

  private func reading(_ day: Day) -> Reading { Reading(moment: moment(day), isWhole: mode == .date) }

  private func moment(_ day: Day) -> DateTime { DateTime(day: day, minutes: columns.start.minutes) }

  private func times(_ phrase: String) -> [Reading] {
    understander.minutes(phrase).map {
      Reading(moment: DateTime(day: columns.start.day, minutes: $0), part: .hour, isWhole: mode == .time)
    }
  }

  /// A day and a time together; what names no day is a time alone, of the day that is chosen.
  private func moments(_ phrase: String) -> [Reading] {
    let moments = understander.moments(phrase, now: now)
    let times = times(phrase)
    if !times.isEmpty, moments.allSatisfy({ $0.day == now.day }), !namesDay(phrase) { return times }
    return ahead(moments + otherHalf(phrase, moments), phrase).map { Reading(moment: $0, isWhole: true) }
  }

  /// Whether some words at the beginning or the end of a phrase are a day: "tonight at eight" is today's.
  private func namesDay(_ phrase: String) -> Bool {
    let words = phrase.split(separator: " ")
    return (1..<max(1, min(4, words.count))).contains { count in
      [words.prefix(count), words.suffix(count)].contains { part in
        part.contains { $0.contains(where: \.isLetter) } && !days(part.joined(separator: " ")).isEmpty
      }
    }
  }

  /// "tomorrow at half past three" in words may be in the afternoon, where the phrase does not tell.
  private func otherHalf(_ phrase: String, _ moments: [DateTime]) -> [DateTime] {
    guard moments.count == 1, let early = moments.first, (60..<720).contains(early.minutes),
      !phrase.contains(where: \.isNumber)
    else { return [] }
    let late = DateTime(day: early.day, minutes: early.minutes + 720)
    return understander.moments(phrase + " pm", now: now) == [late] ? [late] : []
  }

  /// "quarter past": only the minutes are said. They are read with the hour, before or after it.
  private func minutesAlone(_ phrase: String) -> [Reading] {
    let hour = String((columns.start.hour + 11) % 12 + 1)
    for whole in ["\(phrase) \(hour)", "\(hour) \(phrase)"] {
      guard let found = understander.minutes(whole).first else { continue }
      let minutes = columns.start.hour * 60 + found % 60
      return [Reading(moment: DateTime(day: columns.start.day, minutes: minutes), part: .minute, isWhole: false)]
    }
    return []
  }

  /// Whether a phrase has a year in digits: four of them together.
  func namesYear(_ phrase: String) -> Bool {
    Folding.fold(phrase).split { !$0.isNumber }.contains { $0.utf8.count == 4 }
  }

  /// Why a phrase that would be a date or a time with smaller numbers is none: there is no such day, or no such time (DATE-6).
  func impossible(_ phrase: String) -> LocalizedText? {
    guard phrase.contains(where: \.isNumber) else { return nil }
    let small = Self.withSmallNumbers(phrase)
    let key =
      mode.hasDate && !understander.days(small, today: now.day).isEmpty
      ? "datePicker.noSuchDate" : mode.hasTime && !understander.minutes(small).isEmpty ? "datePicker.noSuchTime" : nil
    return key.map { .message($0, ["phrase": .text(.verbatim(phrase)), "name": .text(columns.picker.title)]) }
  }

  /// The same with every number that is no year made a 1.
  private static func withSmallNumbers(_ phrase: String) -> String {
    var result = ""
    var digits = ""
    func shown() -> String { digits.count > 2 ? digits : digits.isEmpty ? "" : "1" }
    for character in phrase {
      if let value = character.wholeNumberValue, character.isNumber {
        digits += String(value)
      } else {
        result += shown() + String(character)
        digits = ""
      }
    }
    return result + shown()
  }
}
