import Expectations
import Foundation
import TestSupport
import Testing

@testable import Aloud
@testable import AloudTerminal

/// BRAILLE: what liblouis makes of our braille is the announcement again.
///
/// Braille says less than print: German and Russian tables tell no capitals, no table tells curly quotes from straight ones, Arabic
/// digits of either kind are the same cells, Hindi's vowels are the same after a letter and alone, and Chinese braille writes sounds.
/// So a line counts as the same where its text is, but for these; or where the text that comes back is written in the very same cells.
@Suite(
  "BRAILLE: back-translation",
  .enabled(if: LouisLibrary.use { _ in true } ?? false, "liblouis20 and liblouis-data are not installed."))
struct BackTranslationTests {
  /// Of how many in a hundred lines that must hold, and what liblouis 3.24 itself reads otherwise.
  private static let expected: [String: (least: Int, cause: String)] = [
    "en": (100, ""), "fr": (100, ""),
    "tr": (99, "a capital Ş at the beginning of a line is lost"),
    "zh-Hant": (97, "a date's numbers are read as fractions"),
    "ar": (99, "the sign of a double letter comes back before its letter"),
    "ru": (100, ""),
    "de": (92, "the minutes of a time are read as letters: its colon ends a number"),
    "es": (76, "the colon is read as 3, the question mark as 5, the full stop as an apostrophe"),
    "pt": (75, "digits after the first number are read as letters"),
    "pt-PT": (75, "digits after the first number are read as letters"),
    "zh": (
      59, "numbers are read as syllables, and of words that sound alike the one comes that sounds otherwise elsewhere"
    ),
    "hi": (44, "a number after a stroke or a colon is read as letters"),
    "fa": (34, "digits are read as letters"),
    "he": (12, "letters are read as Latin ones and signs"),
    "ko": (7, "numbers keep their sign, final syllables lose their vowel"),
    "it": (0, "letters are read as digits"),
    "cs": (100, ""), "pl": (99, ""),
    "nl": (96, "a full stop after a quotation mark is read as a sign of division"),
    "sv": (88, "quotation marks are lost"), "uk": (52, "и is read as a Latin y"),
    "vi": (16, "letters with marks are read as contractions"),
  ]

  @Test(
    "of 500 announcements in each language, what comes back is what was announced",
    arguments: Nightly.languages(LoadedLocale.bundledTags))
  func comesBack(_ tag: String) async throws {
    guard !LoadedLocale.isForTesters(tag), let name = BrailleTables.usual(for: tag) else { return }
    let table = try BrailleTable(name)
    // "unicode.dis" tells liblouis that the cells are characters of Unicode: some tables know no others than their own.
    let back = try BrailleTable("unicode.dis," + name)
    let lines = try await BrailleCorpus.lines(in: tag, builtInAlone: true).filter { Self.canComeBack($0, in: tag) }
      .prefix(500)
    expect(lines.count, is: 500)
    let expected = try #require(Self.expected[tag])
    var (sameText, same, lost): (Int, Int, [String]) = (0, 0, [])
    var readings: [String: Set<String>] = [:]
    for line in lines {
      let cells = table.cells(line)
      let text = back.text(cells)
      // Broken into lines and put together again, the cells are the same.
      for count in [20, 40, 80] {
        let pieces = BrailleWrapping.display(blank: "\u{2800}").wrap(cells, cells: count)
        expect(pieces.allSatisfy { $0.count <= count })
        expect(pieces.dropLast().map { String($0.dropLast()) }.joined() + (pieces.last ?? ""), is: cells)
      }
      // The table has cells for each sign: none is written as its number.
      let written = table.written(line)
      expect(LouisLibrary.use { $0.hasCells(for: written, table: name) }, is: true, "\(written)")
      readings[cells, default: []].insert(Self.folded(written))
      let isSameText = Self.folded(text) == Self.folded(written)
      if isSameText { sameText += 1 }
      if isSameText || table.cells(text) == cells { same += 1 } else { lost.append("\(line)\n    \(text)") }
    }
    print("back-translation \(tag) \(name): the text \(sameText), the text or its cells \(same), of \(lines.count)")
    expect(same * 100 >= lines.count * expected.least, "\(expected.cause)\n\(lost.prefix(5).joined(separator: "\n"))")
    // Whatever liblouis reads, the cells tell one announcement from another.
    expect(readings.values.filter { $0.count > 1 }, is: [])
  }

  /// Whether a line can come back: in these languages the cells of a Latin word are also those of their own letters, so how many
  /// lines hold such words, which changes with every transcript, says nothing about braille.
  private static func canComeBack(_ line: String, in tag: String) -> Bool {
    !["ar", "hi", "ru"].contains(tag) || !line.contains { $0.isLetter && $0.isASCII }
  }

  /// A text without what braille does not tell.
  private static func folded(_ text: String) -> String {
    // By scalars: a vowel of Hindi belongs to the letter before it, and is folded alone.
    let scalars = text.precomposedStringWithCompatibilityMapping.lowercased().unicodeScalars
    let folded = scalars.map { scalar in
      Character(scalar).wholeNumberValue.map(String.init) ?? alike[scalar] ?? String(scalar)
    }
    return folded.joined().split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private static let alike: [Unicode.Scalar: String] = {
    var alike: [Unicode.Scalar: String] = [
      "…": "...", "।": ".", "،": ",", "؛": ";", "؟": "?", "ي": "ی", "ى": "ی", "ك": "ک",
    ]
    for sign in "„“”«»".unicodeScalars { alike[sign] = "\"" }
    for sign in "‘’".unicodeScalars { alike[sign] = "'" }
    for sign in "–—".unicodeScalars { alike[sign] = "-" }
    let (alone, joined) = ("आइईउऊऋएऐऒओऔऑऍ".unicodeScalars, "ािीुूृेैोोौॉॅ".unicodeScalars)
    for (vowel, mark) in zip(alone, joined) { alike[vowel] = String(mark) }
    return alike
  }()
}
