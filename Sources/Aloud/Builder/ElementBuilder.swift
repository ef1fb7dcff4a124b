/// Builds what stands on a screen, on a sheet or in a group.
@resultBuilder
public enum ElementBuilder: ListBuilding {
  /// What is listed.
  public typealias Item = Element

  /// Anything that is an element.
  public static func buildExpression(_ thing: some ElementConvertible) -> [Element] { [thing.element] }
}
