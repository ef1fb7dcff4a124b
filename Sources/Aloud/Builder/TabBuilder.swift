/// Builds the tabs of an interface.
@resultBuilder
public enum TabBuilder: ListBuilding {
  /// What is listed.
  public typealias Item = Tab

  /// One tab.
  @inlinable public static func buildExpression(_ tab: Tab) -> ListPart<Tab> { .one(tab) }
}

extension Interface {
  /// An interface `title` with its tabs.
  public init(_ title: LocalizedText, @TabBuilder tabs: () -> [Tab]) { self.init(title, tabs: tabs()) }
}
