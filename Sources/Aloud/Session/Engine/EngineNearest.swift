/// What a line that is not understood probably means, which is asked and never done by itself (LOOP-2).
extension Engine {
  /// The number of words that a line may have besides those of an order.
  private static var mostUnknown: Int { 2 }

  /// Returns the question whether the nearest name was meant, or the orders that a line gives beside words that nothing here knows.
  func nearest(to line: Line) -> HearingLayer? {
    if line.isRecognised { return nil }
    if let name = nearestName(to: line) {
      return HearingLayer(alternatives: [user.wording.text(name)], nearest: name)
    }
    guard layers.isEmpty else { return nil }
    let written = [line.text] + user.writtenWithoutCourtesy(line.text)
    func first(_ orders: @escaping (String) -> [PartOrder]?) -> HearingLayer? {
      written.lazy.compactMap { orders($0).flatMap(question) }.first
    }
    return first(mentioned) ?? nearestParts(of: line).flatMap(question) ?? first(nearestOrders)
  }

  /// Carries out the orders of several parts of a line, and names each thing in what is said of it.
  mutating func take(_ orders: [PartOrder]) {
    for order in orders {
      memory.assigned = nil
      guard let outcome = order.outcome else {
        _ = set(by: order.part.text, of: order.part)
        continue
      }
      let said = apart { $0.carryOut(outcome) }
      let thing = orders.count > 1 && order.lines.count == 1 ? view.front.entries[order.lines[0]].id : nil
      turn.add(thing.flatMap(toldName).map(said.named) ?? said)
    }
  }

  /// Returns the one name in the list in front that a typed line probably means.
  private func nearestName(to line: Line) -> LocalizedText? {
    let context = lineContext
    guard isListInFront(in: context) else { return nil }
    let parsed = ParsedLine(line, user.vocabulary)
    return ([parsed.folded] + context.chosenObjects(parsed)).lazy.compactMap(context.nearestName).first
  }

  /// Returns what a text sets beside a word or two that nothing here knows: "crank the volume up".
  private func nearestOrders(in text: String) -> [PartOrder]? {
    let parsed = ParsedLine(Line(text), user.vocabulary)
    let reading = FreeOrderReading(context: lineContext)
    func outcome(_ unknown: Int) -> Outcome? {
      FreeOrderReading(context: lineContext, unknown: unknown).outcome(parsed)
    }
    let nearest = outcome(1)
    // Words for on and off are also said of what was: "last night I left the radio on".
    guard let outcome = nearest ?? outcome(Self.mostUnknown), let line = outcome.lineSet,
      nearest != nil || !view.front.entries[line].isSwitch
    else { return mentioned(in: text) }
    return reading.turned(on: lineContext.switchesOff(named: line), parsed)
      + [PartOrder(part: parsed.line, outcome: outcome, lines: [line])]
  }

  private func mentioned(in text: String) -> [PartOrder]? {
    MentionReading(context: lineContext, unknown: Self.mostUnknown).orders(ParsedLine(Line(text), user.vocabulary))
  }

  /// Returns the orders in the parts of a line, of which the others say nothing of what is here: "kill the radio, I'm on the phone".
  private func nearestParts(of line: Line) -> [PartOrder]? {
    let parts = user.words.selection.value.parts(of: line.text)
    guard parts.count > 1, line.text.count <= Self.longestBoth, !lineContext.entries.isLongToSearch else { return nil }
    var orders: [PartOrder] = []
    for part in parts {
      if let order = lineContext.order(in: part, isFirst: orders.isEmpty) {
        let lines = order.things.compactMap { view.front.entries.line(of: $0, hint: focus.line) }.sorted()
        orders.append(PartOrder(part: line.saying(part), lines: lines))
      } else if let nearest = nearestOrders(in: part) {
        orders += nearest
      } else if !lineContext.isIdle(part) {
        return nil
      }
    }
    return orders.isEmpty ? nil : orders
  }

  /// Returns the question whether some orders were meant. Nil unless they set something, and nothing else happens.
  private func question(about orders: [PartOrder]) -> HearingLayer? {
    let outcome = Outcome(.takeEach(orders))
    let lines = orders.flatMap(\.lines)
    guard Set(lines).count == lines.count else { return nil }
    var other = self
    other.turn = Turn()
    other.carryOut(outcome)
    guard !other.turn.isRefusal, other.layers.isEmpty, other.memory.failures <= memory.failures,
      other.navigator.path == navigator.path,
      other.view.front.entries.count == view.front.entries.count,
      lines.contains(where: { heldFacts(ofLine: $0) != other.heldFacts(ofLine: $0) })
    else { return nil }
    // What the app or an order sets besides is asked about, too.
    let others = view.front.entries.ownLines.filter { line, entry in
      entry.isValued && !entry.isPartOfGroup && !lines.contains(line)
        && heldFacts(ofLine: line) != other.heldFacts(ofLine: line)
    }
    let name = other.facts(ofLines: others.map(\.line) + lines)
    return HearingLayer(alternatives: [user.wording.text(name)], nearest: name, meant: outcome, lines: lines)
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

extension LineContext {
  /// Returns whether a text neither mentions what is here nor orders anything: "I'm on the phone".
  fileprivate func isIdle(_ text: String) -> Bool {
    let parsed = ParsedLine(Line(text), user.vocabulary)
    let words = FreeOrderReading(context: self).words(of: parsed.folded).map(String.init)
    // "Sand" of "remove tea and sand" is rather another thing.
    guard words.count > 1 || parsed.folded.isUnspaced, parsed.command == nil, commandsWithObject(parsed).isEmpty,
      !AdditionReading(context: self).saysAddition(parsed)
    else { return false }
    let orders = user.words.orders.value
    let beside = orders.on.words.union(orders.off.words).union(orders.beside)
    return words.allSatisfy { word in
      nameForms.isArticle(word[...]) || word.count == 1
        || (beside.contains(word) || !orders.all.contains(word)) && !negations.contains(word) && !mayAnswer(word)
          && number(word) == nil
          && !hasName(with: word)
    }
  }
}
