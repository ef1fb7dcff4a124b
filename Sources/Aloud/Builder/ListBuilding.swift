/// What the builders of this folder share: parts in order, with `if`, `else`, `switch`, `for` and optionals among them.
public protocol ListBuilding<Item> {
  /// What is listed.
  associatedtype Item
}

extension ListBuilding {
  /// Parts that were built apart.
  @inlinable public static func buildExpression(_ parts: [Item]) -> [Item] { parts }

  /// The parts, in order.
  @inlinable public static func buildBlock(_ parts: [Item]...) -> [Item] { buildArray(parts) }

  /// The part of an `if` without an `else`.
  @inlinable public static func buildOptional(_ part: [Item]?) -> [Item] { part ?? [] }

  /// The part of an `if` that holds.
  @inlinable public static func buildEither(first part: [Item]) -> [Item] { part }

  /// The part of an `else`.
  @inlinable public static func buildEither(second part: [Item]) -> [Item] { part }

  /// The parts of a `for`.
  @inlinable public static func buildArray(_ parts: [[Item]]) -> [Item] {
    // Not `\.self`: in code that is generic, a key path is made anew, at ten times the price, each time.
    parts.count == 1 ? parts[0] : parts.flatMap { $0 }
  }
}
