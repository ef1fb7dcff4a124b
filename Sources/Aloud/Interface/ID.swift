/// The stable name of a thing in an interface, such as `"newList"`, or of one of many, such as `ID("list", "42")`.
public struct ID: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// What the thing is to the app.
  public var name: String
  /// Which one of many.
  public var item: String?

  /// The thing `name`, or the one of them that is `item`.
  public init(_ name: String, _ item: String? = nil) {
    self.name = name
    self.item = item
  }

  /// The thing of that name.
  public init(stringLiteral value: String) { self.init(value) }

  /// "name" or "name/item".
  public var description: String { item.map { "\(name)/\($0)" } ?? name }
}
