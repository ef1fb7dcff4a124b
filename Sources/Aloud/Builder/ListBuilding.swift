/// What the builders of this folder share: parts in order, with `if`, `else`, `switch`, `for` and optionals among them.
public protocol ListBuilding<Item> {
  /// What is listed.
  associatedtype Item
}

extension ListBuilding {
  /// Parts that were built apart.
  public static func buildExpression(_ parts: [Item]) -> [Item] { parts }

  /// The parts, in order.
  public static func buildBlock(_ parts: [Item]...) -> [Item] { parts.flatMap(\.self) }

  /// The part of an `if` without an `else`.
  public static func buildOptional(_ part: [Item]?) -> [Item] { part ?? [] }

  /// The part of an `if` that holds.
  public static func buildEither(first part: [Item]) -> [Item] { part }

  /// The part of an `else`.
  public static func buildEither(second part: [Item]) -> [Item] { part }

  /// The parts of a `for`.
  public static func buildArray(_ parts: [[Item]]) -> [Item] { parts.flatMap(\.self) }
}
