/// Builds what stands in a menu.
@resultBuilder
public enum MenuBuilder: ListBuilding {
  /// What is listed.
  public typealias Item = MenuElement

  /// Anything that is an element of a menu.
  public static func buildExpression(_ thing: some MenuElementConvertible) -> [MenuElement] { [thing.menuElement] }
}
