/// What a line that is not understood probably means, which is asked and never done by itself (LOOP-2).
extension Engine {
  /// Returns the question whether the nearest name was meant, or the orders that a line gives beside words that nothing here knows.
  func nearest(to line: Line) -> Layer? {
    if line.isRecognised { return nil }
    if let name = nearestName(to: line) {
      return .hearing(HearingLayer(alternatives: [user.wording.text(name)], nearest: name))
    }
    guard layers.isEmpty else { return nil }
    // A whole command that does nothing here is not parted: 摘要 is "summary", although its letters also say that 摘 is wanted.
    let isCommand = ParsedLine(line, user.vocabulary).command != nil
    let asked = isCommand ? nil : questionAboutOrders(in: line) ?? questionAboutAdding(line)
    return (asked ?? questionAboutDiscarding(line)).map(Layer.hearing)
      ?? questionAboutOption(in: line).map(Layer.choice)
  }

  /// Returns the question which of several things is to have the option that a line says beside a word that nothing here knows.
  private func questionAboutOption(in line: Line) -> ChoiceLayer? {
    guard mayAsk(about: line) else { return nil }
    let reading = FreeOrderReading(context: lineContext, unknown: 1)
    return ([line.text] + user.writtenWithoutCourtesy(line.text)).lazy.map { text -> [Assignment] in
      let parsed = ParsedLine(line.saying(text), user.vocabulary)
      let words = reading.words(of: parsed.folded)
      return reading.ordersNothing(words, parsed) ? [] : reading.optionAlone(words, parsed)
    }.first { $0.count > 1 }.map { ChoiceLayer(candidates: $0.map(Candidate.assignment)) }
  }

  /// Carries out the orders of several parts of a line, and names each thing in what is said of it. One undo takes them all back.
  mutating func take(_ orders: [PartOrder]) {
    let undoCount = runner.history.count
    memory.onlyAsks = false
    // An order may ask something, and then its thing is no longer in front.
    let things = orders.map { orders.count > 1 && $0.lines.count == 1 ? view.front.entries[$0.lines[0]].id : nil }
    for (order, thing) in zip(orders, things) where layers.isEmpty {
      memory.assigned = nil
      guard let outcome = order.outcome else {
        _ = set(by: order.part.text, of: order.part, isFirst: true)
        continue
      }
      let said = apart { $0.carryOut(outcome) }
      turn.add(thing.flatMap(toldName).map(said.named) ?? said)
    }
    joinActs(since: undoCount)
  }

  /// Takes what is left of a line without the words that order nothing.
  mutating func takeRest(_ line: Line) {
    let undoCount = runner.history.count
    turn.add(apart { $0.understandAsTyped(line) })
    joinActs(since: undoCount)
  }

  /// Makes the acts of one line, or those that one "yes" has confirmed, one act, which one undo takes back.
  mutating func joinActs(since undoCount: Int) {
    guard layers.isEmpty, runner.history.count > undoCount + 1 else { return }
    runner.history.join(since: undoCount)
    // "No, twenty" corrects the last value, and undoes nothing else.
    memory.assigned?.direction = nil
  }

  /// Returns the one name in the list in front that a typed line probably means.
  private func nearestName(to line: Line) -> LocalizedText? {
    let context = lineContext
    guard isListInFront(in: context) else { return nil }
    let parsed = ParsedLine(line, user.vocabulary)
    return ([parsed.folded] + context.chosenObjects(parsed)).lazy.compactMap(context.nearestName).first
  }

  /// Returns the question whether the orders were meant that a line gives beside words that order nothing: "I'm on the phone, kill the
  /// radio". A line that begins as a question gives some only after that.
  func questionAboutOrders(in line: Line, endingQuestion: Bool = false, least: Int = 1) -> HearingLayer? {
    let said = corrected(line.text)?.said
    guard mayAsk(about: line), said.map({ lineContext.order(in: $0, isFirst: true) == nil }) ?? true else { return nil }
    var reading = OrdersReading(line.text, in: lineContext, isNear: true)
    let isMarked = user.words.questions.value.mark(line.text)
    func isOrder(_ reading: OrdersReading.Reading) -> Bool {
      let plain = isMarked ? user.writtenWithoutCourtesy(reading.last).first : nil
      return reading.beginsIdly && (!isMarked || plain.map { !reading.last.hasPrefix($0) } ?? false)
    }
    return reading.readings().lazy.filter {
      ($0.orders.count + ($0.isCorrected ? 1 : 0) >= least) && (!endingQuestion || isOrder($0))
    }.compactMap { reading in
      let one = reading.orders.count == 1 && !line.isRest ? reading.orders.first : nil
      return question(about: reading.orders) ?? one.flatMap { question(taking: $0.part.text, insteadOf: line) }
    }.first
  }

  /// Returns the question whether a line with a question mark asks for something: "can I get a large one?"
  func questionWithoutMark(of line: Line) -> HearingLayer? {
    // "Do we need ham?" asks.
    guard mayAsk(about: line), !line.isRest, let plain = user.words.questions.value.withoutMark(line.text),
      let wanted = user.words.wants.value.removed(from: plain).first, plain.contains(wanted)
    else { return nil }
    return question(taking: plain, insteadOf: line)
  }

  /// Returns the question whether a line that says that something is needed asks to add it: "we need tomatoes as well".
  private func questionAboutAdding(_ line: Line) -> HearingLayer? {
    let reading = AdditionReading(context: lineContext)
    guard mayAsk(about: line), !line.isRest, reading.addsThings,
      let wanted = user.words.wants.value.removed(from: line.text).first,
      let thing = user.writtenWithoutCourtesy(line.text).first, !reading.needs(thing, line),
      // "I want to see the list" wants nothing that can be added.
      thing == user.writtenWithoutCourtesy(wanted).first ?? wanted,
      let pattern = user.wording.phrases("value.add").first
    else { return nil }
    return question(taking: pattern.replacing("{value}", with: thing), insteadOf: line)
  }

  /// Returns the question whether the one button was meant that discards what a line says, in other words for that: "scrap the plan" for
  /// "Delete the plan". The button asks once more.
  private func questionAboutDiscarding(_ line: Line) -> HearingLayer? {
    let context = lineContext
    guard mayAsk(about: line) else { return nil }
    let said = ([line.text] + user.writtenWithoutCourtesy(line.text)).lazy.compactMap {
      context.object(ofPhrases: "value.discard", at: "{object}", in: $0)
    }.first
    guard let said else { return nil }
    let words = FreeOrderReading(context: context).words(of: Folding.fold(said)).filter {
      !context.nameForms.isArticle($0)
    }
    let found = view.front.entries.ownLines.compactMap { _, entry -> LocalizedText? in
      guard entry.announcement.states.contains(.destructive), let title = entry.title else { return nil }
      let name = context.folded(title)
      let isSaid = words.map(String.init).contains { word in
        word.isUnspaced
          ? word.count > 1 && name.contains(word)
          : word.count >= AssignmentReading.shortestWord
            && name.split(separator: " ").contains { context.nameForms.areForms(word, String($0)) }
      }
      return isSaid ? title : nil
    }
    return found.count == 1 ? HearingLayer(alternatives: [user.wording.text(found[0])], nearest: found[0]) : nil
  }

  private func mayAsk(about line: Line) -> Bool {
    layers.isEmpty && !line.isRecognised && line.text.count <= OrdersReading.limit
      && !lineContext.entries.isLongToSearch
  }

  /// Returns the question whether a text was meant. Nil unless the text sets something.
  private func question(taking text: String, insteadOf line: Line) -> HearingLayer? {
    var rest = line.saying(text)
    rest.isRest = true
    var other = self
    other.turn = Turn()
    other.takeRest(rest)
    if case .hearing(let question)? = other.layers.last { return question }
    let asks = other.layers.picker?.question != nil
    guard !other.turn.isRefusal, asks || other.layers.isEmpty && other.runner.stateNumber != runner.stateNumber,
      other.memory.failures <= memory.failures
    else { return nil }
    return question(Outcome(.takeRest(rest)), saying: text, after: other)
  }

  /// Returns the question whether some orders were meant. Nil unless they set something, and nothing else happens.
  private func question(about orders: [PartOrder]) -> HearingLayer? {
    let lines = orders.flatMap(\.lines)
    guard Set(lines).count == lines.count else { return nil }
    var other = self
    other.turn = Turn()
    other.carryOut(Outcome(.takeEach(orders)))
    guard !other.turn.isRefusal, other.memory.failures <= memory.failures else { return nil }
    // A time that may mean two is asked about in its turn.
    if other.layers.picker?.question != nil {
      let sorted = momentsLast(orders)
      return sorted.map(\.lines) == orders.map(\.lines)
        ? question(about: orders, askingLast: other) : question(about: sorted)
    }
    guard other.layers.isEmpty, other.isHere(self),
      lines.contains(where: { heldFacts(ofLine: $0) != other.heldFacts(ofLine: $0) })
    else { return nil }
    return question(Outcome(.takeEach(orders)), setting: lines, after: other)
  }

  /// Returns the question whether some orders were meant, of which the last has a value of several meanings. Nil if another has.
  private func question(about orders: [PartOrder], askingLast other: Engine) -> HearingLayer? {
    guard case .assign(let asked, _)? = orders.last?.outcome?.effects.first, let last = asked.first,
      view.front.entries[last.line].id == other.layers.picker?.id, let title = view.front.entries[last.line].title
    else { return nil }
    let lines = orders.flatMap(\.lines)
    let value = LocalizedText.facts([title, .verbatim(last.value)])
    let others = lines.filter { $0 != last.line }
    var before = self
    before.carryOut(Outcome(.takeEach(orders.dropLast())))
    guard before.isHere(self) else { return nil }
    let nearest = others.isEmpty ? value : listed([before.facts(ofLines: others), value])
    return HearingLayer(
      alternatives: [user.wording.text(nearest)], nearest: nearest, meant: Outcome(.takeEach(orders)), lines: lines)
  }

  /// Returns whether this engine shows the same things as another.
  private func isHere(_ other: Engine) -> Bool {
    other.navigator.path == navigator.path && other.view.front.entries.count == view.front.entries.count
  }

  /// Returns the question whether an outcome was meant, which names all that it sets, or else repeats what was said.
  private func question(
    _ outcome: Outcome, saying said: String? = nil, setting lines: [Int] = [], after other: Engine
  ) -> HearingLayer {
    // What the app or an order sets besides is asked about, too.
    let others = view.front.entries.ownLines.filter { line, entry in
      entry.isValued && !entry.isPartOfGroup && !lines.contains(line) && other.layers.isEmpty && other.isHere(self)
        && heldFacts(ofLine: line) != other.heldFacts(ofLine: line)
    }.map(\.line)
    // What a group holds says which of its radio buttons is checked.
    let groups = view.front.entries.groups.filter { $0.radioGroup != nil && others.contains($0.lines.lowerBound) }
    let lines = lines.filter { line in !groups.contains { $0.lines.contains(line) } }
    let name = others.isEmpty ? said.map(LocalizedText.verbatim) : nil
    let nearest = name ?? other.facts(ofLines: others + lines)
    return HearingLayer(
      alternatives: [user.wording.text(nearest)], nearest: nearest, meant: outcome, lines: lines + others)
  }

  /// Returns what some things hold, boxes alike together: "Size, Large, and Ham and Olives, checked".
  private func facts(ofLines lines: [Int]) -> LocalizedText {
    let entries = view.front.entries
    func boxes(_ isOn: Bool) -> [LocalizedText] {
      let alike = lines.filter { entries[$0].isCheckBox && entries[$0].isTurned(on: isOn) == true }
      guard let first = alike.first else { return [] }
      return [.facts([listed(alike.compactMap { entries[$0].title })] + heldFacts(ofLine: first).suffix(1))]
    }
    let others = lines.filter { !entries[$0].isCheckBox }.map { LocalizedText.facts(heldFacts(ofLine: $0)) }
    return listed(others + boxes(true) + boxes(false))
  }

  private func listed(_ texts: [LocalizedText]) -> LocalizedText { .message(.plain(value: .list(texts, .and))) }

  /// The name of the thing on a line, and what it holds.
  private func heldFacts(ofLine line: Int) -> [LocalizedText] {
    let entry = view.front.entries[line]
    let said = entry.announcement
    let state = said.states.first.map { user.renderer.words(for: $0, of: said) }
    let held = said.value?.withoutLimits ?? state ?? entry.id.flatMap(toldName)
    return [said.name, held].compactMap(\.self)
  }
}
