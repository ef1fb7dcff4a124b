import Expectations
import TestSupport
import Testing

@testable import Aloud

/// BRAILLE-2: what the transcripts tell, on displays of several sizes, in every language.
struct BrailleLineTests {
  @Test(
    "BRAILLE-2: no line of any transcript is longer than a display of 20, 40 or 80 cells, and none loses a character",
    arguments: Nightly.languages(LoadedLocale.bundledTags))
  func lines(_ tag: String) async throws {
    let lines = try await BrailleCorpus.lines(in: tag)
    expect(lines.count > 500)
    let wrapping = BrailleWrapping.display(blank: " ")
    for line in lines {
      expect(!line.contains { $0.isNewline })
      for cells in [20, 40, 80] {
        let pieces = wrapping.wrap(line, cells: cells)
        expect(pieces.allSatisfy { $0.unicodeScalars.count <= cells }, "\(tag), \(cells): \(line)")
        expect(pieces.allSatisfy { $0.reduce(0) { $0 + CellWidth.width(of: $1) } <= cells })
        expect(pieces.dropLast().map { String($0.dropLast()) }.joined() + (pieces.last ?? ""), is: line)
      }
    }
  }
}
