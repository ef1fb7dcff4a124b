import Expectations
import Testing

@testable import AloudLanguage

/// A text is folded letter by letter, as it would be folded anew.
struct FoldedLettersTests {
  /// Letters, marks and signs of all kinds.
  private static let scalars =
    (0x20...0x24F).compactMap(Unicode.Scalar.init) + (0x300...0x36F).compactMap(Unicode.Scalar.init)
    + (0x370...0x6FF).compactMap(Unicode.Scalar.init) + (0x900...0xE4F).compactMap(Unicode.Scalar.init)
    + (0x1E00...0x2060).compactMap(Unicode.Scalar.init) + (0x3000...0x30FF).compactMap(Unicode.Scalar.init)
    + (0xAC00...0xAC3F).compactMap(Unicode.Scalar.init) + (0xFF00...0xFFA0).compactMap(Unicode.Scalar.init)

  @Test("each letter, and each beside its neighbours, is folded as it is by itself")
  func lettersAndNeighbours() {
    var mistaken: [String] = []
    func check(_ text: String) {
      if Array(Folding.fold(text).unicodeScalars) != Array(Folding.foldAnew(text).unicodeScalars) {
        mistaken.append(text)
      }
      if Folding.beginning(of: text[...]) != WordBeginning(folded: Folding.foldAnew(text)) { mistaken.append(text) }
    }
    // Steps that have no divisor in common with the count go through all of them, each time beside others.
    for step in [1, 7, 193, 1_009] {
      for index in Self.scalars.indices {
        var text = String.UnicodeScalarView()
        for place in 0..<5 { text.append(Self.scalars[(index + place * step) % Self.scalars.count]) }
        check("é" + String(text))
      }
    }
    expect(mistaken, is: [])
  }

  @Test(
    "marks that change places are folded as a whole",
    arguments: ["é\u{94D}\u{93C}क", "हि\u{94D}\u{93C}", "か\u{94D}\u{3099}", "क\u{301}\u{94D}\u{323}\u{93C}"])
  func marksInAnotherOrder(_ text: String) {
    expect(Array(Folding.fold(text).unicodeScalars), is: Array(Folding.foldAnew(text).unicodeScalars))
    expect(Folding.beginning(of: text[...]), is: WordBeginning(folded: Folding.foldAnew(text)))
  }

  @Test(
    "the first two letters are those of the folded text",
    arguments: [("Ähre", "ah"), (" e\u{301}, tu", "et"), ("œuf", "oe"), ("'s", "s"), ("二十", "二十")])
  func beginnings(_ text: String, _ beginning: String) {
    expect(Folding.beginning(of: text[...]), is: WordBeginning(folded: beginning))
  }

  @Test("what has no letters has no beginning") func noBeginning() { expectNil(Folding.beginning(of: " - ")) }
}
