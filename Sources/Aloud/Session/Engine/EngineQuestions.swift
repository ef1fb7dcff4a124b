/// Lines that ask about something: "is the heating on?", "when is the meeting", "send?". They change nothing, and announce what they
/// ask about (LOOP-13).
extension Engine {
  /// Returns whether a line only asks, by its question mark or by the words that `line.questions` lists. A text, a polite request such
  /// as "can you send it?", and the name of a thing do not.
  func onlyAsks(_ line: Line) -> Bool {
    let parsed = ParsedLine(line, user.vocabulary)
    guard layers.entry == nil, parsed.command == nil else { return false }
    let words = user.words.questions.value
    let isMarked = words.mark(parsed.text)
    // Before a loss, any words may be the phrase that is asked for.
    guard isMarked || !(layers.last?.isGuarded ?? false) && words.match(parsed.folded) else { return false }
    let context = lineContext
    // 아니 is "no", and ends as a question does.
    guard context.shown.activeSearch == nil, isMarked || !context.mayAnswer(parsed.folded) else { return false }
    // "Czy możesz …" is a request, "can I … please" is not, and who asks whether a thing is needed asks.
    if let rest = user.withoutCourtesy(parsed.text).first, !words.match(rest),
      !isMarked || !user.wants(parsed.text) && !isJoined(parsed.folded, to: rest)
    {
      return false
    }
    // French "ou plutôt" corrects, and begins as "où" does, and Italian "è finito il latte" adds, and begins as a question does.
    let isOther =
      context.namesThingThatAsks(parsed, words) || isDateInPicker(parsed) || context.takesBack(parsed.folded)
      || AdditionReading(context: context).saysAddition(parsed)
    if !isMarked, isOther { return false }
    let phrase: LocalizedText? = if case .confirmation(let asked)? = layers.last { asked.phrase } else { nil }
    let titles = context.candidates(parsed.folded).candidates.compactMap(\.line).compactMap {
      context.entries[$0].title
    }
    return !(titles + [phrase].compactMap(\.self)).contains { title in
      isMarked ? words.mark(context.wording.text(title)) : context.folded(title).hasPrefix(parsed.folded)
    }
  }

  /// Returns whether a question has only a word such as "and" or "so" before the rest, which asks for nothing: Russian "а радио
  /// выключено?".
  private func isJoined(_ folded: String, to rest: String) -> Bool {
    guard folded.hasSuffix(rest) else { return false }
    let (before, words) = (folded.dropLast(rest.count).trimmingSpaces(), user.words.selection.value)
    return words.conjunctions.contains(before) || words.contrasts.contains(before)
      || before.count <= 2 && before.unicodeScalars.allSatisfy(\.properties.isCased)
  }

  /// Returns whether a picker is open, and a line is a date in digits: "DiD 21/2/2027" is a Sunday in Scottish Gaelic, and no English
  /// question that begins with "did".
  private func isDateInPicker(_ parsed: ParsedLine) -> Bool {
    layers.picker != nil && parsed.folded.contains(where: \.isNumber)
      && !user.understander.moments(parsed.text, now: now).isEmpty
  }

  /// Announces the one thing that a line asks about, or what is in front if that is a question or a picker.
  mutating func answer(asking parsed: ParsedLine) {
    if let layer = layers.last, layer.menu == nil { return sayFront() }
    let things = lineContext.things(askedAboutBy: parsed)
    guard things.count == 1 else { return notUnderstood(parsed.line) }
    memory.failures = 0
    carryOut([Candidate.place(things[0])].outcome(parsed.line))
  }
}

extension LineContext {
  /// Returns whether a line begins with the name of a thing that is called as questions begin, such as "How many": "how many 3".
  fileprivate func namesThingThatAsks(_ parsed: ParsedLine, _ words: QuestionWords) -> Bool {
    entries.ownLines.contains { _, entry in
      guard entry.takesValue, let label = entry.title.map(folded) else { return false }
      return parsed.folded.hasPrefix(label + " ") && words.match(label + " ")
    }
  }

  /// Returns the lines whose names are the longest in a line that asks, or that a word of it tells from all others.
  fileprivate func things(askedAboutBy parsed: ParsedLine) -> [Int] {
    let named = entries.ownLines.compactMap { line, entry -> (line: Int, length: Int)? in
      guard let label = entry.title.map(folded), !label.isEmpty, mayHold(parsed.folded, label) else { return nil }
      return (line, label.count)
    }
    let longest = named.map(\.length).max()
    let found = named.filter { $0.length == longest }.map(\.line)
    return found.isEmpty ? AssignmentReading(context: self).told(parsed).map(\.line) : found
  }
}
