import Expectations
import TestSupport
import Testing

@testable import Aloud

/// SET-4: Unicode's own tests of the bidirectional algorithm.
@Suite(.enabled(if: UnicodeTestFile.isThere, "skipped where Debian's package unicode-data is not installed"))
struct BidiConformanceTests {
  /// How many parts the lines are in; each commit tries one of them.
  private static let partCount = 16
  private static let parts = Nightly.isOn ? 0..<partCount : 5..<6

  @Test("SET-4: every line of BidiTest.txt: levels and order", arguments: parts) func classes(part: Int) throws {
    var levels: [UInt8?] = [], order: [Int] = [], count = 0
    for (number, line) in try UnicodeTestFile.lines("BidiTest.txt").enumerated() {
      if line.starts(with: "@Levels:".utf8) {
        levels = Self.words(line.dropFirst(8)).map { UInt8($0) }
      } else if line.starts(with: "@Reorder:".utf8) {
        order = Self.words(line.dropFirst(9)).compactMap { Int($0) }
      } else if number % Self.partCount == part {
        let fields = line.split(separator: UInt8(ascii: ";"))
        guard fields.count == 2 else { continue }
        let classes = Self.words(fields[0]).compactMap { BidiClass(rawValue: $0) }
        let bases = Self.words(fields[1]).first.flatMap { Int($0) } ?? 0
        for (bit, base) in [(1, nil), (2, TextDirection.leftToRight), (4, .rightToLeft)] where bases & bit != 0 {
          count += 1
          let found = BidiLevels(classes, brackets: Array(repeating: nil, count: classes.count), base: base)
          guard found.levels != levels || Self.order(found.levels) != order else { continue }
          Issue.record("line \(String(decoding: line, as: UTF8.self)): \(found.levels)")
        }
      }
    }
    expect(count > 40_000)
  }

  @Test("SET-4: every line of BidiCharacterTest.txt: direction, levels and order", arguments: parts)
  func characters(part: Int) throws {
    var count = 0
    for (number, line) in try UnicodeTestFile.lines("BidiCharacterTest.txt").enumerated()
    where number % Self.partCount == part {
      let fields = line.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map { Self.words($0) }
      try #require(fields.count == 5)
      let scalars = fields[0].compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
      let bases: [String: TextDirection] = ["0": .leftToRight, "1": .rightToLeft]
      let found = BidiLevels(scalars, base: bases[fields[1].first ?? ""])
      count += 1
      guard
        found.paragraph != UInt8(fields[2].first ?? "") || found.levels != fields[3].map({ UInt8($0) })
          || Self.order(found.levels) != fields[4].compactMap({ Int($0) })
      else { continue }
      Issue.record("line \(String(decoding: line, as: UTF8.self)): \(found.levels)")
    }
    expect(count > 5_000)
  }

  /// The order in which what is seen is seen.
  private static func order(_ levels: [UInt8?]) -> [Int] {
    let seen = levels.indices.filter { levels[$0] != nil }
    return VisualOrder.order(seen.compactMap { levels[$0] }).map { seen[$0] }
  }

  private static func words(_ bytes: some Sequence<UInt8>) -> [String] {
    Array(bytes).split { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }.map { String(decoding: $0, as: UTF8.self) }
  }
}
