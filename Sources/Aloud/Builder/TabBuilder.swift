/// A result builder for the tabs of an interface.
@resultBuilder
public enum TabBuilder: ListBuilding {
  /// The type of the parts.
  public typealias Item = Tab

  /// Builds a part from a tab.
  @inlinable public static func buildExpression(_ tab: Tab) -> ListPart<Tab> { .one(tab) }
}

extension Interface {
  /// Creates an interface with a name and tabs.
  public init(_ title: LocalizedText, @TabBuilder tabs: () -> [Tab]) { self.init(title, tabs: tabs()) }
}
