import Expectations
import Testing

@testable import Aloud

/// BTN-6: Unicode's own test of line breaking.
@Suite(.enabled(if: UnicodeTestFile.isThere, "skipped where Debian's package unicode-data is not installed"))
struct LineBreakConformanceTests {
  @Test("BTN-6: every line of LineBreakTest.txt") func breaks() throws {
    let lines = try UnicodeTestFile.lines("auxiliary/LineBreakTest.txt")
    for line in lines {
      let words = String(decoding: line, as: UTF8.self).split { $0.isWhitespace }
      let scalars = words.compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
      // The first sign stands before the text, the last one after it.
      let expected = words.filter { $0 == "÷" || $0 == "×" }.dropLast().map { $0 == "÷" }
      let found = LineBreaks(scalars).isAllowed
      if found != expected { Issue.record("\(String(decoding: line, as: UTF8.self)): \(found)") }
    }
    expect(lines.count > 7000)
  }
}
