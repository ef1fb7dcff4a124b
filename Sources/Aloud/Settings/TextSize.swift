/// The twelve categories of text size (SET-1).
public enum TextSize: String, Sendable, Equatable, CaseIterable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, AX1, AX2, AX3, AX4, AX5

  /// The size relative to `large`, in percent. Source: Apple's Dynamic Type tables, body style.
  public var scale: Int {
    switch self {
    case .xSmall: 82
    case .small: 88
    case .medium: 94
    case .large: 100
    case .xLarge: 112
    case .xxLarge: 124
    case .xxxLarge: 135
    case .AX1: 165
    case .AX2: 194
    case .AX3: 235
    case .AX4: 276
    case .AX5: 312
    }
  }

  /// The category whose scale is nearest to so many times the usual size.
  public init(nearest factor: Double) {
    self = Self.allCases.min { abs(Double($0.scale) - factor * 100) < abs(Double($1.scale) - factor * 100) } ?? .large
  }

  /// How many columns a line of text may have where there is room for `columns`.
  public func columns(of columns: Int) -> Int { max(10, columns * 100 / max(100, scale)) }

  /// Where nobody says how wide a line may be, and text is larger than usual.
  private static let usualColumns = 80

  /// How many columns a line may have where there is room for so many, or nobody knows for how many; nil for as many as it
  /// takes.
  package func columns(for room: Int?) -> Int? {
    if let room { return columns(of: room) }
    return wrapsAlways ? columns(of: Self.usualColumns) : nil
  }

  /// How many items are read at a time: fewer as text grows.
  public var itemsPerPage: Int { max(4, 1200 / scale) }

  /// Whether a blank line stands between items.
  public var spacesItems: Bool { scale >= 165 }

  /// Whether lines are wrapped even where nobody said how wide they may be.
  public var wrapsAlways: Bool { scale > 100 }

  /// The next larger category, or nil at the end.
  public var larger: TextSize? { neighbour(1) }

  /// The next smaller category, or nil at the end.
  public var smaller: TextSize? { neighbour(-1) }

  private func neighbour(_ offset: Int) -> TextSize? {
    guard let index = Self.allCases.firstIndex(of: self), Self.allCases.indices.contains(index + offset) else {
      return nil
    }
    return Self.allCases[index + offset]
  }
}
