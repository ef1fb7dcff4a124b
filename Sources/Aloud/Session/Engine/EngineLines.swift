/// The dispatch of lines to layers, and the answer to lines that no layer understands.
extension Engine {
  /// If the line is refused, handles the first of its other spellings that is understood.
  mutating func understandAsTyped(_ line: Line) {
    if refuseTypedAhead(line) { return }
    memory.onlyAsks = onlyAsks(line)
    let spellings = Respelling(line, user.vocabulary).spellings
    // Questions that ask for a phrase need the exact line, and a field takes any text. Copying a long text would be expensive.
    let mayBePolite = layers.last.map { !$0.isGuarded && $0.entry == nil } ?? true
    if spellings.isEmpty, !mayBePolite { return understand(line) }
    let before = self
    if let other = afterTurningOther(line) { return self = other }
    // A command word for word corrects and adds nothing.
    if user.vocabulary.command(Folding.fold(line.text)) == nil,
      let other = afterCorrectedValue(line) ?? afterAddingBeyond(line)
    {
      return self = other
    }
    understand(line)
    // "Why is it so cold in here, turn the heating up" does more than ask, and "can I get a large one?" asks for something.
    if memory.onlyAsks,
      let question = before.questionWithoutMark(of: line) ?? before.questionAboutOrders(in: line, endingQuestion: true)
    {
      self = before
      return open(.hearing(question))
    }
    guard turn.isRefusal else { return }
    if let corrected = before.afterContrast(line) ?? before.afterCorrection(line) { return self = corrected }
    let plain =
      mayBePolite && corrected(line.text) == nil
      ? user.writtenWithoutCourtesy(line.text).compactMap { before.meant($0, by: line) } : []
    for spelling in spellings + plain where turn.isRefusal {
      var other = before
      var rest = line
      rest.text = spelling
      other.understand(rest)
      let wasNotUnderstood = memory.failures > before.memory.failures
      let isUnderstood = other.memory.failures <= before.memory.failures
      if !other.turn.isRefusal || wasNotUnderstood && isUnderstood { return self = other }
    }
    if memory.onlyAsks { return }
    // A user whose line was not what was asked says it in other words.
    if turn.isRefusal, case .hearing? = before.layers.last, ListPlace(line.text, user.understander) == nil,
      !lineContext.namesNumber(ParsedLine(line, user.vocabulary))
    {
      var other = before
      other.layers.pop()
      other.understandAsTyped(line)
      if !other.turn.isRefusal { return self = other }
    }
    // "Wake me at a quarter past six" is no "wake me at a quarter" and "past six".
    if turn.isRefusal,
      let other = before.afterSynonyms(line) ?? ([line] + plain.map(line.saying)).lazy.compactMap(before.afterBoth)
        .first
        ?? before.afterAddingElsewhere(line)
    {
      return self = other
    }
    // "Time zone Madrid and no updates" is refused as a value of the time zone.
    let isMisheard = memory.failures > before.memory.failures
    guard turn.isRefusal,
      let question = isMisheard
        ? before.nearest(to: line) : before.questionAboutOrders(in: line, least: 2).map(Layer.hearing)
    else { return }
    self = before
    open(question)
  }

  /// Returns what the rest of a line without its courtesy means. A number in it is no number of a line where the whole is an answer,
  /// as よし is no し with a よ before it, an amount, as "one more" is, or a correction, as "I mean two" is. After a value was set,
  /// "uh, two" corrects that.
  private func meant(_ rest: String, by line: Line) -> String? {
    let (context, folded) = (lineContext, Folding.fold(rest))
    if AdditionReading(context: context).needs(rest, line) { return nil }
    // "Too large" is not "large, too".
    if let value = context.object(ofPhrases: "value.tooMuch", at: "{value}", in: line.text), value == rest {
      return nil
    }
    // "I'd like two" says how many.
    if user.wants(line.text), let count = context.lineCounting(rest) { return count }
    // "No cheese but ham" without "but" would leave out both.
    if !line.text.contains(rest), context.leftOut(in: line.text) != nil { return nil }
    guard context.number(folded) != nil, !context.mayAnswer(folded) else { return rest }
    if context.mayAnswer(Folding.fold(line.text)) || AssignmentReading(context: context).isAmount(line.text) {
      return nil
    }
    let corrections = CorrectionReading(wording: context.wording)
    if !corrections.values(in: line.text).isEmpty { return nil }
    let isOfValue = layers.isEmpty && (memory.correctable.flatMap { entry($0.id) }.map { !$0.isSwitch } ?? false)
    return isOfValue ? corrections.line(with: rest) : rest
  }

  /// Refuses a line that was begun before the question was announced that it would answer, and asks again (ASK-7). Returns
  /// false if the line would answer no question.
  private mutating func refuseTypedAhead(_ line: Line) -> Bool {
    guard line.isTypedAhead, isAsking else { return false }
    var other = self
    let context = lineContext
    let parsed = ParsedLine(line, user.vocabulary)
    // Quitting is allowed at any question.
    if parsed.command == .session(.quit) { return false }
    var layer = other.layers.pop()
    let outcome = layer == nil ? other.takeBelow(parsed, in: context) : layer?.take(parsed, in: context)
    guard let outcome, !outcome.isHarmless else { return false }
    refuse(.message(.questionTypedAhead))
    sayFront()
    return true
  }

  /// A Boolean value that indicates whether what is in front asks a question that a line could answer by accident: a question
  /// above the screen, or a yes-or-no question of a task.
  var isAsking: Bool { layers.last.map(\.isQuestion) ?? (view.frame.task?.yes != nil) }

  mutating func understand(_ line: Line) { understand(ParsedLine(line, user.vocabulary)) }

  /// If the layer in front passes the line on, the layers below get it.
  mutating func understand(_ parsed: ParsedLine) {
    memory.line = parsed.text
    let context = lineContext
    if let outcome = placeInLongList(parsed, in: context) { return finish(outcome, parsed) }
    guard var layer = layers.pop() else { return finish(takeBelow(parsed, in: context), parsed) }
    let outcome = layer.take(parsed, in: context)
    layers.put(layer)
    if layer.picker != nil { lookInFront() }
    if outcome == nil, layer.passesOn {
      passOn(parsed, below: layer, in: context)
    } else {
      finish(outcome, parsed)
    }
  }

  private mutating func takeBelow(_ parsed: ParsedLine, in context: LineContext) -> Outcome? {
    if layers.coverScreen { return layers.takePassedOn(parsed, in: context) }
    let wasSearching = navigator.front.search != nil
    // Swapped out and back because copying a place is expensive.
    var screen = ScreenLayer(place: Place(id: navigator.front.id))
    swap(&screen.place, &navigator.front)
    let outcome = screen.take(parsed, in: context)
    swap(&screen.place, &navigator.front)
    if wasSearching != (navigator.front.search != nil) { look() }
    return outcome
  }

  /// Gives a line that does not answer a harmless question to the layers below. After an outcome that only announces something,
  /// the question stays and is announced again in short. Any other outcome leaves the question, which is announced (LOOP-8).
  private mutating func passOn(_ parsed: ParsedLine, below question: Layer, in context: LineContext) {
    // A user who was misheard says the line in other words: any line that is understood counts, except a number.
    let isMisheard = if case .hearing = question { true } else { false }
    let takesAll = isMisheard && !context.namesNumber(parsed)
    guard let outcome = takeBelow(parsed, in: takesAll ? context : context.questioned) else {
      memory.failures += 1
      refuse(parsed.notUnderstood)
      return say(memory.failures < 2 ? question.shortQuestion(in: context) : question.question(in: lineContext))
    }
    if outcome.isHarmless {
      carryOut(outcome)
      return say(question.shortQuestion(in: context))
    }
    if memory.onlyAsks { return answer(asking: parsed) }
    memory.failures = 0
    layers.pop()
    if !isMisheard { turn.say(Announcement(.change, ChoiceLayer.left), in: .before) }
    carryOut(outcome)
  }

  private mutating func finish(_ outcome: Outcome?, _ parsed: ParsedLine) {
    if memory.onlyAsks, !(outcome?.mayAnswer ?? false) { return answer(asking: parsed) }
    guard let outcome else {
      if takeInAnyOrder(parsed, else: { $0.correct(parsed) || $0.confirmDone(parsed) }) { return }
      if let described = described(by: parsed) { return finish(described, parsed) }
      return notUnderstood(parsed.line)
    }
    if case .notUnderstood? = outcome.effects.first, takeInAnyOrder(parsed, else: { $0.correct(parsed) }) { return }
    if !outcome.isRefusal || outcome.effects.isEmpty { memory.failures = 0 }
    if let command = parsed.command, command.isHabit, !outcome.isRefusal { remember(.saying(command)) }
    carryOut(outcome)
    if outcome.effects.isEmpty, parsed.mayStopWork { interrupt() }
  }

  /// Takes a line by its words in any order, unless it is a correction. A refused correction counts only if the line means nothing else.
  /// Returns false if the line is neither.
  private mutating func takeInAnyOrder(_ parsed: ParsedLine, else correct: (inout Engine) -> Bool) -> Bool {
    var corrected = self
    let isCorrection = correct(&corrected)
    if layers.isEmpty, !isCorrection || corrected.turn.isRefusal,
      let outcome = FreeOrderReading(context: lineContext).outcome(parsed)
    {
      finish(outcome, parsed)
      return true
    }
    if isCorrection { self = corrected } else { memory.assigned = corrected.memory.assigned }
    return isCorrection
  }

  /// Returns the outcome of choosing what a line describes in the list in front (LOOP-16). After "no", only a place is meant, and
  /// only while the list is in front that the line before chose from. Nil if it describes nothing there.
  private func described(by parsed: ParsedLine) -> Outcome? {
    let context = lineContext
    guard isListInFront(in: context) else { return nil }
    // "No" before an ordinal is no number sign.
    let phrases = context.answersFirst(parsed) ? [] : [parsed.text] + context.chosenObjects(parsed)
    if let outcome = phrases.lazy.compactMap({ context.choice(describedBy: $0, asked: parsed.line) }).first {
      return outcome
    }
    let corrections = memory.hasLeftList ? [] : CorrectionReading(wording: context.wording).values(in: parsed.text)
    // "No, 3" means no number (LOOP-13).
    return place(in: corrections.filter { context.number(Folding.fold($0)) == nil }, parsed.line, in: context)
  }

  /// Returns the outcome of choosing the place in a list that the first of some phrases names as an ordinal.
  private func place(in phrases: [String], _ line: Line, in context: LineContext) -> Outcome? {
    phrases.lazy.compactMap { ListPlace($0, context.user.understander) }.first
      .flatMap { context.choice(of: $0, asked: line) }
  }

  /// Returns the outcome of an ordinal in a list that is too long to make each row for its name.
  private func placeInLongList(_ parsed: ParsedLine, in context: LineContext) -> Outcome? {
    guard parsed.command == nil, context.entries.isLongToSearch, isListInFront(in: context),
      !context.mayAnswer(parsed.folded), !context.answersFirst(parsed), !context.namesNumber(parsed)
    else { return nil }
    return place(in: [parsed.text] + context.chosenObjects(parsed), parsed.line, in: context)
  }

  func isListInFront(in context: LineContext) -> Bool {
    switch layers.last {
    case .menu, nil: true
    case .picker(let picker): picker.question == nil && picker.hasPlaces(in: context)
    case .entry, .confirmation, .choice, .discard, .alert, .hearing: false
    }
  }

  /// "Close" leaves what is above the screen if nothing has that name (LOOP-5).
  mutating func notUnderstood(_ line: Line) {
    let context = lineContext
    let folded = Folding.fold(line.text)
    if context.isWord(.answerClose, folded), let outcome = closing(in: context) {
      memory.failures = 0
      return carryOut(outcome)
    }
    if giveOther(line) { return }
    if namesSomethingBelowSheet(folded) { return carryOut(.refuseBelowSheet) }
    memory.failures += 1
    // A correction that was misheard may be said once more.
    if memory.failures == 1 { memory.assigned = memory.assigned ?? memory.correctable }
    if let picker = layers.picker {
      say(picker.notUnderstood(line, failures: memory.failures, in: context))
    } else {
      let page = focus.firstOfPage
      say(HelpAnnouncements(context: context).notUnderstood(line, failures: memory.failures, page: page))
    }
  }

  /// What is above the screen has only one way out. Nil if there is nothing.
  private func closing(in context: LineContext) -> Outcome? {
    if let picker = layers.picker { return picker.closing }
    if let menu = layers.last?.menu { return menu.leave(altogether: true, in: context) }
    return navigator.sheets.isEmpty ? nil : Outcome(.leaveSheet(.cancel))
  }

  /// Returns whether a folded line names a tab, or a thing below the sheet in front.
  private mutating func namesSomethingBelowSheet(_ folded: String) -> Bool {
    guard !folded.isEmpty else { return false }
    let titles = runner.titlesBelowSheet(of: navigator)
    return !LabelMatching.matches(folded, in: titles.map(lineContext.folded)).isEmpty
  }
}

/// The other spellings of a line whose letters were typed as others because the keyboard lacks them: in German "ae" for "ä"
/// (LOOP-2). The wording lists these letters.
struct Respelling: Sendable {
  /// Respelled in one line.
  private static let places = 4
  /// In bytes. A longer line can't be a label or a command.
  private static let length = 200

  /// The one with all places respelled is first.
  let spellings: [String]

  /// A recognised line has no other spellings, because a recogniser spells words correctly.
  init(_ line: Line, _ vocabulary: Vocabulary) {
    let places = line.isRecognised ? [] : Self.respellable(line.text, vocabulary)
    guard !places.isEmpty else {
      spellings = []
      return
    }
    let folded = Folding.fold(line.text)
    spellings = (1..<1 << places.count).reversed().compactMap { choice in
      var spelling = line.text
      for (index, place) in places.enumerated().reversed() where choice & 1 << index != 0 {
        spelling.replaceSubrange(place.range, with: place.letter)
      }
      return Folding.fold(spelling) == folded ? nil : spelling
    }
  }

  private static func respellable(
    _ text: String, _ vocabulary: Vocabulary
  ) -> [(range: Range<String.Index>, letter: String)] {
    guard !vocabulary.typedLetters.isEmpty, text.utf8.count <= length else { return [] }
    let lowered = text.lowercased()
    // Indices of the one are invalid in the other where lower case changes the length.
    guard lowered.utf8.count == text.utf8.count else { return [] }
    var found: [(Range<String.Index>, String)] = []
    // Hardly any line has such letters, and this check is cheaper than finding their ranges.
    for (typed, letter) in vocabulary.typedLetters where lowered.cut(at: typed) != nil {
      for range in lowered.ranges(of: typed) { found.append((range, letter)) }
    }
    return Array(found.sorted { $0.0.lowerBound < $1.0.lowerBound }.prefix(places))
  }
}
