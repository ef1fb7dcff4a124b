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
        !isFiller(word) && !context.pronouns.contains(word) && !orders.giving.words.contains(word)
      }
      let named = things.filter { thing in
        let title = thing.entry.title.map(context.folded) ?? ""
        let rest = words.filter { !sharesStem($0, with: title) }
        return rest.count < words.count && leavesNothing(rest)
      }
      let isUnnamed = named.isEmpty && !words.isEmpty && leavesNothing(words)
      let meant = isUnnamed ? things.filter { $0.entry.takes(dated.moment, in: context) } : named
      return meant.count == 1
        ? Outcome(.assign([Assignment(line: meant[0].line, value: dated.moment)], asked: parsed.line)) : nil
    }.first
  }

  private func sharesStem(_ word: String, with title: String) -> Bool {
    let least = word.isUnspaced ? Self.shortestUnspacedStem : Self.shortestStem
    return title.split(separator: " ").contains { zip($0, word).prefix { $0 == $1 }.count >= least }
  }
}

extension Entry {
  /// Returns whether a phrase means a day where the entry holds one, and a time where it holds a time.
  fileprivate func takes(_ phrase: String, in context: LineContext) -> Bool {
    guard let mode = momentMode, let moment = context.user.understander.moments(phrase, now: context.now).first else {
      return false
    }
    return mode.hasDate == (moment.day != nil) && (!moment.namesTime || mode.hasTime)
  }
}
