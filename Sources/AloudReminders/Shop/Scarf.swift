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

/// A length of the scarf in centimetres.
enum ScarfLength: Int, Sendable, Equatable, CaseIterable, PickerChoice {
  case short = 120
  case usual = 150
  case long = 180
  case longest = 210

  /// The id of the value in the "Length" column.
  var id: ID { ID("length", rawValue) }

  var title: LocalizedText { .message(.appShopCentimetres(count: .number(rawValue))) }
}
