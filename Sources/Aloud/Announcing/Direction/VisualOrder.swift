/// Puts a line into the order in which it is seen, for terminals that show characters just as they come (SET-4). Everything
/// else gets logical order. Source: Unicode Standard Annex 9, without explicit controls, which cleaned text has none of.
public enum VisualOrder {
  /// The line in visual order, left to right, where its base direction is `base`.
  public static func reorder(_ line: String, base: TextDirection) -> String {
    let characters = Array(line)
    let levels = levels(of: characters, base: base)
    guard let highest = levels.max(), highest > 0 else { return line }
    var order = Array(characters.indices)
    // L2: from the highest level down to the lowest odd one, turn each run at that level or above around.
    for level in (1...highest).reversed() {
      var start = 0
      while start < order.count {
        guard levels[order[start]] >= level else {
          start += 1
          continue
        }
        var end = start
        while end < order.count, levels[order[end]] >= level { end += 1 }
        order[start..<end].reverse()
        start = end
      }
    }
    return String(order.map { levels[$0] % 2 == 1 ? mirrored(characters[$0]) : characters[$0] })
  }

  /// The embedding level of each character: even ones run left to right, odd ones right to left.
  private static func levels(of characters: [Character], base: TextDirection) -> [Int] {
    let strongBase: BidiClass = base == .leftToRight ? .left : .right
    var classes = characters.map { $0.unicodeScalars.first.map(BidiClass.init) ?? .neutral }
    resolveNumbers(&classes, strongBase)
    resolveNeutrals(&classes, strongBase)
    let baseLevel = base == .leftToRight ? 0 : 1
    return classes.map { kind in
      switch kind {
      case .left: baseLevel == 0 ? 0 : 2
      case .right, .arabicLetter: 1
      case .europeanNumber, .arabicNumber: 2
      default: baseLevel
      }
    }
  }

  /// W1 to W7: marks follow their letter, numbers their context, and what stands between and after numbers joins them.
  private static func resolveNumbers(_ classes: inout [BidiClass], _ base: BidiClass) {
    var strong = base
    for index in classes.indices {
      if classes[index] == .mark { classes[index] = index == 0 ? base : classes[index - 1] }
      if classes[index].direction != nil { strong = classes[index] }
      if classes[index] == .europeanNumber, strong == .arabicLetter { classes[index] = .arabicNumber }
    }
    for index in classes.indices.dropFirst().dropLast() where classes[index] == .numberSeparator {
      if classes[index - 1] == classes[index + 1], [.europeanNumber, .arabicNumber].contains(classes[index - 1]) {
        classes[index] = classes[index - 1]
      }
    }
    for index in classes.indices where classes[index] == .europeanNumber {
      var after = index + 1
      while after < classes.count, classes[after] == .numberTerminator { classes[after] = .europeanNumber; after += 1 }
      var before = index - 1
      while before >= 0, classes[before] == .numberTerminator { classes[before] = .europeanNumber; before -= 1 }
    }
    strong = base
    for index in classes.indices {
      if classes[index] == .numberSeparator || classes[index] == .numberTerminator { classes[index] = .neutral }
      if classes[index].direction != nil { strong = classes[index] }
      if classes[index] == .europeanNumber, strong == .left { classes[index] = .left }
    }
  }

  /// N1 and N2: neutrals between two of the same direction take it, others take the line's.
  private static func resolveNeutrals(_ classes: inout [BidiClass], _ base: BidiClass) {
    var index = 0
    while index < classes.count {
      guard classes[index] == .neutral else {
        index += 1
        continue
      }
      var end = index
      while end < classes.count, classes[end] == .neutral { end += 1 }
      let before = index == 0 ? base.direction : side(classes[index - 1])
      let after = end == classes.count ? base.direction : side(classes[end])
      let resolved: BidiClass = before == after ? (before == .leftToRight ? .left : .right) : base
      for neutral in index..<end { classes[neutral] = resolved }
      index = end
    }
  }

  /// The direction that a neutral's neighbour pulls in: numbers pull to the right-to-left side.
  private static func side(_ kind: BidiClass) -> TextDirection { kind == .left ? .leftToRight : .rightToLeft }

  /// L4: brackets and the like are shown mirrored where they run right to left.
  private static func mirrored(_ character: Character) -> Character {
    pairs[character] ?? character
  }

  private static let pairs: [Character: Character] = [
    "(": ")", ")": "(", "[": "]", "]": "[", "{": "}", "}": "{", "<": ">", ">": "<", "«": "»", "»": "«", "“": "”",
    "”": "“",
  ]
}
