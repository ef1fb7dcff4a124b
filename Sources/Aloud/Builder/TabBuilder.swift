/// Builds the tabs of an interface.
@resultBuilder
public enum TabBuilder: ListBuilding {
  /// What is listed.
  public typealias Item = Tab

  /// One tab.
  public static func buildExpression(_ tab: Tab) -> [Tab] { [tab] }
}

extension Interface {
  /// An interface `title` with its tabs.
  public init(_ title: LocalizedText, @TabBuilder tabs: () -> [Tab]) { self.init(title, tabs: tabs()) }
}
