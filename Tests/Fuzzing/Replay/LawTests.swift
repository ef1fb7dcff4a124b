internal import TestSupport
internal import Testing

/// Only what was meant: no act, no loss and no other value than was said. Random lines, with rows and questions that come in between,
/// to an app whose every change is looked at.
@Suite(.serialized) struct LawTests {
  /// How many sessions each test plays, of some dozens of lines: more at night.
  private static let count: UInt64 = Nightly.isOn ? 40 : 20

  @Test("LOOP-13, LOOP-14, EDIT-5, DATE-8, ASK-8: nothing but what was meant", arguments: 0..<4)
  func laws(_ part: UInt64) {
    for seed in part * Self.count..<(part + 1) * Self.count {
      #expect(throws: Never.self, "seed \(seed)") { try FuzzTarget.laws.check(RandomBytes(seed: seed).bytes) }
    }
  }
}

/// Bytes that are the same for the same seed.
struct RandomBytes {
  let bytes: [UInt8]

  init(seed: UInt64) {
    var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    bytes = (0..<200).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt8(truncatingIfNeeded: state >> 40)
    }
  }
}
