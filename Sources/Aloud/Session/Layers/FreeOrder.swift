/// A reader of lines that say a thing, a value and otherwise only words for setting values, in an order that no pattern lists: "put
/// the temperature up two degrees", "I'd like a large one" (LOOP-9, LOOP-16). It is asked last, and leaves no word of a line out.
struct FreeOrderReading {
  let context: LineContext
  /// The number of words that may be left out, if nothing here knows them.
  var unknown = 0

  /// In words.
  private static let limit = 20
  /// More Chinese characters without spaces are several words.
  private static let mostSigns = 6

  func outcome(_ parsed: ParsedLine) -> Outcome? {
    guard parsed.text.count <= OrdersReading.limit else { return nil }
    let words = words(of: parsed.folded)
    guard words.count <= Self.limit, !context.isQuestioned, !context.isMenu, context.shown.selection == nil else {
      return nil
    }
    if unknown == 0, let outcome = option(parsed) ?? wholeThing(parsed) ?? counted(parsed) ?? inner(parsed) {
      return outcome
    }
    if let left = nearlyLeftOut(parsed) { return left }
    if ordersNothing(words, parsed) { return nil }
    if let measured = measured(parsed) { return measured }
    guard words.count > 1, let named = named(words) else {
      let alone = optionAlone(words, parsed)
      return moment(parsed) ?? (alone.count == 1 ? Candidate.assignment(alone[0]).outcome(parsed.line) : nil)
    }
    if context.entries[named.line].isTurned(on: true) != nil {
      return turned(named, parsed) ?? movedQuantity(of: named, parsed) ?? heated(by: named, parsed)
        ?? moment(parsed, mustFit: true)
    }
    // "Heures" of "livrez à vingt heures" is no name of the Heure de livraison.
    return moved(named, parsed) ?? set(named, parsed) ?? moment(parsed, mustFit: true)
  }

  /// Returns the line of the thing that a line sets.
  func lineSet(by parsed: ParsedLine, isFirst: Bool) -> Int? {
    // "And not the heating" leaves the heating as it is.
    if !isFirst, context.denies(parsed.folded), context.leftOut(in: parsed.text) != nil { return nil }
    if let taken = taken(parsed) { return taken.line }
    return outcome(parsed).flatMap { context.lines(setBy: $0).last }
  }

  /// Returns whether a line says of a value that it is not wanted: "too large".
  func saysTooMuch(_ parsed: ParsedLine) -> Bool {
    context.object(ofPhrases: "value.tooMuch", at: "{value}", in: parsed.text) != nil
  }

  /// Sets the one stepper here to a number with a word for what is counted. A number alone is one of the lines.
  private func counted(_ parsed: ParsedLine) -> Outcome? {
    guard !context.namesNumber(parsed) else { return nil }
    return ([parsed.text] + context.user.writtenWithoutCourtesy(parsed.text) + corrections(parsed)).lazy
      .filter { context.number(Folding.fold($0)) == nil }.compactMap(context.counted).first
      .map { Outcome(.assign([$0], asked: parsed.line)) }
  }

  /// Returns what a line says after words such as "make it". After "no", it corrects what the line before has set, or nothing.
  func corrections(_ parsed: ParsedLine) -> [String] {
    let values = CorrectionReading(wording: context.wording).values(in: parsed.text).map { Folding.fold($0) }
    return ([parsed.folded] + values).contains(where: beginsWithNo) ? [] : values
  }

  private func beginsWithNo(_ folded: String) -> Bool {
    context.isAnswer(String(folded.prefix { $0 != " " })) || context.denies(folded)
  }

  /// Turns on what is to be included, "with encryption", and off what is to be left out, "no updates".
  private func wholeThing(_ parsed: ParsedLine) -> Outcome? {
    taken(parsed).flatMap { turn($0.line, on: $0.isOn, parsed.line) }
  }

  /// Turns off what is left out with other words for it: "I don't want automatic updates".
  private func nearlyLeftOut(_ parsed: ParsedLine) -> Outcome? {
    guard unknown > 0, let object = context.leftOut(in: parsed.text),
      !context.user.words.selection.value.mayJoin(object),
      let named = named(words(of: Folding.fold(object))), context.entries[named.line].isSwitch,
      consist(named.pieces.flatMap(\.self), of: [])
    else { return nil }
    return turn(named.line, on: false, parsed.line)
  }

  /// Takes what is said after "with", "with a thick crust", and what is left out after words for a correction: "actually no onions".
  private func inner(_ parsed: ParsedLine) -> Outcome? {
    let included = context.object(ofPhrases: "check.include", in: parsed.text)
    let corrected = CorrectionReading(wording: context.wording).values(in: parsed.text)
    let boxes = corrected.lazy.filter { context.leftOut(in: $0) != nil }.compactMap {
      SeveralBoxes(context: context).taken(byPart: $0)?.outcome
    }
    return boxes.first
      ?? included.flatMap { outcome(ParsedLine(parsed.line.saying($0), context.user.vocabulary)) }
  }

  /// Returns what is to be included or left out. What has a menu of its own, as a reminder has, may rather be deleted.
  private func taken(_ parsed: ParsedLine) -> (line: Int, isOn: Bool)? {
    let left = context.leftOut(in: parsed.text)
    guard let object = left ?? context.object(ofPhrases: "check.include", in: parsed.text),
      !AdditionReading(context: context).addsThings
    else { return nil }
    let found = context.candidates(Folding.fold(object))
    // "No updates" leaves out the automatic updates.
    guard found.candidates.count == 1, let line = found.candidates[0].line, context.entries[line].isSwitch,
      context.entries[line].menu == nil, found.isWhole || left != nil && !context.entries[line].isCheckBox
    else { return nil }
    return (line, left == nil)
  }

  // MARK: - Fillers

  /// Returns whether a word changes nothing: an article, or a word such as "please".
  func isFiller(_ word: String) -> Bool {
    context.nameForms.isArticle(word[...]) || context.user.isCourtesy(word)
  }

  /// Returns a word, in a script without spaces with "too" apart: 也 and 浇水 of 也浇水.
  private func partedFromAlso(_ word: String) -> [String] {
    guard word.isUnspaced, let also = orders.also.first(where: { $0.isUnspaced && word.contains($0) }),
      let (before, after) = word.cut(at: also)
    else { return [word] }
    return [also] + [String(before + after)].filter { !$0.isEmpty }
  }

  /// Returns whether a word says that something goes up or down: "louder".
  func movesThings(_ word: String) -> Bool {
    !isFiller(word) && !orders.beside.contains(word) && !context.pronouns.contains(word) && context.number(word) == nil
      && (orders.raising.words.contains(word) || orders.lowering.words.contains(word) || orders.nameless.contains(word))
  }

  // MARK: - Acts

  private func turned(_ named: Named, _ parsed: ParsedLine) -> Outcome? {
    let words = named.pieces.flatMap(\.self).flatMap(partedFromAlso)
    // "On, sorry, off" says two things.
    let states = Set(AssignmentReading(context: context).stateWords.filter { words.contains($0.word) }.map(\.isOn))
    if states.count > 1 { return nil }
    // "I'd like light in the bedroom."
    let isWanted =
      consist(words, of: orders.wanting) && context.user.wants(parsed.text)
      && !AdditionReading(context: context).addsThings
    // "The dog comes along, too" and "put me in the quiet coach" are only asked about.
    let verbs = AdditionReading(context: context).addsThings ? [] : orders.adding
    let begins = words.first { !isFiller($0) }.map { orders.giving.beginnings.union(verbs).contains($0) } ?? false
    let isMeant =
      unknown > 0 && (begins && named.pieces[0].contains { !isFiller($0) } || !orders.also.isDisjoint(with: words))
      && consist(words, of: orders.beside.union(orders.wanting).union(orders.also).union(begins ? verbs : []))
    // "It goes with insurance" and "a room with a sea view" are, too.
    let isIncluded =
      unknown > 0 && named.pieces.first?.last { !isFiller($0) }.map(orders.including.contains) ?? false
      && consist(words.filter { !context.namesHolder($0) }, of: orders.beside.union(orders.wanting))
    let isOff = match(words, orders.off)
    let isOn = match(words, orders.on) || isWanted || isMeant || isIncluded && !isOff
    return isOn == isOff ? nil : turn(named.line, on: isOn, parsed.line)
  }

  /// Moves the one volume here, as that of a thing that is turned on and off, "turn the radio up", or the one temperature, as that of
  /// the heating: "turn the heating up two degrees".
  private func movedQuantity(of named: Named, _ parsed: ParsedLine) -> Outcome? {
    let heats = context.heats(named.line)
    guard let line = context.line(measuring: heats ? .temperature : .volume) else { return nil }
    // "Set the radio to 22 degrees" says no volume.
    if !heats, context.object(ofPhrases: "value.degrees", at: "{value}", in: parsed.text) != nil { return nil }
    // "Alarm at seven" says when, where a time can be set.
    let when = DatedText(parsed.text, context.user.understander, now: context.now)?.moment
    if let when, context.entries.ownLines.contains(where: \.entry.holdsMoment),
      context.number(Folding.fold(when)) == nil
    {
      return nil
    }
    let measured = Named(line: line, pieces: named.pieces)
    let moving = heats ? [] : orders.raising.words.union(orders.lowering.words)
    if let given = moved(measured, parsed) ?? set(measured, parsed, by: moving) { return given }
    let words = named.pieces.flatMap(\.self)
    let (isUp, isDown) = (match(words, orders.raising), match(words, orders.lowering))
    guard isUp != isDown else { return nil }
    return AssignmentReading(context: context).moved(line, by: isUp ? 1 : -1, asked: parsed.line)
  }

  /// Sets the temperature that is said of a switch, "the heating to 22 degrees", which is asked about if that may not heat.
  private func heated(by named: Named, _ parsed: ParsedLine) -> Outcome? {
    guard unknown > 0 || context.heats(named.line) else { return nil }
    let words = named.pieces.flatMap(\.self).filter {
      !orders.raising.words.contains($0) && !orders.lowering.words.contains($0)
    }
    return degrees(words.joined(separator: " "), parsed.line)
  }

  func turn(_ line: Int, on isOn: Bool, _ asked: Line) -> Outcome? {
    let entry = context.entries[line]
    return entry.isTurned(on: isOn).map { isAlready in
      isAlready ? .say(entry.announcement.heldAlone) : Outcome(.use(line: line, asked: asked))
    }
  }

  /// Moves the value of a slider or a stepper.
  private func moved(_ named: Named, _ parsed: ParsedLine) -> Outcome? {
    guard context.entries[named.line].scale?.isOfNumbers == true, !context.setsAfterMoving(parsed.text) else {
      return nil
    }
    let amounts = values(in: named) { context.user.understander.number(context.withoutUnit($0)) != nil }
      .filter { said in !isFiller(said.value) && said.before.map { !context.isTarget($0) } ?? true }
    let all = amounts + [Said(value: "", before: nil, rest: named.pieces.flatMap(\.self))]
    let moves = all.compactMap { said -> String? in
      let (isUp, isDown) = (match(said.rest, orders.raising), match(said.rest, orders.lowering))
      guard isUp != isDown else { return nil }
      return AssignmentReading(context: context).value(
        ofLine: named.line, movedBy: said.value.isEmpty ? nil : said.value, isUp ? 1 : -1)
    }
    return moves.first.map {
      Outcome(.assign([Assignment(line: named.line, value: $0, kind: .move)], asked: parsed.line))
    }
  }

  /// Gives a value to a thing that offers some, also by words that move it: "turn the radio down to ten".
  private func set(_ named: Named, _ parsed: ParsedLine, by moving: Set<String> = []) -> Outcome? {
    let offered = options(ofLine: named.line)
    let isScale = context.entries[named.line].scale?.isOfNumbers == true
    let found = values(in: named) {
      isScale ? context.saysNumber(context.withoutUnit($0)) : option($0, of: offered) != nil
    }
    .first { said in
      // "Down to ten" says the value, and "down ten" does not.
      let isTarget = said.before.map(context.isTarget) ?? false
      // "Uma lâmpada nova" is a new lamp, and not one.
      if isScale, !isTarget, isFiller(said.value) { return false }
      let moves = isTarget ? orders.raising.words.union(orders.lowering.words) : moving
      return consist(said.rest, of: isScale ? orders.giving.words.union(moves) : orders.beside)
    }
    return found.map { Outcome(.assign([Assignment(line: named.line, value: $0.value)], asked: parsed.line)) }
  }

  // MARK: - Values

  private struct Said {
    var value: String
    /// The word before the value.
    var before: String?
    /// All other words of the line.
    var rest: [String]
  }

  /// Returns the longest runs of words that are values, each with the other words.
  private func values(in named: Named, _ isValue: (String) -> Bool) -> [Said] {
    named.pieces.enumerated().flatMap { index, piece -> [Said] in
      let spans = stride(from: piece.count, to: 0, by: -1).flatMap { count in
        (0...piece.count - count).map { $0..<$0 + count }
      }
      guard let span = spans.first(where: { isValue(piece[$0].joined(separator: " ")) }) else { return [] }
      let before = span.lowerBound > 0 ? piece[span.lowerBound - 1] : nil
      let others = named.pieces.enumerated().filter { $0.offset != index }.flatMap(\.element)
      let rest = piece[..<span.lowerBound] + piece[span.upperBound...] + others
      return [Said(value: piece[span].joined(separator: " "), before: before, rest: Array(rest))]
    }
  }

  // MARK: - Words

  var orders: OrderWords { context.user.words.orders.value }

  /// Returns whether some words are those of phrases, and hold all words of one of them.
  private func match(_ words: [String], _ phrases: OrderWords.Phrases) -> Bool {
    consist(words, of: phrases.words) && phrases.phrases.contains { $0.isSubset(of: words) }
  }

  /// Returns whether a folded text turns something off, leaves it out or lowers it.
  func takesAway(_ text: String) -> Bool {
    context.leftOut(in: text) != nil
      || words(of: Folding.fold(text)).contains {
        orders.off.words.contains(String($0)) || orders.lowering.words.contains(String($0))
      }
  }

  func consist(_ words: [String], of known: Set<String>) -> Bool {
    leavesNothing(
      words.filter { !known.contains($0) && !isFiller($0) && (unknown == 0 || !context.pronouns.contains($0)) },
      orPartsOfNames: true)
  }

  /// Returns whether some words are no more than may be left out, and each is a word that nothing here knows. A word that is only a part of
  /// a name may be left out beside another whole name: "stop watering the lawn", where there are the Minutes of watering.
  func leavesNothing(_ words: [String], orPartsOfNames: Bool = false) -> Bool {
    words.count <= unknown
      && words.allSatisfy { word in
        (word.count > 1 || word.isUnspaced)
          && word.unicodeScalars.count(where: \.properties.isIdeographic) <= Self.mostSigns
          && !orders.all.contains(word)
          && context.user.vocabulary.command(word) == nil
          && !context.negations.contains(word) && !context.mayAnswer(word)
          && context.number(word) == nil
          && !(orPartsOfNames ? context.isWholeName(word) : context.hasName(with: word, whereSet: true))
      }
  }
}
