/// A moment in a line, and the text beside it.
struct SaidMoment {
  var phrase: String
  var rest: String
  /// A Boolean value that indicates whether the line says nothing else.
  var isWhole = false
}

/// The phrases of lines that may mean a moment.
extension FreeOrderReading {
  /// In words.
  private static let longestMoment = 8

  /// Returns the ways to find a moment in a line, the surest first.
  func momentsSaid(in parsed: ParsedLine) -> [() -> SaidMoment?] {
    let (understander, now, text) = (context.user.understander, context.now, parsed.text)
    let said = [text] + context.user.writtenWithoutCourtesy(text)
    // Numbers alone, "1 and 2", are no time. "At ten to seven, in first class" says more than when.
    let whole =
      said.contains(where: areNumbers)
      ? nil
      : said.first { text in
        !(unknown > 0 && text.contains(where: SelectionReading.commas.contains))
          && !understander.moments(text, now: now).isEmpty
      }
    if let whole { return [{ SaidMoment(phrase: whole, rest: "", isWhole: true) }] }
    return [
      { DatedText(text, understander, now: now).map { SaidMoment(phrase: $0.moment, rest: $0.text) } },
      {
        DatedText(text, joinedBy: [""], understander, now: now).map { SaidMoment(phrase: $0.moment, rest: $0.text) }
      },
      {
        guard saysNumber(parsed) else { return nil }
        return text.longestRun(of: Self.longestMoment) { saysMoment($0) ? $0 : nil }.map { run, phrase in
          SaidMoment(phrase: phrase, rest: text[..<run.lowerBound] + " " + text[run.upperBound...])
        }
      },
    ]
  }

  /// Returns whether a line may say a number, without which it is not searched for times and units.
  func saysNumber(_ parsed: ParsedLine) -> Bool {
    parsed.folded.split(separator: " ").contains { word in
      word.contains(where: \.isNumber) || word.unicodeScalars.contains(where: Folding.standsWithoutSpaces)
        || context.number(String(word)) != nil
    }
  }

  private func areNumbers(_ text: String) -> Bool {
    let folded = Folding.fold(text)
    // "At sixteen and thirty" says more than numbers and "and".
    guard words(of: folded).count(where: { context.number(String($0)) == nil }) <= 1 else { return false }
    return context.user.words.selection.value.parts(folded, in: text, count: .max).allSatisfy {
      if case .numbers = $0 { true } else { false }
    }
  }

  /// Returns whether a moment beside some words may be meant for a thing that they don't name: "bring it at eight", which is only asked
  /// about. "Now turn it off" names no time, and neither does the name of a thing here.
  func mayBeMeant(_ said: SaidMoment, beside words: [String]) -> Bool {
    guard unknown > 0, said.isWhole || !words.isEmpty, !context.user.isCourtesy(said.phrase), !namesThing(said.phrase),
      context.lengths.value.isEmpty || context.user.understander.seconds(said.phrase).isEmpty
    else { return false }
    return leavesNothing(words.filter { !orders.all.contains($0) }) && mayBeMeant(said.phrase)
  }

  /// Returns whether a phrase is a moment, and no day that is a number before another word: "two of".
  private func saysMoment(_ phrase: String) -> Bool {
    let understander = context.user.understander
    let readings = understander.moments(phrase, now: context.now)
    if readings.isEmpty { return false }
    // The words without which the phrase means another day.
    var words = phrase.split(separator: " ")[...]
    func mayLose(_ other: ArraySlice<Substring>) -> Bool {
      let days = understander.moments(other.joined(separator: " "), now: context.now).map(\.moment.day)
      return readings.first.map { days.contains($0.moment.day) } ?? false
    }
    while words.last.map({ isFiller(String($0)) }) ?? false { words.removeLast() }
    // The "s" of "that's two of us".
    if words.count > 1, words.first?.count == 1, words.first?.first?.isLetter ?? false { words.removeFirst() }
    while let fewer = [words.dropLast(), words.dropFirst()].first(where: mayLose) { words = fewer }
    let isNumber = understander.number(words.joined(separator: " ")) != nil
    return !isNumber || understander.number(phrase) == nil && readings.allSatisfy(\.namesTime)
  }

  /// Returns whether a phrase may be a moment that is still to come, and is more than a number: に of お知らせに is two, but no time.
  private func mayBeMeant(_ phrase: String) -> Bool {
    if phrase.contains(where: SelectionReading.commas.contains) || !saysMoment(phrase) { return false }
    let folded = Folding.fold(phrase)
    if folded.isUnspaced || folded.unicodeScalars.contains(where: Folding.standsWithoutSpaces) {
      let others = folded.filter { !$0.isHiragana }
      let isNumber = [others, String(others.dropFirst())].contains { context.number($0) != nil }
      // The くだ of ください is nine, too.
      if others.isEmpty ? folded.count < 3 && !folded.hasSuffix("じ") : isNumber { return false }
    }
    // What was broken last week says nothing of the day to come.
    let readings = context.user.understander.moments(phrase, now: context.now)
    // "In the end" says of no time that it is the last second of today: 到底.
    if readings.contains(where: { $0.moment.second == 59 }) { return false }
    let days = readings.filter { $0.day != nil }.map(\.moment.day)
    return days.isEmpty || days.contains { $0 >= context.now.day }
  }

  /// Returns whether a phrase has the name of something here that holds no moment, such as a check box for Friday.
  private func namesThing(_ phrase: String) -> Bool {
    let words = words(of: Folding.fold(phrase)).map(String.init)
    let titles = context.entries.ownLines.filter { !$0.entry.holdsMoment }.flatMap(\.entry.titles).map(context.folded)
    return words.contains { word in titles.contains { word == $0 || context.nameForms.areForms(word, $0) } }
  }

  /// Returns a phrase without its day, if that is today or tomorrow and the thing holds a time only: "at six" of "tomorrow at six".
  func phrase(_ phrase: String, for entry: Entry) -> String {
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

  /// Returns the next of several days that a phrase may mean, as "next Monday" does, and any other phrase as it is.
  func likeliest(_ phrase: String) -> String {
    let readings = context.user.understander.moments(phrase, now: context.now)
    guard readings.count > 1, readings.allSatisfy({ !$0.namesTime }) else { return phrase }
    return readings.map(\.moment.day).filter { $0 >= context.now.day }.min().map { ISODate.text($0) } ?? phrase
  }
}

extension Entry {
  /// Returns whether a phrase means a day where the entry holds one, and a time where it holds a time. "Tonight" may say of which day.
  func takes(_ phrase: String, in context: LineContext) -> Bool {
    guard let mode = momentMode, let moment = context.user.understander.moments(phrase, now: context.now).first else {
      return false
    }
    let hasDay = moment.day.map { mode.hasDate || $0.day != context.now.day } ?? false
    // "Today" alone is no time.
    return mode.hasDate == hasDay && (moment.namesTime ? mode.hasTime : mode.hasDate)
  }
}

extension Character {
  var isHiragana: Bool { unicodeScalars.first?.isHiragana ?? false }
}
