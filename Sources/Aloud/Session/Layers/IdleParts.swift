/// The parts of a line that order nothing here, and what is left without them: "turn the lamp on" of "it's dark in here, so turn the
/// lamp on". What is left is asked about, and never done by itself.
struct IdleParts {
  private let context: LineContext
  private let text: String
  private var parts: [(text: Substring, isIdle: Bool)] = []

  /// `isOrder` tells whether a part is an order, or nearly one.
  init(of text: String, in context: LineContext, isOrder: (String) -> Bool) {
    self.context = context
    self.text = text
    var rest = text[...]
    for part in context.user.words.selection.value.parts(of: text) {
      guard let place = rest.firstRange(of: part) else {
        parts = []
        return
      }
      let isFirst = parts.allSatisfy(\.isIdle)
      parts.append((text[place], isIdle(part, isFirst: isFirst) && !isOrder(part)))
      rest = rest[place.upperBound...]
    }
  }

  /// What is left without the idle parts at the beginning, at both ends, and without all, with the line of the one thing that the last
  /// part before it mentions.
  var rests: [(text: String, mentioned: Int?)] {
    guard let first = parts.firstIndex(where: { !$0.isIdle }), let last = parts.lastIndex(where: { !$0.isIdle }),
      parts.contains(where: \.isIdle)
    else { return [] }
    let all = parts.filter { !$0.isIdle }.map(\.text).joined(separator: ", ")
    let ways = [text[parts[first].text.startIndex...], text[parts[first].text.startIndex..<parts[last].text.endIndex]]
    let mentioned = first > 0 ? line(mentionedBy: String(parts[first - 1].text)) : nil
    return (ways.map(String.init) + [all]).reduce(into: []) { found, way in
      if way != text, !found.contains(where: { $0.text == way }) { found.append((way, mentioned)) }
    }
  }

  /// Returns whether a part of a text orders nothing. The first may mention what is here, as "I can't stand this radio" does, but only with
  /// no word of an order.
  private func isIdle(_ text: String, isFirst: Bool) -> Bool {
    let parsed = ParsedLine(Line(text), context.user.vocabulary)
    let reading = FreeOrderReading(context: context)
    let words = reading.words(of: parsed.folded).map(String.init)
    // "Sand" of "remove tea and sand" is rather another thing.
    guard isFirst || words.count > 1 || parsed.folded.isUnspaced, parsed.command == nil, !context.user.wants(text),
      context.commandsWithObject(parsed).isEmpty, !AdditionReading(context: context).saysAddition(parsed),
      AdditionReading(context: context).done(parsed) == nil, context.lineOfSwitch(named: text) == nil,
      // "Friday, remind me to call" says when.
      context.user.understander.moments(text, now: context.now).isEmpty
    else { return false }
    let (orders, statements) = (reading.orders, reading.orders.statements.words)
    let said = words.filter { word in
      word.count > 1 && !reading.isFiller(word) && !statements.contains(word) && !orders.wanting.contains(word)
    }
    if said.isEmpty { return isFirst }
    // "We are six" counts nothing here, and "no, 3" answers.
    if !words.contains(where: statements.contains), said.contains(where: { context.number($0) != nil }) { return false }
    if words.allSatisfy({ context.mayAnswer($0) || reading.isFiller($0) }) { return false }
    let mentions = said.contains { context.hasName(with: $0) }
    return mentions
      ? isFirst && said.count > 1 && !said.contains(where: orders.all.contains)
      : !said.contains { orders.nameless.contains($0) || !isFirst && context.pronouns.contains($0) }
  }

  private func line(mentionedBy text: String) -> Int? {
    FreeOrderReading(context: context).named(FreeOrderReading(context: context).words(of: Folding.fold(text)))?.line
  }
}
