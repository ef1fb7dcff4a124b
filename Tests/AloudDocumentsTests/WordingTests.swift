import Aloud
import Testing

@testable import AloudDocuments

/// Everything that can be said has its words.
@Suite struct WordingTests {
  @Test func everyShapeAndKeyOfTheGrammarIsUsed() {
    #expect(Set(ShapeName.allCases) == Set(Grammar.shapes.keys))
    let used = Set(Grammar.shapes.values.flatMap { $0.keys.map(\.name) })
    #expect(Set(KeyName.allCases).subtracting(used) == [])
  }
}
