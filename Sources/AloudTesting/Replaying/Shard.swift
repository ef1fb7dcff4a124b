/// A part of many things that can be worked on by itself: the second of eight.
public struct Shard: Sendable, Hashable {
  /// Which part, counted from 1.
  public let index: Int
  /// How many parts there are.
  public let count: Int

  /// Reads "2/8"; nil where that is no part.
  public init?(_ text: String) {
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let index = numbers[0], let count = numbers[1], index >= 1, index <= count else {
      return nil
    }
    (self.index, self.count) = (index, count)
  }

  /// What belongs to the part: every so many, so that parts are alike.
  public func part<Thing>(of things: [Thing]) -> [Thing] {
    things.indices.filter { $0 % count == index - 1 }.map { things[$0] }
  }
}
