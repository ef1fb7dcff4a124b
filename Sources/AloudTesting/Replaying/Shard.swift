/// A part of many things that can be processed separately, such as the second of eight.
public struct Shard: Sendable, Hashable {
  /// The index of the part, counted from 1.
  public let index: Int
  /// The number of parts.
  public let count: Int

  /// Creates a shard from text such as "2/8", or returns `nil` if the text is invalid.
  public init?(_ text: String) {
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let index = numbers[0], let count = numbers[1], index >= 1, index <= count
    else { return nil }
    (self.index, self.count) = (index, count)
  }

  /// Returns the things in the part. They are spread evenly, so that all parts are alike.
  public func part<Thing>(of things: [Thing]) -> [Thing] {
    things.indices.filter { $0 % count == index - 1 }.map { things[$0] }
  }
}
