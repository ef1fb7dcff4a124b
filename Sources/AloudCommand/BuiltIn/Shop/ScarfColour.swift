import Aloud

/// A colour that the scarf comes in.
enum ScarfColour: String, Sendable, Equatable, CaseIterable {
  case red, blue, green, grey

  /// The item of the "Colour" button.
  var id: ID { ID("colour", rawValue) }

  /// What it is called.
  var title: LocalizedText { .message("app.shop.colour.\(rawValue)") }

  /// Whether there are scarves of that colour.
  var isInStock: Bool { self != .green }

  /// How many colours there are scarves of.
  static var inStockCount: Int { allCases.count(where: \.isInStock) }
}
