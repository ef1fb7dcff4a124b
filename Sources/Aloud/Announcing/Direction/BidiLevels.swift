/// The embedding level of each character of a paragraph: even levels run left to right, odd levels right to left. Source:
/// Unicode Standard Annex 9, version 15.
struct BidiLevels {
  let paragraph: UInt8
  /// Nil for invisible characters (X9).
  private(set) var levels: [UInt8?]

  private let original: [BidiClass]
  /// After overrides.
  private var classes: [BidiClass]
  /// For each start of an isolate its end, and for each end its start; nil for one without a partner.
  private let isolatePartner: [Int?]

  /// If `base` is nil, the text determines its direction (P2).
  init(_ classes: [BidiClass], brackets: [BidiBracket?], base: TextDirection?) {
    original = classes
    self.classes = classes
    isolatePartner = Self.partners(classes)
    paragraph =
      base.map { $0 == .rightToLeft ? 1 : 0 } ?? Self.firstStrong(classes, isolatePartner, in: classes.indices) ?? 0
    levels = Array(repeating: nil, count: classes.count)
    setExplicitLevels()
    let explicit = levels
    for sequence in sequences() { resolve(sequence, brackets, explicit) }
    resetWhitespace()
  }

  init(_ scalars: [Unicode.Scalar], base: TextDirection?) {
    self.init(scalars.map(BidiClass.init), brackets: scalars.map(BidiBracket.init), base: base)
  }

  /// BD9: the starts and ends of isolates.
  private static func partners(_ classes: [BidiClass]) -> [Int?] {
    var partners = [Int?](repeating: nil, count: classes.count)
    var open: [Int] = []
    for (index, kind) in classes.enumerated() {
      if kind.beginsIsolate { open.append(index) }
      if kind == .popDirectionalIsolate, let start = open.popLast() {
        partners[start] = index
        partners[index] = start
      }
    }
    return partners
  }

  /// P2 and P3: the level that the first strong character outside isolates asks for.
  private static func firstStrong(_ classes: [BidiClass], _ partners: [Int?], in range: Range<Int>) -> UInt8? {
    var index = range.lowerBound
    while index < range.upperBound {
      if let direction = classes[index].direction { return direction == .rightToLeft ? 1 : 0 }
      index = classes[index].beginsIsolate ? partners[index] ?? range.upperBound : index + 1
    }
    return nil
  }

  private struct Status {
    var level: UInt8
    var override: BidiClass?
    var isIsolate = false
  }

  /// X1 to X8.
  private mutating func setExplicitLevels() {
    let deepest = 125
    var stack = [Status(level: paragraph)]
    var overflowIsolates = 0, overflowEmbeddings = 0, isolates = 0
    var current: Status { stack.last ?? Status(level: paragraph) }
    for (index, kind) in original.enumerated() {
      switch kind {
      case .leftToRightEmbedding, .leftToRightOverride, .rightToLeftEmbedding, .rightToLeftOverride:
        let isRight = kind == .rightToLeftEmbedding || kind == .rightToLeftOverride
        let level = Self.level(above: current.level, isRight: isRight)
        if level <= deepest, overflowIsolates == 0, overflowEmbeddings == 0 {
          let overrides = kind == .leftToRightOverride || kind == .rightToLeftOverride
          stack.append(Status(level: level, override: overrides ? (isRight ? .right : .left) : nil))
        } else if overflowIsolates == 0 {
          overflowEmbeddings += 1
        }
      case .leftToRightIsolate, .rightToLeftIsolate, .firstStrongIsolate:
        place(index, current)
        let level = Self.level(above: current.level, isRight: isRightIsolate(index))
        if level <= deepest, overflowIsolates == 0, overflowEmbeddings == 0 {
          isolates += 1
          stack.append(Status(level: level, isIsolate: true))
        } else {
          overflowIsolates += 1
        }
      case .popDirectionalIsolate:
        if overflowIsolates > 0 {
          overflowIsolates -= 1
        } else if isolates > 0 {
          overflowEmbeddings = 0
          while !current.isIsolate { stack.removeLast() }
          stack.removeLast()
          isolates -= 1
        }
        place(index, current)
      case .popDirectionalFormat:
        if overflowIsolates > 0 { break }
        if overflowEmbeddings > 0 {
          overflowEmbeddings -= 1
        } else if !current.isIsolate, stack.count > 1 {
          stack.removeLast()
        }
      case .paragraphSeparator: levels[index] = paragraph
      case .boundaryNeutral: break
      default: place(index, current)
      }
    }
  }

  private static func level(above level: UInt8, isRight: Bool) -> UInt8 { isRight ? (level + 1) | 1 : (level + 2) & ~1 }

  private func isRightIsolate(_ index: Int) -> Bool {
    guard original[index] == .firstStrongIsolate else { return original[index] == .rightToLeftIsolate }
    let end = isolatePartner[index] ?? original.count
    return Self.firstStrong(original, isolatePartner, in: index + 1..<end) == 1
  }

  private mutating func place(_ index: Int, _ status: Status) {
    levels[index] = status.level
    if let override = status.override { classes[index] = override }
  }

  /// X10: runs of one level, joined if only isolates separate them.
  private func sequences() -> [[Int]] {
    var runs: [[Int]] = []
    for index in levels.indices {
      guard let level = levels[index] else { continue }
      if let last = runs.last?.last, levels[last] == level {
        runs[runs.count - 1].append(index)
      } else {
        runs.append([index])
      }
    }
    var sequences: [[Int]] = []
    var endingAt: [Int: Int] = [:]
    for run in runs {
      guard let first = run.first, let last = run.last else { continue }
      if original[first] == .popDirectionalIsolate, let start = isolatePartner[first], let found = endingAt[start] {
        sequences[found] += run
        endingAt[last] = found
      } else {
        endingAt[last] = sequences.count
        sequences.append(run)
      }
    }
    return sequences
  }

  /// W1 to I2, for one isolating run sequence.
  private mutating func resolve(_ indices: [Int], _ brackets: [BidiBracket?], _ explicit: [UInt8?]) {
    guard let first = indices.first, let last = indices.last, let level = explicit[first] else { return }
    let before = explicit[..<first].last { $0 != nil } ?? paragraph
    let after = original[last].beginsIsolate ? paragraph : explicit[(last + 1)...].first { $0 != nil } ?? paragraph
    var run = BidiRunSequence(
      classes: indices.map { classes[$0] }, level: level, start: max(level, before ?? paragraph),
      end: max(level, after ?? paragraph))
    run.resolve(brackets: indices.map { brackets[$0] })
    for (place, index) in indices.enumerated() { levels[index] = run.level(at: place) }
  }

  /// L1: separators, and spaces before them and at the end of the line, take the level of the paragraph.
  private mutating func resetWhitespace() {
    var isTrailing = true
    for (index, kind) in original.enumerated().reversed() {
      switch kind {
      case .paragraphSeparator, .segmentSeparator:
        isTrailing = true
        levels[index] = paragraph
      case .whitespace, .popDirectionalIsolate, .leftToRightIsolate, .rightToLeftIsolate, .firstStrongIsolate:
        if isTrailing { levels[index] = paragraph }
      default: if !kind.isRemoved { isTrailing = false }
      }
    }
  }
}
