/// The words for times of day in a locale's table and lexicon.
struct TimeWords: Sendable {
  private(set) var store = WordStore(WordList<TimeToken>())
  private var list = WordList<TimeToken>()
  /// The minutes that parts of the day stand for, by their letters (`time.around.20:00`).
  private(set) var around: [String: Int] = [:]
  let rules: TimeRules

  init(_ table: LocaleTable, _ lexicon: Lexicon) {
    rules = TimeRules(
      goesOn: lexicon.has("time", "late"), partsGoAhead: lexicon.has("time", "threeQuartersTo"),
      partIsOfHour: lexicon.has("time", "partOfHour"),
      nightGoesOn: table.dayPeriods.part(hour: 3, minute: 0) == table.files["dayPeriod.night1"],
      isBy24Hours: !table.timeFormat(.short).fields.contains(.dayPeriod))
    list.add(.half(isLate: false), "am")
    list.add(.half(isLate: true), "pm")
    let hourSigns = ["h", "uhr", "時", "时", "點", "点", "시"]
    for sign in hourSigns { list.add(.clockSign, sign) }
    for sign in ["分", "분"] { list.add(.minute, sign) }
    for sign in ["秒", "초"] { list.add(.second, sign) }
    // Units as in "19h56m30s".
    list.add(.minute, "m")
    list.add(.second, "s")
    // "Час" alone is one o'clock, so it must not be only a word without meaning.
    let hours = Set(
      lexicon.lines.filter { $0.kind == "time" && ($0.name.hasPrefix("hour.") || $0.name == "hours") }.flatMap(\.words))
    // With these twelve is midnight, and eleven is before noon, although they are also words of the second half of the day: 夜12時,
    // 점심 11시.
    let byThemselves = lexicon.lines("time", "night", "byDay", "12:00").foldedWords
    let evening = Self.wordsOfEvening(table, lexicon)
    let signs = lexicon.lines("time", "clockSign").foldedWords.union(hourSigns)
    let counters = lexicon.lines("number", "counter").foldedWords
      .filter(\.isUnspaced)
    for line in lexicon.lines { add(line, except: hours, byThemselves, evening, signs, counters) }
    addDayPeriods(table, except: byThemselves, lexicon.lines("time", "am").foldedWords, evening)
    // Arabic counts hours with ordinals: "the seventh".
    if lexicon.has("time", "ordinals") {
      for line in lexicon.lines where line.kind == "ordinal" {
        if let hour = Int(line.name), (1...24).contains(hour) { list.add(.number(hour), line) }
      }
    }
    store = WordStore(list, LetterMarks(lexicon))
  }

  /// Returns the folded words for the evening. In Arabic, "م" stands for the evening, so that it is the whole second half of the day.
  private static func wordsOfEvening(_ table: LocaleTable, _ lexicon: Lexicon) -> Set<String> {
    let sign = table.files["dayPeriod.pm"].map { Folding.fold($0) } ?? ""
    func lastWords(_ minutes: Range<Int>) -> Set<String> {
      let lines = lexicon.lines.filter { line in
        line.kind == "time" && line.name.hasPrefix("around.")
          && Lexicon.minute(String(line.name.dropFirst(7))).map(minutes.contains) == true
      }
      return Set(lines.foldedWords.compactMap(Self.lastWord))
    }
    return lastWords(1_080..<1_320).subtracting(lastWords(0..<1_080)).filter { sign.isEmpty || !$0.hasPrefix(sign) }
  }

  private static func lastWord(_ folded: String) -> String? { folded.split(separator: " ").last.map(String.init) }

  private mutating func addDayPeriods(
    _ table: LocaleTable, except others: Set<String>, _ mornings: Set<String>, _ evening: Set<String>
  ) {
    for key in ["dayPeriod", "dayPeriod.wide"] {
      for (name, isLate) in [
        ("am", false), ("pm", true), ("morning1", false), ("morning2", false), ("afternoon1", true),
        ("afternoon2", true), ("evening1", true), ("evening2", true),
      ] {
        guard let word = table.files["\(key).\(name)"], !isLate || !others.contains(Folding.fold(word)) else {
          continue
        }
        let isEvening = isLate && Self.lastWord(Folding.fold(word)).map(evening.contains) == true
        list.add(isEvening ? .evening : .half(isLate: isLate), word)
      }
      // Words such as "du matin" and 凌晨 also name the night, but then small hours are not in the evening.
      if let word = table.files["\(key).night1"], word != table.files["\(key).morning1"],
        !mornings.contains(Folding.fold(word))
      {
        list.add(.night, word)
      }
      if let word = table.files["\(key).noon"] { list.add(.named(minute: 720), word) }
      if let word = table.files["\(key).midnight"] { list.add(.named(minute: 0), word) }
    }
  }

  private static let tokens: [String: TimeToken] = [
    "filler": .filler, "clockSign": .clockSign, "past": .past, "to": .to, "less": .less, "without": .without,
    "end": .end, "hundred": .hundred, "gone": .gone, "hours": .hours, "halfTo": .ahead(minutes: 30),
    "quarterTo": .ahead(minutes: 15), "threeQuartersTo": .ahead(minutes: 45), "quarter": .minutes(15),
    "third": .minutes(20), "half": .minutes(30), "threeQuarters": .minutes(45), "am": .half(isLate: false),
    "pm": .half(isLate: true), "night": .night, "byDay": .byDay,
  ]

  private mutating func add(
    _ line: Lexicon.Line, except hours: Set<String>, _ nightAndNoon: Set<String>, _ evening: Set<String>,
    _ signs: Set<String>, _ counters: Set<String>
  ) {
    let token: TimeToken? =
      switch (line.kind, line.name) {
      case ("number", let name): Int(name).flatMap { (0...60).contains($0) ? .number($0) : nil }
      // "Une heure" is one o'clock, but "both" is not two, nor "none" midnight.
      case ("amount", "1"): .number(1)
      case ("unit", "hour"): .filler
      case ("unit", "minute"): .minute
      case ("unit", "second"): .second
      case ("time", let name) where Self.tokens[name] != nil: Self.tokens[name]
      case ("time", let name) where name.hasPrefix("hour."): Int(name.dropFirst(5)).map { .hour($0) }
      case ("time", let name) where name.hasPrefix("next."): Int(name.dropFirst(5)).map { .nextHour($0) }
      case ("time", let name) where name.hasPrefix("clock."):
        Lexicon.minute(String(name.dropFirst(6))).map { .clock(minute: $0) }
      case ("time", let name): Lexicon.minute(name).map { .named(minute: $0) }
      default: nil
      }
    if line.kind == "time", line.name.hasPrefix("around."), let minute = Lexicon.minute(String(line.name.dropFirst(7)))
    {
      for word in line.words { around[WholePhrases.letters(word)] = minute }
    }
    guard let token else { return }
    for word in line.writtenWords {
      if line.kind == "time", line.name == "pm", nightAndNoon.contains(word.folded) { continue }
      if token == .filler, signs.contains(word.folded) { continue }
      // 三つ is three things, and never three o'clock.
      if line.kind == "number", counters.contains(where: { word.folded != $0 && word.folded.hasSuffix($0) }) {
        list.add(.counter, word)
        continue
      }
      // A word for one o'clock is not the sign of another number: "час десять" is ten past one.
      let isSign = token == .clockSign || line.kind == "unit" && line.name == "hour"
      if isSign, hours.contains(String(word.text)) { continue }
      let isEvening = token == .half(isLate: true) && Self.lastWord(word.folded).map(evening.contains) == true
      list.add(isEvening ? .evening : token, word)
    }
  }
}

/// The rules for times that only some languages have.
struct TimeRules: Sendable, Equatable {
  /// True if hours continue after midnight: 26時 (`time.late = yes`).
  var goesOn = false
  /// True if a part before an hour belongs to the hour that leads up to it: "viertel neun" is 8:15, never 9:15.
  var partsGoAhead = false
  /// True if a word for the night after a weekday or a date belongs to the hour after it: "pazar gece birde" is early on Sunday.
  var partIsOfHour = false
  /// True if the night lasts beyond midnight, as "nachts" does and "de la noche" does not.
  var nightGoesOn = false
  /// True if times in digits follow the 24-hour clock, so that "7:30" is in the morning.
  var isBy24Hours = false
}
