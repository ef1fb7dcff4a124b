/// A reader of lines that give several orders, or orders beside words that order nothing: "lamp on radio off", "I'm on the phone, kill
/// the radio" (LOOP-15).
///
/// It reads each run of words between two places where an order may end, and joins the runs that make up the line, those that leave
/// the fewest words out first.
struct OrdersReading {
  /// A way to read a line, or its beginning.
  struct Reading {
    fileprivate(set) var orders: [PartOrder] = []
    /// Zero if the orders leave no word of the line out.
    fileprivate(set) var doubt = 0
    /// The number of places where orders end at nothing but a space, or go on over a comma.
    fileprivate var joints = 0
    fileprivate var unknown = 0
    /// A Boolean value that indicates whether nothing but words that are left out follows the last comma.
    fileprivate var skips = false
    /// A Boolean value that indicates whether an order does more than name something.
    fileprivate var isGiven = false
    /// A Boolean value that indicates whether an order says the value of what the one before it moved.
    fileprivate(set) var isCorrected = false
    /// A Boolean value that indicates whether the last order only moves a thing.
    fileprivate var moves = false
    /// The last run of words.
    fileprivate(set) var last = ""
    /// The line of the thing that was mentioned last.
    fileprivate var mentioned: Int?

    /// A Boolean value that indicates whether the line begins with something that orders nothing.
    fileprivate(set) var beginsIdly = false

    /// Returns nil if the orders set what others have set already.
    fileprivate func giving(
      _ given: [PartOrder], doubt: Int, joints: Int, moving: Bool = false, _ part: String
    ) -> Reading? {
      var next = self
      let lines = given.flatMap(\.lines)
      // "Quieter, volume thirty" says the value in the end.
      if moves, !moving, orders.last?.lines == lines {
        next.orders.removeLast()
        next.isCorrected = true
      }
      let set = next.orders.flatMap(\.lines)
      guard Set(set + lines).count == set.count + lines.count else { return nil }
      next.orders += given
      next.moves = moving
      next.doubt += doubt
      next.joints += joints
      (next.last, next.mentioned, next.skips) = (part, lines.last ?? mentioned, false)
      next.isGiven = isGiven || doubt != OrdersReading.doubtOfName
      return next
    }

    /// Returns nil if the word would be all that stands between two commas.
    fileprivate func leavingOut(word: String, doubt: Int, isFirst: Bool, isLast: Bool) -> Reading? {
      var next = leavingOut(word, doubt: doubt)
      next.skips = isFirst || skips
      next.unknown += doubt == LineWords.doubtOfUnknown ? 1 : 0
      return next.skips && isLast || next.unknown > OrdersReading.mostUnknown ? nil : next
    }

    fileprivate func leavingOut(_ part: String, doubt: Int, mentioning line: Int? = nil) -> Reading {
      var next = self
      next.doubt += doubt
      next.beginsIdly = beginsIdly || last.isEmpty && doubt == OrdersReading.doubtOfIdleness
      (next.last, next.mentioned) = (part, line ?? mentioned)
      return next
    }

    static func < (one: Reading, other: Reading) -> Bool {
      (one.doubt, one.joints, one.orders.count) < (other.doubt, other.joints, other.orders.count)
    }
  }

  let context: LineContext
  private let text: String
  private let places: [SelectionReading.Place]
  /// A Boolean value that indicates whether words may be left out. What is found is then asked about.
  private let isNear: Bool
  let free: FreeOrderReading
  private let words: LineWords
  /// A Boolean value that indicates whether something here holds a text, which may have any words.
  private let holdsTexts: Bool
  /// Boolean values that indicate whether each place is within a phrase of a day and its time.
  private var isWithinMoment: [Bool]
  /// The orders in the runs of words that have been read.
  private var known: [String: PartOrder?] = [:]
  private var knownNearest: [String: (orders: [PartOrder], unknown: Int)?] = [:]

  /// In characters.
  static let limit = 300
  /// The number of words that may be left out, if nothing here knows them.
  static let mostUnknown = 2
  fileprivate static let (doubtOfIdleness, doubtOfName) = (5, 7)
  /// In words.
  private static let (longestJoined, longestMoment, shortestNear, shortestIdle) = (8, 10, 2, 3)
  private static let mostWays = 4

  init(_ text: String, in context: LineContext, isNear: Bool) {
    self.context = context
    self.text = text
    self.isNear = isNear
    free = FreeOrderReading(context: context, unknown: 1)
    holdsTexts = context.entries.ownLines.contains { $0.entry.takesShortText }
    let names = context.entries.ownLines.flatMap(\.entry.titles).map(context.folded)
    let unspaced = context.user.words.orders.value.unspacedPlaces(in: text, naming: names)
    let places = context.user.words.selection.value.places(in: text, besides: unspaced)
    self.places = places
    words = LineWords(zip(places, places.dropFirst()).map { Self.run(of: text, from: $0, to: $1) }, in: context)
    isWithinMoment = places.map { _ in false }
    if isNear, context.entries.ownLines.contains(where: \.entry.holdsMoment) { keepMomentsWhole() }
  }

  /// Keeps a day and its time together, "on 5 March at nine", and a time with its "and".
  private mutating func keepMomentsWhole() {
    for start in places.indices {
      let ends = (start + 2..<max(start + 2, min(places.count, start + Self.longestMoment + 1))).reversed()
      let end = ends.first { end in
        let run = Self.run(of: text, from: places[start], to: places[end])
        guard words.sayNumber(start..<end), !run.contains(where: SelectionReading.commas.contains),
          let moment = context.user.understander.moments(run, now: context.now).first
        else { return false }
        // "Quatro e meia" and "siete menos diez" are one time.
        return moment.namesTime
          && (moment.day != nil || places[start + 1..<end].contains(where: \.isApart)
            || words.sayTimeWhole(start..<end))
      }
      for place in end.map({ start + 1..<$0 }) ?? 0..<0 { isWithinMoment[place] = true }
    }
  }

  /// Returns the ways to read the line, those that leave out the fewest words first.
  mutating func readings() -> [Reading] {
    // Most lines that are refused mention nothing.
    let mayBeOrders = words.mention(0..<places.count - 1, atLeast: isNear ? 1 : 2)
    guard mayBeOrders || holdsTexts || isNear && AdditionReading(context: context).addsThings else { return [] }
    var ways = [[Reading]](repeating: [], count: places.count)
    ways[0] = [Reading()]
    for end in places.indices.dropFirst() {
      for start in places[..<end].indices where !ways[start].isEmpty && mayBePart(start, end) {
        for way in ways[start] { ways[end] += self.ways(after: way, to: end, from: start) }
      }
      ways[end] = Array(ways[end].sorted(by: <).prefix(Self.mostWays))
    }
    return (ways.last ?? []).filter { !$0.orders.isEmpty && isEnough($0) }
  }

  private static func run(
    of text: String, from start: SelectionReading.Place, to end: SelectionReading.Place
  ) -> String {
    String(text[start.next..<max(start.next, end.end)]).trimmingCommas()
  }

  private func mayBePart(_ start: Int, _ end: Int) -> Bool {
    guard places[start].next < places[end].end, !isWithinMoment[start], !isWithinMoment[end] else { return false }
    if places[start].isApart, places[end].isApart { return true }
    // Between two commas, more words that nothing here knows are no more than small talk.
    let first = places[...start].lastIndex(where: \.isApart) ?? 0
    let last = places[end...].firstIndex(where: \.isApart) ?? places.count - 1
    let isRead = holdsTexts || words.unknown(in: first..<last) <= (isNear ? Self.mostUnknown : 0)
    return isRead && end - start <= Self.longestJoined
  }

  /// Returns whether what is left out leaves an order that the line has not been refused as: "two" of "we are two" is none, nor is "milk"
  /// of "I love milk".
  private func isEnough(_ way: Reading) -> Bool {
    if way.orders.count > 1 { return !isNear || way.isGiven && way.doubt > 0 }
    let order = way.orders[0].part.text
    guard isNear, way.isGiven, way.doubt > 1 || order != text else { return false }
    if way.doubt > 1, way.unknown == 0 { return true }
    let saysAlso = free.words(of: Folding.fold(order)).contains { free.orders.also.contains(String($0)) }
    return context.counted(by: order) == nil && (saysAlso || !context.candidates(Folding.fold(order)).isWhole)
  }

  // MARK: - Parts

  /// Returns a reading with each of the ways to read the next run of words.
  private mutating func ways(after way: Reading, to end: Int, from start: Int) -> [Reading] {
    let (part, run) = (Self.run(of: text, from: places[start], to: places[end]), start..<end)
    if part.isEmpty { return [] }
    let isApart = places[start].isApart
    // A text begins with the name of its field, or after a comma.
    let mayBeText = holdsTexts && (isApart || words.mention(start..<min(end, start + 2)))
    guard words.mayBeOrder(run, holdsText: mayBeText),
      let order = order(in: part, after: way, isContrast: places[start].isContrast)
    else { return isNear ? nearWays(after: way, run, part) : [] }
    let crossed = places[run.dropFirst()].count(where: \.isApart)
    let isText = order.lines.contains { context.entries[$0].takesShortText }
    let isLast = end == places.count - 1
    // "And I'd like" is no part of a name before it, nor is what follows a comma.
    if isText, crossed > 0 || !isLast && !context.user.writtenWithoutCourtesy(part).isEmpty { return [] }
    // "Two olives" says how many olives, and not how many of all.
    if !isApart, context.counted(by: way.last) != nil, context.isName(Folding.fold(part)) { return [] }
    // "Thirty" of "volume thirty" is no order of its own.
    if !isApart, !part.isUnspaced, context.number(Folding.fold(part)) != nil { return [] }
    // "Of monday" says what is taken away before it.
    if !isApart, !part.isUnspaced, free.takesAway(way.last), context.candidates(Folding.fold(part)).isWhole {
      return []
    }
    // "Ham and olives" are parted nowhere.
    let joints = max(0, crossed + (isApart ? 0 : 1) - (order.lines.count - 1))
    let leavesOut = isNear && isApart && !way.orders.isEmpty && context.leavesOut(part)
    let given = way.giving(
      [order], doubt: leavesOut ? 1 : 0, joints: joints, moving: words.moves(run), part)
    return [given].compactMap(\.self)
  }

  private mutating func nearestOrders(
    in part: String, _ run: Range<Int>, crossed: Int
  ) -> (orders: [PartOrder], unknown: Int)? {
    if let found = knownNearest[part] { return found }
    let found = context.nearestOrders(in: part, leavingOut: crossed + words.unknown(in: run, countingForms: true))
    knownNearest[part] = .some(found)
    return found
  }

  /// Returns a reading with each of the ways to read the next run of words, which is no order as it is.
  private mutating func nearWays(after way: Reading, _ run: Range<Int>, _ part: String) -> [Reading] {
    let (isApart, endsApart) = (places[run.lowerBound].isApart, places[run.upperBound].isApart)
    let (isWhole, crossed) = (isApart && endsApart, places[run.dropFirst()].count(where: \.isApart))
    let joints = crossed + (isApart ? 0 : 1)
    var found: [Reading?] = isWhole && context.user.isCourtesy(part) ? [way] : []
    if run.count == 1 || isWhole, context.mayAnswer(Folding.fold(part)) { return found.compactMap(\.self) }
    // The word after a number may be a part of the value.
    let isCounted = way.last.split(separator: " ").last.map { context.number(Folding.fold($0)) != nil } ?? false
    if run.count == 1, let doubt = words.doubts[run.lowerBound], !isCounted || doubt < LineWords.doubtOfUnknown {
      found.append(way.leavingOut(word: part, doubt: doubt, isFirst: isApart, isLast: endsApart))
    }
    if isWhole, way.moves, let line = way.orders.last?.lines.last, let order = number(in: part, ofLine: line) {
      found.append(way.giving([order], doubt: 2, joints: joints, part))
    }
    if isWhole, let orders = way.mentioned.flatMap({ orders(in: part, about: $0) }) ?? added(by: part) {
      found.append(way.giving(orders, doubt: 1, joints: joints, part))
    }
    let isShort = (isApart || endsApart || run.count <= Self.shortestNear) && words.unknown(in: run) <= Self.mostUnknown
    if words.mention(run), isWhole || isShort, let (orders, unknown) = nearestOrders(in: part, run, crossed: crossed) {
      found.append(
        way.giving(orders, doubt: 2 + 2 * unknown, joints: joints, moving: words.moves(run), part))
    }
    if isWhole, let order = named(by: part, after: way) {
      found.append(way.giving([order], doubt: Self.doubtOfName, joints: joints, part))
    } else if isWhole, crossed == 0, isIdle(part, isFirst: way.orders.isEmpty) {
      found.append(way.leavingOut(part, doubt: Self.doubtOfIdleness, mentioning: line(mentionedBy: part)))
    }
    return found.compactMap(\.self)
  }

  private mutating func order(in part: String, after way: Reading, isContrast: Bool) -> PartOrder? {
    // "A large one" counts nothing.
    if context.user.understander.number(part) == 1, !part.contains(where: \.isNumber) { return nil }
    // "That's enough, twenty" says nothing of which thing.
    if context.number(Folding.fold(part)) != nil, context.counted(by: part) == nil { return nil }
    let said = context.completion(of: part, after: way.last, isContrast: isContrast) ?? part
    // "Not the heating" may leave it as it is, unless it is asked about.
    let isFirst = isNear || way.orders.isEmpty
    let key = isFirst ? said + "\n" : said
    if let order = known[key] { return order }
    let found = context.order(in: said, isFirst: isFirst)
    // "I need milk" does not say that milk is done.
    let needs = found.map { AdditionReading(context: context).needs($0.order, Line(part)) } ?? false
    let order = needs ? nil : found.map { PartOrder(part: Line($0.order), lines: $0.lines) }
    known[key] = order
    return order
  }

  /// Returns what a part adds where things are added, or marks as done.
  private func added(by part: String) -> [PartOrder]? {
    let (reading, parsed) = (AdditionReading(context: context), ParsedLine(Line(part), context.user.vocabulary))
    guard reading.addsThings, let outcome = reading.done(parsed) ?? reading.outcome(parsed) else { return nil }
    return [PartOrder(part: parsed.line, outcome: outcome, lines: context.lines(setBy: outcome))]
  }

  /// Turns on the switch that a part only names, beside other orders: "encrypt the disk", or "encrypt it", "user name sam".
  private func named(by part: String, after way: Reading) -> PartOrder? {
    let words = part.split(separator: " ").map { Folding.fold($0) }
    let saysIt = words.count == 2 && context.pronouns.contains(words[1])
    let lines = saysIt ? context.candidates(words[0]).candidates.map(\.line) : [context.lineOfSwitch(named: part)]
    // In "no radio and the lamp", the lamp may be left out, too.
    guard context.leftOut(in: way.last) == nil, lines.count == 1, let line = lines[0], context.entries[line].isSwitch
    else { return nil }
    return PartOrder(part: Line(part), outcome: free.turn(line, on: true, Line(part)), lines: [line])
  }

  // MARK: - What orders nothing

  /// Returns whether a part of the line orders nothing. The first may mention what is here, as "I can't stand this radio" does, but only
  /// with no word of an order.
  private func isIdle(_ part: String, isFirst: Bool) -> Bool {
    let parsed = ParsedLine(Line(part), context.user.vocabulary)
    let words = free.words(of: parsed.folded).map(String.init)
    let (orders, statements) = (free.orders, free.orders.statements.words)
    let addition = AdditionReading(context: context)
    // "Sand" of "remove tea and sand" is rather another thing.
    guard isFirst || words.count > 1 || parsed.folded.isUnspaced, parsed.command == nil,
      // "Turn on the fan" orders something where there is no fan.
      context.commandsWithObject(parsed).allSatisfy({ command, object in
        !command.turns && context.candidates(object).candidates.isEmpty
      }),
      // "Friday, remind me to call" says when.
      context.user.understander.moments(part, now: context.now).isEmpty,
      !(addition.addsThings && addition.saysAddition(parsed))
    else { return false }
    let said = words.filter { word in
      word.count > 1 && !free.isFiller(word) && !statements.contains(word) && !orders.wanting.contains(word)
    }
    // "We are six" counts nothing here, and "make 3" or "I'd like three" might.
    let isShort = said.count < Self.shortestIdle && !words.contains(where: statements.contains)
    let counts = isShort || context.user.wants(part)
    if counts, said.contains(where: { context.number($0) != nil }) { return false }
    if words.allSatisfy({ context.mayAnswer($0) || free.isFiller($0) }) { return isFirst && said.isEmpty }
    let isOrder = said.contains(where: orders.all.contains)
    if said.contains(where: { context.hasName(with: $0) }) {
      return isFirst && said.count > 1 && !isOrder && !context.user.wants(part)
    }
    // "And paint it" says something of a thing here.
    return isFirst || !isOrder || !said.contains(where: context.pronouns.contains)
  }

  private func line(mentionedBy part: String) -> Int? { free.named(free.words(of: Folding.fold(part)))?.line }
}
