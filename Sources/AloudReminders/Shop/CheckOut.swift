import Aloud

/// The progress of a payment.
struct CheckOut: Sendable, Equatable {
  /// The wait between two steps of the payment.
  static let step = Effect.wait("checkOut", milliseconds: 400)

  /// The number of items being paid for.
  var count: Int
  /// The progress in percent, from 0 to 100.
  var percent = 0

  /// Returns `false` if the payment is already complete.
  mutating func advance() -> Bool {
    guard percent < 100 else { return false }
    percent += 25
    return true
  }
}

/// The items sent together in one order.
struct Parcel {
  enum SizeError: ExplainedError {
    case tooMany

    var explanation: LocalizedText { .message(.appShopParcel(count: .number(Parcel.limit))) }
  }

  private static let limit = 20

  let size: LocalizedText

  init(_ count: Int) throws(SizeError) {
    guard count <= Self.limit else { throw .tooMany }
    size = .message(.appShopCount(count: .number(count)))
  }
}
