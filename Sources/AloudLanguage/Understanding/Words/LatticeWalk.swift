extension Lattice {
  /// The readings that whole words give; where these give none, those of words cut into parts that are words: "dreizehn" is
  /// 13, never 3 and 10. `read` is called for the ways through the ranges, one after the other, the longest words first.
  /// It answers nil where the words make no sense, and nothing where they do but mean what doesn't exist.
  func readings<Reading: Equatable>(_ ranges: [Range<Int>], _ read: ([Token]) -> [Reading]?) -> [Reading] {
    readingsAndCuts(ranges, read).readings
  }

  /// The readings, and whether words were cut for them.
  func readingsAndCuts<Reading: Equatable>(
    _ ranges: [Range<Int>], _ read: ([Token]) -> [Reading]?
  ) -> (readings: [Reading], areCut: Bool) {
    var walk = LatticeWalk(self, ranges)
    guard walk.isPossible else { return ([], false) }
    var readings: [Reading] = []
    var makesSense = false
    var areCut = false
    for cutsWords in [false, true] {
      areCut = cutsWords
      walk.run(cutsWords: cutsWords) { tokens in
        guard let found = read(tokens) else { return }
        makesSense = true
        for reading in found where !readings.contains(reading) { readings.append(reading) }
      }
      if makesSense || !walk.hasCutWords { break }
    }
    return (readings, areCut)
  }
}

/// One walk through all ways of a lattice.
private struct LatticeWalk<Token: Sendable & Equatable> {
  /// How many ways are tried.
  private let limit = 60
  private let lattice: Lattice<Token>
  private let ranges: [Range<Int>]
  /// Whether a place leads to the end.
  private let isLeading: [Bool]
  private var tokens: [Token] = []
  private var starts: [Int] = []
  private var count = 0
  private var cutsWords = false
  /// Whether ways were left out because they cut a word.
  private(set) var hasCutWords = false

  init(_ lattice: Lattice<Token>, _ ranges: [Range<Int>]) {
    self.lattice = lattice
    self.ranges = ranges.filter { !$0.isEmpty }
    isLeading = lattice.leading(through: self.ranges)
  }

  var isPossible: Bool { ranges.first.map { isLeading[$0.lowerBound] } ?? false }

  mutating func run(cutsWords: Bool, _ visit: ([Token]) -> Void) {
    (self.cutsWords, count, tokens, starts) = (cutsWords, 0, [], [])
    go(from: ranges[0].lowerBound, in: 0, visit)
  }

  private mutating func go(from place: Int, in index: Int, _ visit: ([Token]) -> Void) {
    guard count < limit else { return }
    let range = ranges[index]
    if place == range.upperBound {
      if index + 1 < ranges.count { return go(from: ranges[index + 1].lowerBound, in: index + 1, visit) }
      count += 1
      return visit(tokens)
    }
    starts.append(place)
    for number in lattice.firstEdge[place]..<lattice.firstEdge[place + 1] {
      let edge = lattice.edges[number]
      guard edge.end <= range.upperBound, isLeading[edge.end] else { continue }
      if !cutsWords, isCut(to: edge.end, since: range.lowerBound) {
        hasCutWords = true
        continue
      }
      let found = lattice.tokens(of: edge)
      for number in found.indices {
        tokens.append(found[number])
        go(from: edge.end, in: index, visit)
        tokens.removeLast()
      }
    }
    starts.removeLast()
  }

  /// Whether the last words, to a place, are together one that is known.
  private func isCut(to end: Int, since first: Int) -> Bool {
    var index = starts.count - 1
    while index > 0, starts[index - 1] >= first {
      index -= 1
      if lattice.hasWord(from: starts[index], to: end) { return true }
    }
    return false
  }
}
