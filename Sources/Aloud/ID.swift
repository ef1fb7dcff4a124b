/// The stable identifier of an element or a place of an interface, such as `"newList"`, or of one of many, such as
/// `"list/\(number)"`, which is the same as `ID("list", number)`.
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

  /// Creates an identifier from a literal: a name, or "name/item".
  public init(stringLiteral value: String) {
    let slash = value.utf8.firstIndex(of: UInt8(ascii: "/"))
    self.init(
      slash.map { String(value[..<$0]) } ?? value, slash.map { String(value[value.utf8.index(after: $0)...]) })
  }

  /// The item as a number; nil if there is no item or it is not a number.
  public var number: Int? { item.flatMap { Int($0) } }

  /// The text "name" or "name/item".
  public var description: String { item.map { "\(name)/\($0)" } ?? name }
}

extension ID {
  /// The identifier of the language that an app's texts are in, for what is said about it.
  package static let appLanguage: ID = "aloud.language"
}
