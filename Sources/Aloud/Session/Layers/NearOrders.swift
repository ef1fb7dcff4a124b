/// What a part of a line orders beside words that nothing here knows, or of the thing that the part before it set or mentioned.
extension OrdersReading {
  /// In words.
  private static let longestNumber = 3

  /// Returns the order that sets a thing that was moved before to the number that a part says: "quieter, twenty is enough".
  func number(in part: String, ofLine line: Int) -> PartOrder? {
    let said = part.longestRun(of: Self.longestNumber) { context.number(Folding.fold($0)) == nil ? nil : $0 }
    guard let said, context.entries[line].scale?.isOfNumbers == true else { return nil }
    let rest = free.words(of: Folding.fold(part[..<said.run.lowerBound] + " " + part[said.run.upperBound...]))
    let isAlone = free.consist(rest.map(String.init), of: free.orders.all)
    let assigned = Outcome(.assign([Assignment(line: line, value: said.found)], asked: Line(part)))
    return isAlone ? PartOrder(part: Line(part), outcome: assigned, lines: [line]) : nil
  }

  /// Returns what a part orders that says "it" of the thing that was mentioned before.
  func orders(in part: String, about line: Int) -> [PartOrder]? {
    guard let title = context.entries[line].title else { return nil }
    return context.pronouns.lazy.compactMap { pronoun -> [PartOrder]? in
      guard let said = part.replacing(word: pronoun, with: context.wording.text(title)) else { return nil }
      return context.order(in: said, isFirst: false).map { [PartOrder(part: Line($0.order), lines: $0.lines)] }
        ?? context.nearestOrders(in: said)?.orders
    }.first
  }
}

extension LineContext {
  /// Returns what a text sets beside a word or two that nothing here knows, and how many they are: "crank the volume up". At most so many
  /// are left out.
  func nearestOrders(
    in text: String, leavingOut most: Int = OrdersReading.mostUnknown
  ) -> (orders: [PartOrder], unknown: Int)? {
    let tried = 1...min(OrdersReading.mostUnknown, max(1, most))
    return ([text] + user.writtenWithoutCourtesy(text)).lazy.compactMap { said in
      let parsed = ParsedLine(Line(said), self.user.vocabulary)
      return tried.lazy.compactMap { unknown -> (orders: [PartOrder], unknown: Int)? in
        let reading = FreeOrderReading(context: self, unknown: unknown)
        // Words for on and off are also said of what was: "last night I left the radio on".
        let outcome = reading.outcome(parsed)
        let lines = outcome.map(self.lines(setBy:)) ?? []
        guard let outcome, let line = lines.last, unknown == 1 || !self.entries[line].isSwitch else { return nil }
        let switches = reading.turned(on: self.switchesOff(named: line), parsed)
        return (switches + [PartOrder(part: parsed.line, outcome: outcome, lines: lines)], unknown)
      }.first
    }.first
  }

  /// Returns the lines of the things that an outcome sets.
  func lines(setBy outcome: Outcome) -> [Int] {
    guard let effect = outcome.effects.first else { return [] }
    if case .assign(let assignments, _) = effect {
      return assignments.prefix(1).filter { $0.kind != .addition }.map(\.line)
    }
    if case .takeEach(let orders) = effect { return orders.flatMap(\.lines) }
    if case .use(let line, _) = effect { return [line] }
    guard case .act(let act) = effect else { return [] }
    return act.events.compactMap { event in
      if case .changed(let id, _) = event { entries.line(of: id, hint: nil) } else { nil }
    }
  }
}
