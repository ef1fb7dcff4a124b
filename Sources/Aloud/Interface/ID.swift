/// The stable identifier of a thing in an interface, such as `"newList"`, or of one of many, such as `ID("list", "42")`.
public struct ID: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name of the thing, or of the kind of thing, to the app.
  public var name: String
  /// The one of many that is meant; nil if there is only one.
  public var item: String?

  /// Creates an identifier for the thing `name`, or for `item` among many things of that name.
  public init(_ name: String, _ item: String? = nil) {
    self.name = name
    self.item = item
  }

  /// Creates an identifier for the thing of that name.
  public init(stringLiteral value: String) { self.init(value) }

  /// The text "name" or "name/item".
  public var description: String { item.map { "\(name)/\($0)" } ?? name }
}
