/// A change to the current value that a phrase states: "a day later", "five minutes more", "the week after".
public struct HeldShift: Sendable, Equatable {
  /// The starting point of a phrase with an amount.
  enum Base {
    case held
    /// The current value, but only if it is a duration: "another five minutes".
    case heldLength
    /// Either now or the current value: "nach drei Tagen".
    case either
  }

  fileprivate var shift: MomentShift
  /// A Boolean value that indicates whether the phrase can also count from now.
  public fileprivate(set) var isUnclear = false
  /// A Boolean value that indicates whether the change applies only to durations.
  public fileprivate(set) var isOfLength = false

  /// A Boolean value that indicates whether hours, minutes or seconds are counted, so that the time of day changes.
  public var namesTime: Bool { shift.seconds != 0 }

  /// Goes back if `direction` is −1. Returns nil if an amount has a fraction that cannot be converted.
  init?(_ amounts: [DurationAmount], _ direction: Int = 1) {
    guard let shift = MomentShift(amounts, direction) else { return nil }
    self.init(shift: shift)
  }

  fileprivate init(shift: MomentShift, isUnclear: Bool = false, isOfLength: Bool = false) {
    (self.shift, self.isUnclear, self.isOfLength) = (shift, isUnclear, isOfLength)
  }

  /// Returns the moment at this distance from another.
  public func from(_ moment: DateTime) -> DateTime { shift.from(moment) }

  package func reading(from moment: DateTime) -> MomentReading { shift.reading(from: moment) }
}

/// Understands phrases that change the current value, by the `shift` words of the lexicon.
struct HeldShifts: Sendable {
  /// A word beside an amount.
  private struct Word {
    var text: String
    var sign: Int
    var base: HeldShift.Base
  }

  private let words: [Word]
  /// The phrases that state a whole change: "the day after".
  private let phrases: [String: MomentShift]
  /// The phrases that contain one of the words but change nothing: "more than", "less than".
  private let others: Set<String>
  private let durations: OnceRead<DurationUnderstanding>

  init(_ lexicon: Lexicon, _ durations: OnceRead<DurationUnderstanding>) {
    var words: [Word] = []
    var phrases: [String: MomentShift] = [:]
    for line in lexicon.lines where line.kind == "shift" {
      let name = line.name.split(separator: ".", maxSplits: 1).map(String.init)
      let sign = name[0] == "earlier" || name[0] == "shorter" ? -1 : 1
      if name.count == 2, let amount = LexiconAmount(name[1]), let unit = amount.unit {
        for word in line.words {
          phrases[WholePhrases.letters(word)] = MomentShift([(sign * Int(amount.count), unit)])
        }
      } else {
        let base: HeldShift.Base =
          switch name[0] {
          case "either": .either
          case "longer", "shorter": .heldLength
          default: .held
          }
        words += line.words.map { Word(text: Folding.fold($0), sign: sign, base: base) }
      }
    }
    self.words = words.sorted { $0.text.count > $1.text.count }
    self.phrases = phrases
    let fillers = lexicon.lines("duration", "filler").foldedWords.filter { filler in
      !words.contains { $0.text == filler } && words.contains { filler.contains($0.text) }
    }
    others = fillers.union(lexicon.lines("duration", "limit").foldedWords)
    self.durations = durations
  }

  func shift(_ phrase: String) -> HeldShift? {
    if let shift = phrases[WholePhrases.letters(phrase)] { return HeldShift(shift: shift) }
    let folded = Folding.fold(phrase)
    guard !others.contains(where: { LabelMatching.match($0, folded, by: .inside) != nil }) else { return nil }
    for word in words {
      for rest in rests(of: folded, without: word.text) {
        guard let amounts = durations.value.amounts(rest), !amounts.isEmpty,
          let shift = MomentShift(amounts, word.sign)
        else { continue }
        return HeldShift(shift: shift, isUnclear: word.base == .either, isOfLength: word.base == .heldLength)
      }
    }
    return nil
  }

  /// Takes a word off the beginning or end of a folded phrase, or out of its middle if there are spaces around it.
  private func rests(of folded: String, without word: String) -> [String] {
    var rests: [String] = []
    let isJoined = word.isUnspaced
    for range in folded.ranges(of: word) {
      let before = folded[..<range.lowerBound], after = folded[range.upperBound...]
      let isApart = (before.isEmpty || before.last == " ") && (after.isEmpty || after.first == " ")
      guard isApart || isJoined && (before.isEmpty || after.isEmpty) else { continue }
      // "1 घंटा और 5 मिनट" is a single duration: its word for "more" is also the word for "and".
      let isBetween = [before, after].allSatisfy { !(durations.value.amounts($0.trimmingSpaces()) ?? []).isEmpty }
      if isBetween { continue }
      let rest = (before.trimmingSpaces() + " " + after.trimmingSpaces()).trimmingSpaces()
      if !rest.isEmpty { rests.append(rest) }
    }
    return rests
  }
}
