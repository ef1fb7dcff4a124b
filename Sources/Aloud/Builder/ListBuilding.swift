/// What the builders of this folder share: parts in order, with `if`, `else`, `switch`, `for` and optionals among them.
public protocol ListBuilding<Item> {
  /// What is listed.
  associatedtype Item
}

extension ListBuilding {
  /// Parts that were built apart.
  @inlinable public static func buildExpression(_ parts: [Item]) -> [Item] { parts }

  /// No parts.
  @inlinable public static func buildBlock() -> [Item] { [] }

  /// The first part.
  @inlinable public static func buildPartialBlock(first part: [Item]) -> [Item] { part }

  /// The parts, in order.
  @inlinable public static func buildPartialBlock(accumulated parts: consuming [Item], next part: [Item]) -> [Item] {
    parts += part
    return parts
  }

  /// The part of an `if` without an `else`.
  @inlinable public static func buildOptional(_ part: [Item]?) -> [Item] { part ?? [] }

  /// The part of an `if` that holds.
  @inlinable public static func buildEither(first part: [Item]) -> [Item] { part }

  /// The part of an `else`.
  @inlinable public static func buildEither(second part: [Item]) -> [Item] { part }

  /// The parts of a `for`.
  @inlinable public static func buildArray(_ parts: [[Item]]) -> [Item] {
    var all: [Item] = []
    all.reserveCapacity(parts.count)
    for part in parts { all += part }
    return all
  }
}
