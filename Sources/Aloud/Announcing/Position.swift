/// Which of how many.
public struct Position: Sendable, Equatable {
  /// Counted from 1.
  public var index: Int
  /// How many there are.
  public var count: Int

  /// The one at `index` of `count`.
  public init(_ index: Int, of count: Int) {
    self.index = index
    self.count = count
  }
}
