/// A boundary between groups of a menu's items.
public struct Separator: Sendable, Equatable {
  /// A boundary.
  public init() {}
}
