/// What the builders of this folder share: parts in order, with `if`, `else`, `switch`, `for` and optionals among them.
public protocol ListBuilding<Item> {
  /// What is listed.
  associatedtype Item
}

/// What one statement of a builder lists: mostly one thing, for which no list is made.
public enum ListPart<Item> {
  case one(Item)
  case many([Item])

  /// The things, in order.
  @inlinable public var items: [Item] {
    switch self {
    case .one(let item): [item]
    case .many(let items): items
    }
  }

  /// Adds the things to those that come before them.
  @inlinable func add(to items: inout [Item]) {
    switch self {
    case .one(let item): items.append(item)
    case .many(let others): items.append(contentsOf: others)
    }
  }

  /// Adds what comes after it.
  @inlinable mutating func append(_ part: ListPart) {
    switch (self, part) {
    case (.one(let first), .one(let second)): self = .many([first, second])
    case (.one(let first), .many(let others)): self = .many([first] + others)
    case (.many(var items), _):
      // Nobody else holds the list while it grows.
      self = .many([])
      part.add(to: &items)
      self = .many(items)
    }
  }
}

extension ListBuilding {
  /// Parts that were built apart.
  @inlinable public static func buildExpression(_ parts: [Item]) -> ListPart<Item> { .many(parts) }

  /// No parts.
  @inlinable public static func buildBlock() -> ListPart<Item> { .many([]) }

  /// The first part.
  @inlinable public static func buildPartialBlock(first part: ListPart<Item>) -> ListPart<Item> { part }

  /// The parts, in order.
  @inlinable public static func buildPartialBlock(
    accumulated parts: consuming ListPart<Item>, next part: ListPart<Item>
  ) -> ListPart<Item> {
    parts.append(part)
    return parts
  }

  /// The part of an `if` without an `else`.
  @inlinable public static func buildOptional(_ part: ListPart<Item>?) -> ListPart<Item> { part ?? .many([]) }

  /// The part of an `if` that holds.
  @inlinable public static func buildEither(first part: ListPart<Item>) -> ListPart<Item> { part }

  /// The part of an `else`.
  @inlinable public static func buildEither(second part: ListPart<Item>) -> ListPart<Item> { part }

  /// The parts of a `for`.
  @inlinable public static func buildArray(_ parts: [ListPart<Item>]) -> ListPart<Item> {
    var all: [Item] = []
    all.reserveCapacity(parts.count)
    for part in parts { part.add(to: &all) }
    return .many(all)
  }

  /// All that is listed.
  @inlinable public static func buildFinalResult(_ part: ListPart<Item>) -> [Item] { part.items }
}
