/// Several commands in one line, each for a thing of its own: "turn off the lamp and turn on the wifi", "lamp off wifi on" (LOOP-15).
extension Engine {
  /// In characters.
  static var longestBoth: Int { 200 }

  /// Returns the engine after all parts of a line, in their order. Returns nil unless each part alone is a command that sets
  /// another thing, is understood, and asks nothing.
  func afterBoth(_ line: Line) -> Engine? {
    guard layers.isEmpty, !lineContext.isSelecting, !lineContext.entries.isLongToSearch,
      line.text.count <= Self.longestBoth, corrected(line.text).map({ isOrder($0.correction) }) ?? true
    else { return nil }
    var reading = OrdersReading(line.text, in: lineContext, isNear: false)
    let all = reading.readings()
    let done = all.lazy.compactMap { reading -> (reading: OrdersReading.Reading, engine: Engine)? in
      var other = self
      let orders = momentsLast(reading.orders)
      let areSet = orders.enumerated().allSatisfy { index, order in
        let isFirst = order.lines == reading.orders[0].lines
        return !other.set(by: order.part.text, of: line, isFirst: isFirst, mayAsk: index == orders.count - 1).isEmpty
      }
      return areSet ? (reading, other) : nil
    }.prefix(2)
    // 洋葱不要蘑菇要 may be parted in two ways that disagree.
    guard let first = done.first else { return nil }
    let areSame = done.allSatisfy { first.reading < $0.reading || $0.engine.runner.state == first.engine.runner.state }
    return areSame ? first.engine : nil
  }

  /// Returns some orders with those that set moments last, because what a time may mean is asked last.
  func momentsLast(_ orders: [PartOrder]) -> [PartOrder] {
    let moments = orders.filter { $0.lines.contains { lineContext.entries[$0].holdsMoment } }
    return orders.filter { order in !moments.contains { $0.lines == order.lines } } + moments
  }

  /// Returns the engine after a line sets things and names others that stay as they are: "turn on the radio, not the heating". Nil if it
  /// does not.
  func afterContrast(_ line: Line) -> Engine? {
    guard layers.isEmpty, !lineContext.isSelecting, line.text.count <= Self.longestBoth else { return nil }
    let contrasts = ["check.except", "check.keep"].flatMap { key in
      user.wording.phrases(key).flatMap { line.text.parts(of: $0) }.map { (said: $0.0, others: $0.1, key: key) }
    }
    return contrasts.lazy.compactMap { said, others, key -> Engine? in
      let context = lineContext
      let left = context.lines(meantBy: others)
      var other = self
      let things = other.set(by: said.trimmingCommas(), of: line)
      let entries = things.compactMap(context.entries.entry)
      // Only a thing or a value can be left out: "but turn off the radio" is another order.
      let isValue =
        user.understander.number(context.withoutUnit(others)) != nil
        || entries.contains { $0.offersValue(named: Folding.fold(others), in: context) }
      guard !things.isEmpty, !left.isEmpty || isValue, !context.saysOrder(others),
        !entries.contains(where: \.takesShortText),
        things.isDisjoint(with: left.compactMap { context.entries[$0].id })
      else { return nil }
      // What is checked is said with what is not: "cheese, not ham".
      let boxes = left.filter { context.entries[$0].isCheckBox && context.entries[$0].isTurned(on: true) == true }
      if !boxes.isEmpty, left.count == 1, key == "check.except" {
        other.carryOut(SeveralBoxes(context: other.lineContext).check(boxes, false))
      }
      return other
    }.first
  }

  /// Returns the engine after a line sets a number or a moment and corrects it. Read as a whole, "ten pm I mean eleven pm" is 22:11.
  func afterCorrectedValue(_ line: Line) -> Engine? {
    guard layers.isEmpty, user.words.corrections.value.mayCorrect(line.text), let other = afterCorrection(line),
      let thing = (other.memory.assigned?.id).flatMap(other.entry), thing.holdsMoment || thing.scale != nil
    else { return nil }
    return other
  }

  /// Returns the engine after a line sets a thing and corrects that: "turn off the lamp, I mean the heating". What is said is only what
  /// the correction says. Nil if the first thing would stay set.
  func afterCorrection(_ line: Line) -> Engine? {
    guard let (said, correction) = corrected(line.text), !lineContext.isSelecting else { return nil }
    if layers.picker != nil { return after(line, correcting: said, by: correction) }
    guard layers.isEmpty else { return nil }
    var other = self
    let set = other.set(by: said, of: line)
    let firstSet = lineContext.entries.ownLines.lazy.compactMap(\.entry.id).first(where: set.contains)
    guard let thing = firstSet, set.count == 1 else { return nil }
    other.turn = turn
    (other.memory.correctable, other.memory.assigned) = (other.memory.assigned ?? Memory.Assigned(id: thing), nil)
    let corrects = ParsedLine(line.saying(correction), user.vocabulary)
    if !other.correct(corrects) { other.understand(corrects) }
    guard !other.turn.isRefusal, other.memory.failures <= memory.failures else { return nil }
    let isAsBefore = other.entry(thing)?.control?.held == entry(thing)?.control?.held
    return isAsBefore || other.memory.assigned?.id == thing ? other : nil
  }

  /// Returns the engine after the open picker has taken the second of two values: "seven, no, sorry, eight", or the first with a number
  /// of the second: "tomorrow at five, no, six". Nil if it does not understand one of the two.
  private func after(_ line: Line, correcting said: String, by correction: String) -> Engine? {
    guard let picker = layers.picker else { return nil }
    let id = picker.id
    func taken(_ value: String) -> Engine? {
      let parsed = ParsedLine(line.saying(value), user.vocabulary)
      if parsed.command != nil { return nil }
      var other = self
      other.understand(parsed)
      let asks = other.layers.picker.map { $0.draft != picker.draft || $0.question != nil } ?? false
      return !other.turn.isRefusal && (asks || other.memory.told.contains(id)) ? other : nil
    }
    guard taken(said) != nil else { return nil }
    let mode = entry(id)?.momentMode
    let values = CorrectionReading(wording: user.wording).values(in: correction).flatMap { value in
      let corrected = user.understander.corrections(of: said, by: value, holdsTime: mode?.hasTime ?? false)
      return mode != nil && user.understander.number(value) != nil ? corrected : corrected + [value]
    }
    for value in values {
      if let engine = taken(value) { return engine }
    }
    return nil
  }

  /// Returns what a line says before words such as "I mean", and the rest. Nil if it has none of them, or only words such as "can you"
  /// before them.
  func corrected(_ text: String) -> (said: String, correction: String)? {
    guard text.count <= Self.longestBoth else { return nil }
    let corrections = CorrectionReading(wording: user.wording)
    let folded = Folding.fold(text)
    // "Pero no" and "a nie" say what is not meant, and take nothing back.
    let contrasts = user.wording.phrases("check.except").compactMap { phrase in
      phrase.cut(at: "{things} ").flatMap { $0.before.isEmpty ? $0.after.cut(at: " {object}")?.before : nil }
    }
    if contrasts.contains(where: { folded.contains(" \(Folding.fold($0)) ") }) { return nil }
    return text.indices.dropFirst().lazy.filter { text[$0] != " " && " ，、,".contains(text[text.index(before: $0)]) }
      .map { (String(text[..<$0]).trimmingSpaces(), String(text[$0...])) }
      .first { said, rest in
        // 不要洋葱，要火腿 takes nothing back.
        func includes() -> Bool { lineContext.object(ofPhrases: "check.include", in: rest) != nil }
        // In "altı kişiyiz, aile odası olsun", words at the end say what is wanted after the comma.
        let values = corrections.values(in: rest).filter { value in
          !rest.hasPrefix(value) || !value.contains(where: SelectionReading.commas.contains)
        }
        return !values.isEmpty && !values.contains(where: saysOnlyMore)
          && !(includes() && lineContext.leftOut(in: said) != nil) && !lineContext.leavesOut(rest)
          && !([said] + user.writtenWithoutCourtesy(said)).contains(where: user.isCourtesy)
      }
  }

  /// Returns whether a text that may correct is rather another order: "make it the family room".
  private func isOrder(_ correction: String) -> Bool {
    guard let value = CorrectionReading(wording: user.wording).values(in: correction).first,
      lineContext.order(in: correction, isFirst: false) != nil
    else { return false }
    let orders = user.words.orders.value
    let known = orders.beside.union(orders.wanting)
    return Folding.fold(correction).without(Folding.fold(value)).contains { rest in
      rest.split(separator: " ").allSatisfy { known.contains(String($0)) && !lineContext.pronouns.contains(String($0)) }
    }
  }

  /// Returns whether a text only says "more" or "less": "no more" is no correction.
  private func saysOnlyMore(_ text: String) -> Bool {
    let (words, orders) = (Set(Folding.fold(text).split(separator: " ").map(String.init)), user.words.orders.value)
    return orders.raising.phrases.contains(words) || orders.lowering.phrases.contains(words)
  }

  /// Takes a part of a line, and returns the things that it sets; none if it does anything else. With `mayAsk`, it may ask what a value
  /// means.
  mutating func set(by part: String, of line: Line, isFirst: Bool = false, mayAsk: Bool = false) -> Set<ID> {
    guard let (order, lines) = lineContext.order(in: part, isFirst: isFirst) else { return [] }
    let things = Set(lines.compactMap { view.front.entries[$0].id })
    let (before, failures, path) = (turn, memory.failures, navigator.path)
    (turn, memory.assigned, memory.line) = (Turn(), nil, order)
    let boxes = SeveralBoxes(context: lineContext).taken(byPart: order)
    let parsed = ParsedLine(line.saying(lineContext.lineCounting(order) ?? order), user.vocabulary)
    if let boxes { carryOut(boxes.outcome) } else { understand(parsed) }
    let asks = mayAsk && layers.picker?.question != nil
    guard !turn.isRefusal, memory.failures <= failures, layers.isEmpty || asks, navigator.path == path,
      memory.assigned.map({ things.contains($0.id) }) ?? true
    else { return [] }
    let said = turn
    turn = before
    // One of two answers says what it is about.
    let name = things.count == 1 ? things.first.flatMap(toldName) : nil
    turn.add(name.map(said.named) ?? said)
    return things
  }

  /// The name of a thing that is set; of a radio group, that of the button that is checked.
  func toldName(of thing: ID) -> LocalizedText? {
    let entries = view.front.entries
    guard let line = entries.line(of: thing, hint: focus.line) else { return nil }
    let group = entries.groups.first { $0.lines.lowerBound == line && $0.radioGroup != nil }
    let checked = group?.lines.first { entries[$0].isPartOfGroup && entries[$0].isTurned(on: true) == true }
    return entries[checked ?? line].title
  }
}

extension LineContext {
  /// In letters.
  private static var shortest: Int { 2 }

  /// Returns the order in a text, without words such as "please" where it is none with them, and the lines of what it sets.
  func order(in text: String, isFirst: Bool) -> (order: String, lines: [Int])? {
    ([text] + user.writtenWithoutCourtesy(text) + synonymous(text)).lazy
      .map { ($0, self.lines(setBy: $0, isFirst: isFirst)) }.first { !$0.1.isEmpty }
  }

  /// Returns the line of the one switch that a text only names: "encrypt the disk".
  func lineOfSwitch(named text: String) -> Int? {
    let found = candidates(Folding.fold(text))
    guard found.isWhole, found.candidates.count == 1, let line = found.candidates[0].line else { return nil }
    return entries[line].isSwitch ? line : nil
  }

  /// Returns the lines of what a text turns on or off, checks, or gives a value.
  private func lines(setBy text: String, isFirst: Bool) -> [Int] {
    if let boxes = SeveralBoxes(context: self).taken(byPart: text)?.lines { return boxes }
    if let line = counted(by: text)?.line { return [line] }
    let parsed = ParsedLine(Line(text), user.vocabulary)
    if let line = line(setBy: parsed, isFirst: isFirst) { return [line] }
    return SeveralBoxes(context: self).outcome(parsed).map(lines(setBy:)) ?? []
  }

  /// Returns what a part of a line may say that needs the words of the part before it: "lower the temperature by two" for "the temperature
  /// by two" after "lower the brightness by ten", and "with encryption" for the name after "no updates but".
  func completion(of part: String, after first: String, isContrast: Bool) -> String? {
    let name = Folding.fold(part)
    if isContrast, leftOut(in: first) != nil, !denies(name), ([name] + saidNames(name)).contains(where: isName) {
      return wording.phrases("check.include").first?.replacing("{object}", with: part)
    }
    let (words, orders) = (part.split(separator: " "), user.words.orders.value)
    let moving = orders.raising.beforeValue.union(orders.lowering.beforeValue)
    guard words.contains(where: { moving.contains(Folding.fold($0)) }) else { return nil }
    // "Lower the" stands before the name without its article.
    let plain = words.drop { nameForms.isArticle(Folding.fold($0)[...]) }.joined(separator: " ")
    let names = entries.ownLines.filter { $0.entry.scale != nil }.compactMap { $0.entry.title.map(folded) }
    func begins(_ text: Substring) -> Bool {
      names.contains { name in
        var rest = text
        return rest.drop(label: name, wordEnds: true)
      }
    }
    guard begins(plain[...]) else { return nil }
    let place = first.indices.dropFirst().first { first[...].isBreak($0) && begins(first[$0...]) }
    return place.map { first[..<$0].trimmingSpaces() + " " + plain }
  }

  /// Returns whether a text does more than name a thing: "but no friday", "but turn off the radio".
  fileprivate func saysOrder(_ text: String) -> Bool {
    let parsed = ParsedLine(Line(text), user.vocabulary)
    let turning = commandsWithObject(parsed).contains { $0.command.checks != nil && candidates($0.object).isWhole }
    return leftOut(in: text) != nil || turning && !isName(parsed.folded)
      || !AssignmentReading(context: self).states(parsed).isEmpty
  }

  private func line(setBy parsed: ParsedLine, isFirst: Bool) -> Int? {
    let reading = AssignmentReading(context: self)
    let turning: Set<ObjectCommand> = [.turnOn, .turnOff, .choose, .deselect]
    let names = commandsWithObject(parsed).filter { turning.contains($0.command) }.map(\.object)
    for name in names + reading.states(parsed).map(\.name) {
      let found = candidates(name)
      // A word of two letters is rather an article than the beginning of a name: "a" in Portuguese.
      guard
        found.isWhole || name.count > Self.shortest || name.unicodeScalars.contains(where: Folding.standsWithoutSpaces)
      else { continue }
      let lines = found.candidates.map(\.line)
      if lines.count == 1, let line = lines[0], entries[line].isSwitch { return line }
    }
    let given = reading.assignments(parsed).first { assignment in
      let entry = entries[assignment.line]
      return entry.isValued && (!entry.isSwitch || reading.isOn(Folding.fold(assignment.value)) != nil)
        && mayOffer(assignment.value, onLine: assignment.line)
    }
    return given?.line ?? FreeOrderReading(context: self).lineSet(by: parsed, isFirst: isFirst)
  }

  /// Returns whether a text may be the value of a thing that offers some: "Bristol to York" is none of London, Bristol and York.
  private func mayOffer(_ value: String, onLine line: Int) -> Bool {
    let options = FreeOrderReading(context: self).options(ofLine: line).map(folded)
    return options.isEmpty || !value.contains(" ") || !matches(Folding.fold(value), in: options).isEmpty
      || ListPlace(value, user.understander) != nil
  }
}
