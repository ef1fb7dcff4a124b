/// An isolating run sequence, and the resolution of its directions. Source: UAX 9, W1 to W7, N0 to N2, I1, I2.
struct BidiRunSequence {
  private var classes: [BidiClass]
  private let level: UInt8
  private let start: BidiClass, end: BidiClass

  init(classes: [BidiClass], level: UInt8, start: UInt8, end: UInt8) {
    self.classes = classes
    self.level = level
    self.start = start % 2 == 1 ? .right : .left
    self.end = end % 2 == 1 ? .right : .left
  }

  private var embedding: BidiClass { level % 2 == 1 ? .right : .left }

  /// I1 and I2.
  func level(at place: Int) -> UInt8 {
    switch classes[place] {
    case .right: level % 2 == 1 ? level : level + 1
    case .arabicNumber, .europeanNumber: level % 2 == 1 ? level + 1 : level + 2
    default: level % 2 == 1 ? level + 1 : level
    }
  }

  mutating func resolve(brackets: [BidiBracket?]) {
    let isMark = classes.map { $0 == .nonspacingMark }
    resolveMarks()
    resolveNumbers()
    resolveSeparators()
    resolveBrackets(brackets, isMark)
    resolveNeutrals()
  }

  /// W1: a mark takes the class of its base.
  private mutating func resolveMarks() {
    var before = start
    for place in classes.indices {
      if classes[place] == .nonspacingMark {
        classes[place] = before.beginsIsolate || before == .popDirectionalIsolate ? .otherNeutral : before
      }
      before = classes[place]
    }
  }

  /// W2 and W3: numbers after Arabic letters are Arabic numbers.
  private mutating func resolveNumbers() {
    var strong = start
    for place in classes.indices {
      if classes[place].direction != nil { strong = classes[place] }
      if classes[place] == .europeanNumber, strong == .arabicLetter { classes[place] = .arabicNumber }
      if classes[place] == .arabicLetter { classes[place] = .right }
    }
  }

  /// W4 to W7: separators and terminators join adjacent numbers; numbers after left-to-right text run with it.
  private mutating func resolveSeparators() {
    for place in classes.indices.dropFirst().dropLast() where classes[place - 1] == classes[place + 1] {
      switch (classes[place], classes[place - 1]) {
      case (.europeanSeparator, .europeanNumber), (.commonSeparator, .europeanNumber),
        (.commonSeparator, .arabicNumber):
        classes[place] = classes[place - 1]
      default: break
      }
    }
    var place = 0
    while place < classes.count {
      var after = place + 1
      if classes[place] == .europeanTerminator {
        while after < classes.count, classes[after] == .europeanTerminator { after += 1 }
        let joins =
          place > 0 && classes[place - 1] == .europeanNumber
          || after < classes.count && classes[after] == .europeanNumber
        for terminator in place..<after { classes[terminator] = joins ? .europeanNumber : .otherNeutral }
      }
      place = after
    }
    var strong = start
    for place in classes.indices {
      switch classes[place] {
      case .europeanSeparator, .europeanTerminator, .commonSeparator: classes[place] = .otherNeutral
      case .left, .right: strong = classes[place]
      case .europeanNumber where strong == .left: classes[place] = .left
      default: break
      }
    }
  }

  /// N0: both brackets of a pair take the embedding direction if their content has it, otherwise the direction of the text before.
  private mutating func resolveBrackets(_ brackets: [BidiBracket?], _ isMark: [Bool]) {
    guard brackets.contains(where: { $0 != nil }) else { return }
    for pair in BidiBracket.pairs(brackets, where: { classes[$0] == .otherNeutral }) {
      let inside = Set(classes[pair.open + 1..<pair.close].compactMap(Self.side))
      guard !inside.isEmpty else { continue }
      let before = classes[..<pair.open].reversed().lazy.compactMap(Self.side).first ?? start
      let direction = inside.contains(embedding) ? embedding : before
      for bracket in [pair.open, pair.close] {
        classes[bracket] = direction
        for mark in classes.indices[(bracket + 1)...].prefix(while: { isMark[$0] }) { classes[mark] = direction }
      }
    }
  }

  /// N1 and N2: neutrals between equal directions take that direction, others take that of the level.
  private mutating func resolveNeutrals() {
    var place = 0
    while place < classes.count {
      guard classes[place].isNeutral else {
        place += 1
        continue
      }
      let last = classes[place...].firstIndex { !$0.isNeutral } ?? classes.count
      let before = place == 0 ? start : Self.side(classes[place - 1])
      let after = last == classes.count ? end : Self.side(classes[last])
      let direction = before == after ? before ?? embedding : embedding
      for neutral in place..<last { classes[neutral] = direction }
      place = last
    }
  }

  /// Numbers count as right to left.
  private static func side(_ kind: BidiClass) -> BidiClass? {
    switch kind {
    case .left: .left
    case .right, .europeanNumber, .arabicNumber: .right
    default: nil
    }
  }
}
