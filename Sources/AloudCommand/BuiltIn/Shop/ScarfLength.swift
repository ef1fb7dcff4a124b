import Aloud

/// A length that the scarf comes in, in centimetres.
enum ScarfLength: Int, Sendable, Equatable, CaseIterable, PickerChoice {
  case short = 120
  case usual = 150
  case long = 180
  case longest = 210

  /// The value of the column "Length".
  var id: ID { ID("length", rawValue) }

  /// What it is called.
  var title: LocalizedText { .message(.appShopCentimetres(count: .number(rawValue))) }
}
