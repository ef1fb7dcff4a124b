import Expectations
import Testing

@testable import Aloud

/// EDIT-2: what "replace" finds.
struct SoughtPieceTests {
  private func found(_ piece: String, _ text: String) -> [String] {
    TextUnits(text: text).ranges(of: piece).map { "\($0.lowerBound) \(TextUnits(text: text)[$0])" }
  }

  @Test(
    "EDIT-2: a piece is found in any case, as whole words first",
    arguments: [
      ("milk", "Milk, milkshake and milk", ["0 Milk", "20 milk"]), ("milk", "milkshake", ["0 milk"]),
      ("é", "Été", ["0 É", "3 é"]), ("牛乳", "牛乳を買う", ["0 牛乳"]), ("aa", "aaaaa", ["0 aa", "2 aa"]),
      ("aab", "aaaab", ["2 aab"]), ("x", "", []), ("long", "lon", []),
    ])
  func finding(_ piece: String, _ text: String, _ expected: [String]) { expect(found(piece, text), is: expected) }

  @Test("EDIT-2: what nearly matches everywhere is found in one pass") func pathological() {
    let text = String(repeating: "a", count: 100_000) + "b"
    let piece = String(repeating: "a", count: 50_000) + "b"
    expect(TextUnits(text: text).ranges(of: piece), is: [50_000..<100_001])
  }
}
