import Aloud

enum ScarfColour: String, Sendable, Equatable, CaseIterable {
  case red, blue, green, grey

  var id: ID { ID("colour", rawValue) }

  var title: LocalizedText { .message("app.shop.colour.\(rawValue)") }
  var isInStock: Bool { self != .green }
  static var inStockCount: Int { allCases.count(where: \.isInStock) }
}

/// A length in centimetres.
enum ScarfLength: Int, Sendable, Equatable, CaseIterable, PickerChoice {
  case short = 120
  case usual = 150
  case long = 180
  case longest = 210

  var id: ID { ID("length", rawValue) }

  var title: LocalizedText { .message(.appShopCentimetres(count: .number(rawValue))) }
}
