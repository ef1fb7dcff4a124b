/// The common behaviour of the builders in this folder, which list parts in order and support `if`, `else`, `switch`, `for` and
/// optional values.
public protocol ListBuilding<Item> {
  /// The type of the parts.
  associatedtype Item
}

/// The parts of one statement in a builder: usually a single one, for which no array is created.
public enum ListPart<Item> {
  case one(Item)
  case many([Item])

  /// The parts, in order.
  @inlinable public var items: [Item] {
    switch self {
    case .one(let item): [item]
    case .many(let items): items
    }
  }

  @inlinable func add(to items: inout [Item]) {
    switch self {
    case .one(let item): items.append(item)
    case .many(let others): items.append(contentsOf: others)
    }
  }

  @inlinable mutating func append(_ part: ListPart) {
    switch (self, part) {
    case (.one(let first), .one(let second)): self = .many([first, second])
    case (.one(let first), .many(let others)): self = .many([first] + others)
    case (.many(var items), _):
      // The array is taken out of `self`, so that it is uniquely referenced while it grows.
      self = .many([])
      part.add(to: &items)
      self = .many(items)
    }
  }
}

extension ListBuilding {
  /// Builds parts from an array.
  @inlinable public static func buildExpression(_ parts: [Item]) -> ListPart<Item> { .many(parts) }

  /// Builds an empty list.
  @inlinable public static func buildBlock() -> ListPart<Item> { .many([]) }

  /// Builds the first part of a block.
  @inlinable public static func buildPartialBlock(first part: ListPart<Item>) -> ListPart<Item> { part }

  /// Appends the next part of a block.
  @inlinable public static func buildPartialBlock(
    accumulated parts: consuming ListPart<Item>, next part: ListPart<Item>
  ) -> ListPart<Item> {
    parts.append(part)
    return parts
  }

  /// Builds the part of an `if` statement without `else`.
  @inlinable public static func buildOptional(_ part: ListPart<Item>?) -> ListPart<Item> { part ?? .many([]) }

  /// Builds the part of the first branch of a condition.
  @inlinable public static func buildEither(first part: ListPart<Item>) -> ListPart<Item> { part }

  /// Builds the part of an `else` branch.
  @inlinable public static func buildEither(second part: ListPart<Item>) -> ListPart<Item> { part }

  /// Builds the parts of a `for` loop.
  @inlinable public static func buildArray(_ parts: [ListPart<Item>]) -> ListPart<Item> {
    var all: [Item] = []
    all.reserveCapacity(parts.count)
    for part in parts { part.add(to: &all) }
    return .many(all)
  }

  /// Returns all listed parts.
  @inlinable public static func buildFinalResult(_ part: ListPart<Item>) -> [Item] { part.items }
}
