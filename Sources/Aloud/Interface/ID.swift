/// The stable identifier of an element or a place of an interface, such as `"newList"`, or of one of many, such as `ID("list",
/// "42")`.
public struct ID: Hashable, Sendable, ExpressibleByStringInterpolation, CustomStringConvertible {
  /// The name by which the app knows the element, or all elements of a kind.
  public var name: String
  /// The item among many of that name; nil if there is only one.
  public var item: String?

  /// Creates an identifier from a name, and from an item if there are many of that name.
  public init(_ name: String, _ item: String? = nil) {
    self.name = name
    self.item = item
  }

  /// Creates an identifier from a name and the number of an item among many of that name.
  public init(_ name: String, _ number: Int) { self.init(name, String(number)) }

  /// Creates an identifier from a name.
  public init(stringLiteral value: String) { self.init(value) }

  /// The item as a number; nil if there is no item or it is not a number.
  public var number: Int? { item.flatMap { Int($0) } }

  /// The text "name" or "name/item".
  public var description: String { item.map { "\(name)/\($0)" } ?? name }
}
