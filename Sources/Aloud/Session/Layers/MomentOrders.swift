/// Lines that give the one thing for a moment, by a word of its name's stem: "deliver it at half past seven" for the Delivery time.
extension FreeOrderReading {
  /// In letters.
  private static let (shortestStem, shortestUnspacedStem, longestUnspacedEnd) = (4, 2, 2)

  /// With `mustFit`, a phrase that the thing can't hold, such as a day for a time, is not meant for it.
  func moment(_ parsed: ParsedLine, mustFit: Bool = false) -> Outcome? {
    let things = context.entries.ownLines.filter { $0.entry.holdsMoment }
    guard !things.isEmpty else { return nil }
    return momentsSaid(in: parsed).lazy.compactMap { $0() }
      .compactMap { outcome(of: $0, for: things, parsed, mustFit: mustFit) }.first
  }

  private func outcome(
    of said: SaidMoment, for things: [(line: Int, entry: Entry)], _ parsed: ParsedLine, mustFit: Bool
  ) -> Outcome? {
    let rest = context.user.withoutCourtesy(said.rest).last ?? Folding.fold(said.rest)
    let words = rest.split(separator: " ").map(String.init).filter { word in
      !isFiller(word) && !context.pronouns.contains(word) && !orders.giving.words.contains(word)
    }
    let named = things.filter { thing in
      let title = thing.entry.title.map(context.folded) ?? ""
      let others = words.filter { !sharesStem($0, with: title) }
      return others.count < words.count && leavesNothing(others)
    }
    let isUnnamed = named.isEmpty && mayBeMeant(said, beside: words)
    let mayMean = isUnnamed ? things : named
    let meant =
      isUnnamed || mustFit || named.count > 1
      ? mayMean.filter { $0.entry.takes(phrase(said.phrase, for: $0.entry), in: context) } : mayMean
    if isUnnamed, meant.isEmpty, let both = dayAndTime(said.phrase, things.map(\.line), parsed) { return both }
    guard meant.count == 1 else { return nil }
    let when = phrase(said.phrase, for: meant[0].entry)
    let value = isUnnamed ? likeliest(when) : when
    let assigned = Outcome(.assign([Assignment(line: meant[0].line, value: value)], asked: parsed.line))
    // "Deliver it at eight" wants the Delivery, too. What is only probable is asked about with it.
    let switches = unknown > 0 ? [] : context.switchesOff(named: meant[0].line)
    if switches.isEmpty { return assigned }
    return Outcome(
      .takeEach(
        turned(on: switches, parsed) + [PartOrder(part: parsed.line, outcome: assigned, lines: [meant[0].line])]))
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
  static func time(of meant: MomentReading) -> String {
    let (hour, minute) = meant.moment.minutes.quotientAndRemainder(dividingBy: 60)
    return "\(hour < 10 ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute)"
  }

  /// Returns the orders that turn on some switches.
  func turned(on switches: [Int], _ parsed: ParsedLine) -> [PartOrder] {
    switches.map { PartOrder(part: parsed.line, outcome: Outcome(.use(line: $0, asked: parsed.line)), lines: [$0]) }
  }

  func sharesStem(_ word: String, with title: String) -> Bool {
    title.split(separator: " ").contains { name in
      let shared = zip(name, word).prefix { $0 == $1 }.count
      // 到着は駐車場も使います says more than the stem and its ending.
      if word.isUnspaced {
        return shared >= Self.shortestUnspacedStem
          && word.dropFirst(shared).count(where: { !$0.isHiragana }) <= Self.longestUnspacedEnd
      }
      return shared >= Self.shortestStem
        || word.count > Self.shortestStem && context.nameForms.mayStand(word[...], for: name)
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
