import Aloud
import Foundation
import Testing

@testable import AloudDocuments

/// Everything that can be said has its words.
@Suite struct WordingTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The keys in the wording, and in what the integrator has yet to merge into it.
  private static func keys() -> Set<String> {
    let files = ["Sources/AloudDocuments/messages.po.part", "locales/wording/en.po"]
    let lines = files.flatMap { file in
      ((try? String(contentsOf: root.appendingPathComponent(file), encoding: .utf8)) ?? "").split(separator: "\n")
    }
    return Set(lines.filter { $0.hasPrefix("msgctxt ") }.map { String($0.dropFirst(9).dropLast()) })
  }

  @Test func everyDescriptionAndExampleIsOfAKey() {
    let keys = Grammar.shapes.values.flatMap(\.keys)
    #expect(Set(KeyDescriptions.texts.keys) == Set(keys.map(\.about)))
    #expect(Set(KeyExamples.held.keys).subtracting(keys.flatMap { [$0.about, "\($0.about).\($0.name)"] }) == [])
  }

  @Test func everyReferenceHasAnErrorThatNamesTheNearest() {
    let known = Self.keys()
    for referent in Referent.allCases { #expect(known.contains("document.unknown.\(referent.rawValue).nearest")) }
  }

  @Test func everyShapeAndKeyOfTheGrammarIsUsed() {
    #expect(Set(ShapeName.allCases) == Set(Grammar.shapes.keys))
    let used = Set(Grammar.shapes.values.flatMap { $0.keys.map(\.name) })
    #expect(Set(KeyName.allCases).subtracting(used) == [])
  }
}
