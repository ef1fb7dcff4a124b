/// Lines that give the one thing for a moment, by a word of its name's stem: "deliver it at half past seven" for the Delivery time.
extension FreeOrderReading {
  /// In letters.
  private static let (shortestStem, shortestUnspacedStem) = (4, 2)

  func moment(_ parsed: ParsedLine) -> Outcome? {
    let things = context.entries.ownLines.filter { $0.entry.holdsMoment }
    guard !things.isEmpty else { return nil }
    let understander = context.user.understander
    let ways = [
      DatedText(parsed.text, understander, now: context.now),
      DatedText(parsed.text, joinedBy: [""], understander, now: context.now),
    ]
    return ways.lazy.compactMap(\.self).compactMap { dated -> Outcome? in
      let text = context.user.withoutCourtesy(dated.text).last ?? Folding.fold(dated.text)
      let words = text.split(separator: " ").map(String.init).filter { word in
        !isFiller(word) && !context.pronouns.contains(word)
      }
      guard words.count == 1 else { return nil }
      let named = things.filter { thing in
        thing.entry.title.map { sharesStem(words[0], with: context.folded($0)) } ?? false
      }
      return named.count == 1
        ? Outcome(.assign([Assignment(line: named[0].line, value: dated.moment)], asked: parsed.line)) : nil
    }.first
  }

  private func sharesStem(_ word: String, with title: String) -> Bool {
    let least = word.isUnspaced ? Self.shortestUnspacedStem : Self.shortestStem
    return title.split(separator: " ").contains { zip($0, word).prefix { $0 == $1 }.count >= least }
  }
}
