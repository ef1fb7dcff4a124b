import Expectations
import Testing

@testable import AloudLanguage

/// SAFE-1: text from outside is cleaned, and hidden characters are shown.
struct OutsideTextTests {
  /// The classes that a terminal obeys or that nobody sees.
  static let hidden: [ClosedRange<UInt32>] = [
    0x00...0x08, 0x0E...0x1F, 0x7F...0x84, 0x86...0x9F, 0xAD...0xAD, 0x034F...0x034F, 0x061C...0x061C, 0x115F...0x1160,
    0x17B4...0x17B5, 0x180B...0x180F, 0x200B...0x200B, 0x200E...0x200F, 0x202A...0x202E, 0x2060...0x206F,
    0x3164...0x3164, 0xFDD0...0xFDEF, 0xFEFF...0xFEFF, 0xFFA0...0xFFA0, 0xFFF9...0xFFFB, 0xFFFE...0xFFFF,
    0xE000...0xE010, 0xF8FF...0xF8FF, 0xE0000...0xE007F, 0xF0000...0xF0010, 0x10FFFD...0x10FFFF,
  ]

  @Test("SAFE-1: what a terminal obeys and what nobody sees is shown by its number", arguments: hidden)
  func hiddenClasses(_ range: ClosedRange<UInt32>) throws {
    for value in range {
      let scalar = try #require(Unicode.Scalar(value))
      let number = "\\u{\(String(value, radix: 16, uppercase: true))}"
      expect(
        OutsideText.runs("a\(Character(scalar))b"),
        is: [
          TextRun("a", .outside), TextRun(number, .hidden), TextRun("b", .outside),
        ], "\(number)")
    }
  }

  /// What nobody sees either, and Unicode has beside those: fillers, selectors of forms that nothing before them has, and
  /// formats of music and shorthand.
  static let unseen: [ClosedRange<UInt32>] = [
    0x200C...0x200D, 0x2065...0x2065, 0xFE00...0xFE0D, 0xFFF0...0xFFF8, 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A,
    0xE0080...0xE0FFF,
  ]

  /// Ends of planes, which are no characters, and what everybody may use as they like.
  private func isNobodys(_ value: UInt32) -> Bool {
    value & 0xFFFE == 0xFFFE || 0xFDD0...0xFDEF ~= value || 0xE000...0xF8FF ~= value || value >= 0xF0000
  }

  @Test(
    "SAFE-1: of all characters those that nobody sees or a terminal obeys are shown by number, all others as they are")
  func everyCharacter() {
    let ranges = Self.hidden + Self.unseen
    let layout: Set<UInt32> = [0x09, 0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029]
    var isListed = [Bool](repeating: false, count: 0x110000)
    for range in ranges { for value in range { isListed[Int(value)] = true } }
    for start in stride(from: UInt32(0), to: 0x110000, by: 0x400) {
      var text = "", expected = ""
      for scalar in (start..<start + 0x400).compactMap(Unicode.Scalar.init) {
        let value = scalar.value
        text += "a"
        expected += "a"
        text.unicodeScalars.append(scalar)
        if layout.contains(value) {
          expected += " "
        } else if OutsideText.byteMarks.contains(value) {
          expected += "\u{FFFD}"
        } else if isListed[Int(value)] || isNobodys(value) {
          expected += "\\u{\(String(value, radix: 16, uppercase: true))}"
        } else {
          expected.unicodeScalars.append(scalar)
        }
      }
      let printed = OutsideText.printed(text)
      guard !printed.unicodeScalars.elementsEqual(expected.unicodeScalars) else { continue }
      let place = zip(printed.unicodeScalars, expected.unicodeScalars).first { $0 != $1 }
      Issue.record("after U+\(String(start, radix: 16)): \(place.map { "\($0) for \($1)" } ?? "the end")")
    }
  }

  @Test("SAFE-1: an ideograph keeps the selector of its form, and no second one", arguments: ["\u{E0100}", "\u{FE00}"])
  func forms(_ selector: String) {
    expect(OutsideText.runs("葛\(selector)城"), is: [TextRun("葛\(selector)城", .outside)])
    expect(OutsideText.runs("葛\(selector)\(selector)").map(\.kind), is: [.outside, .hidden])
    expect(OutsideText.runs("a\(selector)").map(\.kind), is: [.outside, .hidden])
  }

  @Test("SAFE-1: what is newer than this program, and the signs around Arabic numbers, are shown as they are")
  func newer() {
    for text in ["\u{1FAFF}", "\u{600}12", "\u{6DD}1", "\u{8E2}"] {
      expect(OutsideText.runs(text), is: [TextRun(text, .outside)])
    }
  }

  @Test(
    "SAFE-1: line ends and tabs are spaces",
    arguments: ["\n", "\t", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}"])
  func layout(_ text: String) {
    expect(OutsideText.runs("a\(text)b"), is: [TextRun("a b", .outside)])
  }

  @Test("SAFE-1: an escape sequence is shown, not obeyed") func escapeSequence() {
    expect(OutsideText.printed("\u{1B}[31mred"), is: "\\u{1B}[31mred")
    expect(OutsideText.printed("\u{9B}2J"), is: "\\u{9B}2J")
  }

  @Test(
    "writing that needs joiners and selectors keeps them",
    arguments: [
      "👩‍🚀", "👨‍👩‍👧", "🏳️‍🌈", "🧑🏽‍⚕️", "👩‍❤️‍👨", "❤️", "1️⃣", "می‌خواهم", "क्‍ष", "नमस्ते", "e\u{301}", "한국어",
      "שָׁלוֹם", "مُحَمَّد", "ไทย", "日本語", "Ünïcödé", "€", "½", "\u{A0}", "🇩🇪",
    ])
  func kept(_ text: String) {
    expect(OutsideText.runs(text), is: [TextRun(text, .outside)])
  }

  @Test(
    "SAFE-1: a joiner where there is nothing to join is shown",
    arguments: [
      "a\u{200D}b", "a\u{200C}b", "\u{200D}a", "م\u{200C}", "1\u{200D}2", "#\u{200D}*", "م\u{200D}a", "😀\u{200D}",
    ])
  func strayJoiner(_ text: String) {
    expect(OutsideText.runs(text).contains { $0.kind == .hidden })
  }

  @Test(
    "SAFE-1: a pile of marks is cut off, and that is shown",
    arguments: ["\u{301}", "\u{20DD}", "\u{489}", "\u{64E}"])
  func piles(_ mark: String) throws {
    let runs = OutsideText.runs("a" + String(repeating: mark, count: 500) + "b")
    expect(runs.map(\.kind), is: [.outside, .hidden, .outside])
    expect(runs[0].text.unicodeScalars.count, is: 7)
    expect(runs[2].text, is: "b")
  }

  @Test("SAFE-1: joiners do not let a pile of marks through") func joinedPile() {
    let pile = String(repeating: String(repeating: "\u{64E}", count: 5) + "\u{200D}", count: 50)
    let runs = OutsideText.runs("م" + pile + "م")
    expect(runs.contains { $0.kind == .hidden })
    expect((runs.first?.text.unicodeScalars.count ?? 0) < 15)
  }

  @Test("plain text is one piece, in the language it is known to be in") func plain() {
    expect(OutsideText.runs("Plain text.", language: "fr"), is: [TextRun("Plain text.", .outside, language: "fr")])
    expect(OutsideText.runs("Köln", language: "de"), is: [TextRun("Köln", .outside, language: "de")])
  }

  @Test("what is printed is clean: cleaning it again changes nothing") func stable() {
    for value in UInt32(0)...0x2FFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let once = OutsideText.printed("a\(Character(scalar))b")
      expect(OutsideText.printed(once), is: once, "U+\(String(value, radix: 16))")
    }
  }
}
