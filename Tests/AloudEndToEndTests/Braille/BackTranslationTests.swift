import Foundation
import Testing

@testable import Aloud
@testable import AloudTerminal

/// BRAILLE: what liblouis makes of our braille is the announcement again.
///
/// Braille says less than print: German and Russian tables tell no capitals, no table tells curly quotes from straight ones, Arabic
/// digits of either kind are the same cells, and Chinese braille writes sounds. So a line counts as the same where its text is, but
/// for these; or where the text that comes back is written in the very same cells.
@Suite("BRAILLE: back-translation", .enabled(if: hasLiblouis, "liblouis20 and liblouis-data are not installed."))
struct BackTranslationTests {
  /// Of how many in a hundred lines that must hold. The tables of other languages are made for one direction: liblouis reads the
  /// letters of Italian as digits, of Hebrew as Latin, and the vowels of Hindi and Korean as others.
  private static let least = [
    "en": 100, "fr": 100, "tr": 99, "zh-Hant": 97, "ru": 96, "ar": 96, "de": 93, "es": 77, "pt": 75, "pt-PT": 75,
  ]

  @Test(
    "of 500 announcements in each language, what comes back is what was announced", arguments: LoadedLocale.bundledTags)
  func comesBack(_ tag: String) async throws {
    guard !LoadedLocale.isForTesters(tag), let name = BrailleTables.usual(for: tag, isForPaper: false) else { return }
    let table = try BrailleTable(name)
    // "unicode.dis" tells liblouis that the cells are characters of Unicode: some tables know no others than their own.
    let back = try BrailleTable("unicode.dis," + name)
    let lines = try await BrailleCorpus.lines(in: tag, builtInAlone: true).prefix(500)
    #expect(lines.count == 500)
    var (sameText, same, lost): (Int, Int, [String]) = (0, 0, [])
    for line in lines {
      let cells = table.cells(line)
      let text = back.text(cells)
      // Broken into lines and put together again, the cells are the same.
      for count in [20, 40, 80] {
        let pieces = BrailleWrapping.display(blank: "\u{2800}").wrap(cells, cells: count)
        #expect(pieces.allSatisfy { $0.count <= count })
        #expect(pieces.dropLast().map { String($0.dropLast()) }.joined() + (pieces.last ?? "") == cells)
      }
      let isSameText = Self.folded(text) == Self.folded(line)
      if isSameText { sameText += 1 }
      if isSameText || table.cells(text) == cells { same += 1 } else { lost.append("\(line)\n    \(text)") }
    }
    print("back-translation \(tag) \(name): the text \(sameText), the text or its cells \(same), of \(lines.count)")
    #expect(same * 100 >= lines.count * (Self.least[tag] ?? 0), "\(lost.prefix(5).joined(separator: "\n"))")
  }

  /// A text without what braille does not tell.
  private static func folded(_ text: String) -> String {
    let signs: [Character: String] = [
      "„": "\"", "“": "\"", "”": "\"", "«": "\"", "»": "\"", "‘": "'", "’": "'", "–": "-", "—": "-", "…": "...",
    ]
    let folded = text.precomposedStringWithCompatibilityMapping.lowercased().map { character in
      character.wholeNumberValue.map(String.init) ?? signs[character] ?? String(character)
    }
    return folded.joined().split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
