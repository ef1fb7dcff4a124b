import Aloud

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
