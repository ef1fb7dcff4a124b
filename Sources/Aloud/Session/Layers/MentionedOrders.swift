/// What a part of a line orders of the thing that the part before it set or mentioned.
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
