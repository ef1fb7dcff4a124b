/// Reads which of many are meant: "3 to 7", "2 4 9", "milk and eggs" (EDIT-1), by the patterns of `select.range` and
/// `select.and` in a wording.
struct SelectionReading {
  /// One of the things that a line names.
  enum Part: Equatable {
    /// All from a number to a number: the same one for one thing.
    case numbers(Int, Int)
    case label(String)
  }

  /// What stands before the first thing, between it and the last, and after that.
  fileprivate struct Pattern {
    var before: String
    var between: String
    var after: String
  }

  private let locale: LoadedLocale
  private let ranges: [Pattern]
  private let joints: [Pattern]

  /// Reads in a locale's words, and in English ones.
  init(_ locale: LoadedLocale) {
    self.locale = locale
    func patterns(_ key: String) -> [Pattern] {
      let phrases = locale.wording.alternatives(key)
      return (phrases.own + phrases.english).compactMap { Pattern($0) }
    }
    ranges = patterns("select.range")
    joints = patterns("select.and")
  }

  /// The parts of a folded line, where there are `count` things; one label where it is nothing else. A dash between digits,
  /// which folding takes away, is in `text`.
  func parts(_ folded: String, in text: String, count: Int) -> [Part] {
    let parts = parts(folded, joints[...], count: count)
    if parts.count == 2, case .numbers(let first, _) = parts[0], case .numbers(let last, _) = parts[1],
      holdsDash(text)
    {
      return [.numbers(first, last)]
    }
    return parts
  }

  private func parts(_ folded: String, _ joints: ArraySlice<Pattern>, count: Int) -> [Part] {
    if let (first, last) = range(folded) { return [.numbers(first, last)] }
    let number = NumberReading.number(folded, in: locale)
    if let number, number <= count { return [.numbers(number, number)] }
    let words = folded.split(separator: Character(" "))
    let numbers = words.compactMap { NumberReading.number(String($0), in: locale) }
    if words.count > 1, numbers.count == words.count { return numbers.map { .numbers($0, $0) } }
    if let number { return [.numbers(number, number)] }
    guard let joint = joints.first else { return [.label(folded)] }
    return folded.split(separator: joint.between).flatMap { self.parts(String($0), joints.dropFirst(), count: count) }
  }

  /// A folded text without a word before it that joins it to others: "and 3".
  func withoutJoint(_ folded: String) -> String {
    for joint in joints {
      let word = joint.between.trimmingSpaces() + " "
      if word.count > 1, folded.hasPrefix(word) { return String(folded.dropFirst(word.count)) }
    }
    return folded
  }

  private func range(_ folded: String) -> (Int, Int)? {
    for pattern in ranges where folded.hasPrefix(pattern.before) && folded.hasSuffix(pattern.after) {
      let inner = folded.dropFirst(pattern.before.count).dropLast(pattern.after.count)
      let ends = inner.split(separator: pattern.between, maxSplits: 1, omittingEmptySubsequences: false)
      if ends.count == 2, let first = NumberReading.number(String(ends[0]), in: locale),
        let last = NumberReading.number(String(ends[1]), in: locale)
      {
        return (first, last)
      }
    }
    return nil
  }

  private func holdsDash(_ text: String) -> Bool {
    let characters = text.filter { $0 != " " }
    return zip(characters, characters.dropFirst()).contains { $0.isNumber && "-–—".contains($1) }
  }
}

extension SelectionReading.Pattern {
  /// A phrase with places for the first and the last thing; nil where it has not both, with something between.
  fileprivate init?(_ phrase: String) {
    guard let first = phrase.firstRange(of: "{first}"), let last = phrase.firstRange(of: "{last}"),
      first.upperBound < last.lowerBound
    else { return nil }
    before = Folding.foldPiece(phrase[..<first.lowerBound])
    between = Folding.foldPiece(phrase[first.upperBound..<last.lowerBound])
    after = Folding.foldPiece(phrase[last.upperBound...])
    if between.isEmpty { return nil }
  }
}
