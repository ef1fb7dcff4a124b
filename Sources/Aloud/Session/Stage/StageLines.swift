/// Which part of the stage a line belongs to, and what is said where it belongs to none.
extension Stage {
  /// Understands a line; where it is refused, what it may have been typed for is understood instead, if that is something.
  mutating func understandAsTyped(_ line: Line) {
    if refuseTypedAhead(line) { return }
    let spellings = Respelling(line, user.vocabulary).spellings
    // What asks for a phrase wants it as it is, and a text takes all; a copy of a long one would cost.
    let mayBePolite = layers.last.map { !$0.isGuarded && $0.entry == nil } ?? true
    if spellings.isEmpty, !mayBePolite { return understand(line) }
    let before = self
    understand(line)
    guard turn.isRefusal else { return }
    let polite =
      mayBePolite ? user.understander.withoutCourtesy(line.text).flatMap { isNumberOfAnswer($0, line) ? nil : $0 } : nil
    for spelling in spellings + [polite].compactMap(\.self) where turn.isRefusal {
      var other = before
      var rest = line
      rest.text = spelling
      other.understand(rest)
      let wasNotUnderstood = memory.failures > before.memory.failures
      let isUnderstood = other.memory.failures <= before.memory.failures
      if !other.turn.isRefusal || wasNotUnderstood && isUnderstood { return self = other }
    }
  }

  /// Whether what is left of a line without courtesy is a number, and the line an answer: よし is no し with a よ before it.
  private func isNumberOfAnswer(_ rest: String, _ line: Line) -> Bool {
    let around = surroundings
    return around.number(rest) != nil && !around.mayAnswer(rest) && around.mayAnswer(Folding.fold(line.text))
  }

  /// Refuses a line that was begun before the question was announced that it would answer, and asks again (ASK-7); false where
  /// it would answer none.
  private mutating func refuseTypedAhead(_ line: Line) -> Bool {
    guard line.isTypedAhead, isAsking else { return false }
    var other = self
    let around = surroundings
    let heard = Heard(line, user.vocabulary)
    // It ends all, whatever is asked.
    if heard.command == .session(.quit) { return false }
    var layer = other.layers.pop()
    let outcome = layer == nil ? other.takeBelow(heard, in: around) : layer?.take(heard, in: around)
    guard let outcome, !outcome.isHarmless else { return false }
    refuse(.message(.questionTypedAhead))
    sayFront()
    return true
  }

  /// Whether what is in front asks a question that a line could answer unawares: one over the screen, or a task's yes or no.
  var isAsking: Bool { layers.last.map(\.isQuestion) ?? (view.frame.task?.yes != nil) }

  /// Gives a line to the layer in front, and what that passes on to what is below.
  mutating func understand(_ line: Line) { understand(Heard(line, user.vocabulary)) }

  /// Gives what was heard to the layer in front, and what that passes on to what is below.
  mutating func understand(_ heard: Heard) {
    let around = surroundings
    guard var layer = layers.pop() else { return finish(takeBelow(heard, in: around), heard) }
    let outcome = layer.take(heard, in: around)
    layers.put(layer)
    if layer.picker != nil { lookInFront() }
    if outcome == nil, layer.passesOn {
      passOn(heard, below: layer, in: around)
    } else {
      finish(outcome, heard)
    }
  }

  /// Gives a line to the menu in front, else to the screen.
  private mutating func takeBelow(_ heard: Heard, in around: Surroundings) -> Outcome? {
    if layers.coverScreen { return layers.takePassedOn(heard, in: around) }
    let wasSearching = navigator.front.search != nil
    // Taken out and put back: a place is much to copy.
    var screen = ScreenLayer(place: Place(id: navigator.front.id))
    swap(&screen.place, &navigator.front)
    let outcome = screen.take(heard, in: around)
    swap(&screen.place, &navigator.front)
    if wasSearching != (navigator.front.search != nil) { look() }
    return outcome
  }

  /// Gives a line that is no answer to a harmless question to what is below. What only tells something leaves the question
  /// standing, and it is said again in short; what does something leaves it, and that is said (LOOP-8).
  private mutating func passOn(_ heard: Heard, below question: Layer, in around: Surroundings) {
    // Who was heard wrongly says it in other words: any line that is understood is one, but for a number.
    let isMisheard = if case .hearing = question { true } else { false }
    let takesAll = isMisheard && !around.namesNumber(heard)
    guard let outcome = takeBelow(heard, in: takesAll ? around : around.questioned) else {
      memory.failures += 1
      refuse(.message(.retryNotUnderstood(line: .text(.verbatim(heard.shortened)))))
      return say(memory.failures < 2 ? question.shortQuestion(in: around) : question.question(in: surroundings))
    }
    if outcome.isHarmless {
      carryOut(outcome)
      return say(question.shortQuestion(in: around))
    }
    memory.failures = 0
    layers.pop()
    if !isMisheard { turn.say(Announcement(.change, ChoiceLayer.left), in: .before) }
    carryOut(outcome)
  }

  /// Carries out what comes of a line, or says that nothing does.
  private mutating func finish(_ outcome: Outcome?, _ heard: Heard) {
    guard let outcome else {
      if !correct(heard), !confirmDone(heard) { notUnderstood(heard.line) }
      return
    }
    if !outcome.isRefusal || outcome.steps.isEmpty { memory.failures = 0 }
    if let command = heard.command, command.isHabit, !outcome.isRefusal { remember(.saying(command)) }
    carryOut(outcome)
  }

  /// Says that a line was not understood (LOOP-5), but for what "close" means where nothing is called so.
  mutating func notUnderstood(_ line: Line) {
    let around = surroundings
    let folded = Folding.fold(line.text)
    if around.isWord(.answerClose, folded), let outcome = closing(in: around) {
      memory.failures = 0
      return carryOut(outcome)
    }
    if giveOther(line) { return }
    if namesSomethingBelowSheet(folded) { return carryOut(.refuseBelowSheet) }
    memory.failures += 1
    if let picker = layers.picker {
      say(picker.notUnderstood(line, failures: memory.failures, in: around))
    } else {
      let page = bookmark.firstOfPage
      say(Helping(around: around).notUnderstood(line, failures: memory.failures, page: page))
    }
  }

  /// What "close" means: what stands over the screen is left by its one way out; nil where nothing stands over it.
  private func closing(in around: Surroundings) -> Outcome? {
    if let picker = layers.picker { return picker.closing }
    if let menu = layers.last?.menu { return menu.leave(altogether: true, in: around) }
    return navigator.sheets.isEmpty ? nil : Outcome(.leaveSheet(.cancel))
  }

  /// Whether a folded line names a tab, or something on what the sheet in front stands over.
  private mutating func namesSomethingBelowSheet(_ folded: String) -> Bool {
    guard !folded.isEmpty else { return false }
    let titles = runner.titlesBelowSheet(of: navigator)
    return !LabelMatching.matches(folded, in: titles.map(surroundings.folded)).isEmpty
  }
}

/// Letters that people type as others where their keyboard lacks them: in German "ae" for "ä" (LOOP-2). Which these are, the
/// wording tells.
struct Respelling: Sendable {
  /// How many places of a line may be other letters.
  private static let places = 4
  /// How long, in bytes, a line may be that can be a label or a command.
  private static let length = 200

  /// What a line may have been typed for: with the letters in all places that may be others first.
  let spellings: [String]

  /// What a line may have been typed for, in the words of a vocabulary. What a recogniser has heard is spelled as it should
  /// be.
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

  /// Where a text has letters that may stand for another, and for which.
  private static func respellable(
    _ text: String, _ vocabulary: Vocabulary
  ) -> [(range: Range<String.Index>, letter: String)] {
    guard !vocabulary.typedLetters.isEmpty, text.utf8.count <= length else { return [] }
    let lowered = text.lowercased()
    // Where lower case is another length, places in the one are none in the other.
    guard lowered.utf8.count == text.utf8.count else { return [] }
    var found: [(Range<String.Index>, String)] = []
    // Nearly no line has any: to look for them costs less than to look for where they are.
    for (typed, letter) in vocabulary.typedLetters where lowered.cut(at: typed) != nil {
      for range in lowered.ranges(of: typed) { found.append((range, letter)) }
    }
    return Array(found.sorted { $0.0.lowerBound < $1.0.lowerBound }.prefix(places))
  }
}
