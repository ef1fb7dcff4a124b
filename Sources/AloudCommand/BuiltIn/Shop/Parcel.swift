import Aloud

/// The items sent together in one order.
struct Parcel {
  /// The error that is thrown when items can't be sent.
  enum SizeError: ExplainedError {
    case tooMany

    var explanation: LocalizedText { .message(.appShopParcel(count: .number(Parcel.limit))) }
  }

  private static let limit = 20

  /// The announced number of items.
  let size: LocalizedText

  /// Creates a parcel of `count` items.
  init(_ count: Int) throws(SizeError) {
    guard count <= Self.limit else { throw .tooMany }
    size = .message(.appShopCount(count: .number(count)))
  }
}
