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

  /// Creates the category whose scale is nearest to this multiple of the usual size.
  public init(nearest factor: Double) {
    self = Self.allCases.min { abs(Double($0.scale) - factor * 100) < abs(Double($1.scale) - factor * 100) } ?? .large
  }

  /// The number of items that are read at a time, one fewer with each category.
  public var itemsPerPage: Int { 15 - place }

  /// A Boolean value that indicates whether a blank line follows each item at a terminal.
  public var spacesItems: Bool { scale > Self.large.scale }

  /// A Boolean value that indicates whether a blank line follows each announcement at a terminal.
  public var spacesAnnouncements: Bool { scale >= Self.AX1.scale }

  /// The next larger category, or nil at the end.
  public var larger: TextSize? { Self.allCases.dropFirst(place + 1).first }

  /// The next smaller category, or nil at the end.
  public var smaller: TextSize? { Self.allCases.prefix(place).last }
  private var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
