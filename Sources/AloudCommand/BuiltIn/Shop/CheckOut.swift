import Aloud

/// How far paying has got.
struct CheckOut: Sendable, Equatable {
  /// The wait between two steps.
  static let step = Effect.wait("checkOut", milliseconds: 400)

  /// How many items are being paid for.
  var count: Int
  /// From 0 to 100.
  var percent = 0

  /// Gets on by a quarter; false where there is nothing more to do.
  mutating func advance() -> Bool {
    guard percent < 100 else { return false }
    percent += 25
    return true
  }
}
