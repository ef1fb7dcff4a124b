import Aloud

/// A colour of the scarf.
enum ScarfColour: String, Sendable, Equatable, CaseIterable {
  case red, blue, green, grey

  /// The id of the item in the "Colour" button.
  var id: ID { ID("colour", rawValue) }

  var title: LocalizedText { .message("app.shop.colour.\(rawValue)") }

  /// A Boolean value that indicates whether the colour is in stock.
  var isInStock: Bool { self != .green }

  /// The number of colours in stock.
  static var inStockCount: Int { allCases.count(where: \.isInStock) }
}
