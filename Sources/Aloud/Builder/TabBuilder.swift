/// Builds the tabs of an interface.
@resultBuilder
public enum TabBuilder: ListBuilding {
  /// What is listed.
  public typealias Item = Tab

  /// One tab.
  public static func buildExpression(_ tab: Tab) -> [Tab] { [tab] }
}
