/// Lines that give the one thing for a moment, by a word of its name's stem: "deliver it at half past seven" for the Delivery time.
extension FreeOrderReading {
  /// In words.
  private static let longestMoment = 8
  /// In letters.
  private static let (shortestStem, shortestUnspacedStem) = (4, 2)

  /// With `mustFit`, a phrase that the thing can't hold, such as a day for a time, is not meant for it.
  func moment(_ parsed: ParsedLine, mustFit: Bool = false) -> Outcome? {
    let things = context.entries.ownLines.filter { $0.entry.holdsMoment }
    guard !things.isEmpty else { return nil }
    let (understander, now) = (context.user.understander, context.now)
    let said = [parsed.text] + context.user.writtenWithoutCourtesy(parsed.text)
    let selection = context.user.words.selection.value
    let areNumbers = said.contains { text in
      // "At sixteen and thirty" says more than numbers and "and".
      words(of: Folding.fold(text)).count(where: { context.number(String($0)) == nil }) <= 1
        && selection.parts(Folding.fold(text), in: text, count: .max).allSatisfy {
          if case .numbers = $0 { true } else { false }
        }
    }
    // Numbers alone, "1 and 2", are no time.
    let whole =
      areNumbers
      ? nil
      // "At ten to seven, in first class" says more than when.
      : said.first { text in
        !(unknown > 0 && text.contains(where: SelectionReading.commas.contains))
          && !understander.moments(text, now: now).isEmpty
      }
    let text = parsed.text
    let ways: [() -> (text: String, moment: String)?] =
      whole.map { whole in [{ ("", whole) }] }
      ?? [
        { DatedText(text, understander, now: now).map { ($0.text, $0.moment) } },
        { DatedText(text, joinedBy: [""], understander, now: now).map { ($0.text, $0.moment) } },
        {
          text.longestRun(of: Self.longestMoment) { run in
            saysMoment(run) ? run : nil
          }.map { (text[..<$0.run.lowerBound] + " " + text[$0.run.upperBound...], $0.found) }
        },
      ]
    return ways.lazy.compactMap { $0() }.compactMap { dated -> Outcome? in
      let text = context.user.withoutCourtesy(dated.text).last ?? Folding.fold(dated.text)
      let words = text.split(separator: " ").map(String.init).filter { word in
        !isFiller(word) && !context.pronouns.contains(word) && !orders.giving.words.contains(word)
      }
      let named = things.filter { thing in
        let title = thing.entry.title.map(context.folded) ?? ""
        let rest = words.filter { !sharesStem($0, with: title) }
        return rest.count < words.count && leavesNothing(rest)
      }
      // "Bring it at eight", which is only asked about. "Now turn it off" names no time, and neither does the name of a thing here.
      let isUnnamed =
        unknown > 0 && !context.user.isCourtesy(dated.moment) && named.isEmpty
        && (whole != nil || !words.isEmpty) && !namesThing(dated.moment)
        && (context.lengths.value.isEmpty || understander.seconds(dated.moment).isEmpty)
        && leavesNothing(words.filter { !orders.all.contains($0) }) && mayBeMeant(dated.moment)
      let mayMean = isUnnamed ? things : named
      let meant =
        isUnnamed || mustFit || named.count > 1
        ? mayMean.filter { $0.entry.takes(phrase(dated.moment, for: $0.entry), in: context) } : mayMean
      if isUnnamed, meant.isEmpty, let both = dayAndTime(dated.moment, things.map(\.line), parsed) { return both }
      guard meant.count == 1 else { return nil }
      let said = phrase(dated.moment, for: meant[0].entry)
      let value = isUnnamed ? likeliest(said) : said
      let assigned = Outcome(.assign([Assignment(line: meant[0].line, value: value)], asked: parsed.line))
      // "Deliver it at eight" wants the Delivery, too. What is only probable is asked about with it.
      let switches = unknown > 0 ? [] : context.switchesOff(named: meant[0].line)
      if switches.isEmpty { return assigned }
      return Outcome(
        .takeEach(
          turned(on: switches, parsed) + [PartOrder(part: parsed.line, outcome: assigned, lines: [meant[0].line])]))
    }.first
  }

  /// Returns whether a phrase is a moment, and no day that is a number before another word: "two of".
  private func saysMoment(_ phrase: String) -> Bool {
    let understander = context.user.understander
    let readings = understander.moments(phrase, now: context.now)
    // The words without which the phrase means another day.
    var words = phrase.split(separator: " ")[...]
    func mayLose(_ other: ArraySlice<Substring>) -> Bool {
      let days = understander.moments(other.joined(separator: " "), now: context.now).map(\.moment.day)
      return readings.first.map { days.contains($0.moment.day) } ?? false
    }
    while words.last.map({ isFiller(String($0)) }) ?? false { words.removeLast() }
    while let fewer = [words.dropLast(), words.dropFirst()].first(where: mayLose) { words = fewer }
    let isNumber = understander.number(words.joined(separator: " ")) != nil
    return !readings.isEmpty
      && (!isNumber || understander.number(phrase) == nil && readings.allSatisfy(\.namesTime))
  }

  /// Returns whether a phrase may be a moment that is still to come, and is more than a number: に of お知らせに is two, but no time.
  private func mayBeMeant(_ phrase: String) -> Bool {
    if phrase.contains(where: SelectionReading.commas.contains) || !saysMoment(phrase) { return false }
    let folded = Folding.fold(phrase)
    if folded.isUnspaced || folded.unicodeScalars.contains(where: Folding.standsWithoutSpaces) {
      let parts = [folded.filter { !$0.isHiragana }, String(folded.dropFirst()), String(folded.dropLast())]
      if parts.contains(where: { $0.isEmpty || context.number($0) != nil }) { return false }
    }
    // What was broken last week says nothing of the day to come.
    let days = context.user.understander.moments(phrase, now: context.now).filter { $0.day != nil }.map(\.moment.day)
    return days.isEmpty || days.contains { $0 >= context.now.day }
  }

  /// Returns whether a phrase has the name of something here that holds no moment, such as a check box for Friday.
  private func namesThing(_ phrase: String) -> Bool {
    let words = words(of: Folding.fold(phrase)).map(String.init)
    let titles = context.entries.ownLines.filter { !$0.entry.holdsMoment }.flatMap(\.entry.titles).map(context.folded)
    return words.contains { word in titles.contains { word == $0 || context.nameForms.areForms(word, $0) } }
  }

  /// Sets the one thing that holds a day and the one that holds a time by a phrase that says both: "on the 5th at nine".
  private func dayAndTime(_ phrase: String, _ lines: [Int], _ parsed: ParsedLine) -> Outcome? {
    let (days, times) = (
      lines.filter { context.entries[$0].momentMode == .date }, lines.filter { context.entries[$0].momentMode == .time }
    )
    guard days.count == 1, times.count == 1,
      let meant = context.user.understander.moments(phrase, now: context.now).first, meant.day != nil, meant.namesTime
    else { return nil }
    let values = [(days[0], ISODate.text(meant.moment.day)), (times[0], Self.time(of: meant))]
    return Outcome(
      .takeEach(
        values.map { line, value in
          let assigned = Outcome(.assign([Assignment(line: line, value: value)], asked: parsed.line))
          return PartOrder(part: parsed.line, outcome: assigned, lines: [line])
        }))
  }

  /// With a leading zero, "09:00" is no time of the evening.
  private static func time(of meant: MomentReading) -> String {
    let (hour, minute) = meant.moment.minutes.quotientAndRemainder(dividingBy: 60)
    return "\(hour < 10 ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute)"
  }

  /// Returns a phrase without its day, if that is today or tomorrow and the thing holds a time only: "at six" of "tomorrow at six".
  private func phrase(_ phrase: String, for entry: Entry) -> String {
    let understander = context.user.understander
    let readings = understander.moments(phrase, now: context.now)
    guard entry.momentMode?.hasDate == false, let meant = readings.first, meant.day?.isRelative == true,
      (0...1).contains(meant.moment.day.number - context.now.day.number)
    else { return phrase }
    // "Tonight" says of which half of the day "seven" is.
    if readings.count == 1, meant.namesTime { return Self.time(of: meant) }
    let starts = phrase.indices.filter { phrase[...].isBreak($0) && phrase[$0] != " " }
    let ends = starts.dropFirst() + [phrase.endIndex]
    let parts = starts.flatMap { start in ends.filter { $0 > start }.map { phrase[start..<$0].trimmingSpaces() } }
    return parts.filter { part in
      let moment = understander.moments(part, now: context.now).first
      return moment.map { $0.day == nil && $0.namesTime } ?? false
    }.max { $0.count < $1.count } ?? phrase
  }

  /// Returns the orders that turn on some switches.
  func turned(on switches: [Int], _ parsed: ParsedLine) -> [PartOrder] {
    switches.map { PartOrder(part: parsed.line, outcome: Outcome(.use(line: $0, asked: parsed.line)), lines: [$0]) }
  }

  /// Returns the next of several days that a phrase may mean, as "next Monday" does, and any other phrase as it is.
  private func likeliest(_ phrase: String) -> String {
    let readings = context.user.understander.moments(phrase, now: context.now)
    guard readings.count > 1, readings.allSatisfy({ !$0.namesTime }) else { return phrase }
    return readings.map(\.moment.day).filter { $0 >= context.now.day }.min().map { ISODate.text($0) } ?? phrase
  }

  func sharesStem(_ word: String, with title: String) -> Bool {
    let least = word.isUnspaced ? Self.shortestUnspacedStem : Self.shortestStem
    return title.split(separator: " ").contains {
      zip($0, word).prefix { $0 == $1 }.count >= least
        || word.count > least && context.nameForms.mayStand(word[...], for: $0)
    }
  }
}

extension LineContext {
  /// Returns the switches that are off and are part of the name of the moment on a line: Delivery, of the Delivery time.
  func switchesOff(named line: Int) -> [Int] {
    guard entries[line].holdsMoment, let title = entries[line].title.map(folded) else { return [] }
    return entries.ownLines.filter { _, entry in
      guard entry.isSwitch, entry.isTurned(on: true) == false, let label = entry.title.map(folded), label.count > 1
      else {
        return false
      }
      return label.isUnspaced
        ? title.contains(label) : title.split(separator: " ").contains { nameForms.areForms(String($0), label) }
    }.map(\.line)
  }
}

extension Entry {
  /// Returns whether a phrase means a day where the entry holds one, and a time where it holds a time. "Tonight" may say of which day.
  fileprivate func takes(_ phrase: String, in context: LineContext) -> Bool {
    guard let mode = momentMode, let moment = context.user.understander.moments(phrase, now: context.now).first else {
      return false
    }
    let hasDay = moment.day.map { mode.hasDate || $0.day != context.now.day } ?? false
    // "Today" alone is no time.
    return mode.hasDate == hasDay && (moment.namesTime ? mode.hasTime : mode.hasDate)
  }
}

extension Character {
  fileprivate var isHiragana: Bool { ("\u{3041}"..."\u{309F}").contains(self) }
}
