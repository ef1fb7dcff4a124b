extension Lattice {
  /// Returns the readings from whole words. If there are none, words are split into shorter ones; otherwise they are not, so that
  /// "dreizehn" is 13, never 3 and 10. `read` is called for each path through the ranges, the longest words first. It returns nil
  /// if the words make no sense, and an empty array if they make sense but mean nothing that exists.
  func readings<Reading: Equatable>(_ ranges: [Range<Int>], _ read: ([Token]) -> [Reading]?) -> [Reading] {
    readingsAndCuts(ranges, read).readings
  }

  /// Returns the readings, and whether words were split for them.
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

/// A walk along all paths of a lattice.
private struct LatticeWalk<Token: Sendable & Equatable> {
  /// The maximum number of paths.
  private let limit = 60
  private let lattice: Lattice<Token>
  private let ranges: [Range<Int>]
  /// The positions that lead to the end.
  private let isLeading: [Bool]
  private var tokens: [Token] = []
  private var starts: [Int] = []
  private var count = 0
  private var cutsWords = false
  /// A Boolean value that indicates whether paths were left out because they split a word.
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

  /// Returns a Boolean value that indicates whether the last words up to a position are together a known word.
  private func isCut(to end: Int, since first: Int) -> Bool {
    var index = starts.count - 1
    while index > 0, starts[index - 1] >= first {
      index -= 1
      if lattice.hasWord(from: starts[index], to: end) { return true }
    }
    return false
  }
}
