import Aloud

/// What is sent in one go.
struct Parcel {
  /// Why something can't be sent.
  enum SizeError: ExplainedError {
    case tooMany

    var explanation: LocalizedText { .message(.appShopParcel(count: .number(Parcel.limit))) }
  }

  private static let limit = 20

  /// How many items it holds, as it is said.
  let size: LocalizedText

  /// A parcel of so many items.
  init(_ count: Int) throws(SizeError) {
    guard count <= Self.limit else { throw .tooMany }
    size = .message(.appShopCount(count: .number(count)))
  }
}
