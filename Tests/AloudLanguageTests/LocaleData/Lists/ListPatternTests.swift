import Expectations
import Testing

@testable import AloudLanguage

/// PLACE-3: every list goes through the table.
struct ListPatternTests {
  @Test(
    "English lists",
    arguments: [
      ([], ListKind.and, ""), (["A"], .and, "A"), (["A", "B"], .and, "A and B"),
      (["A", "B", "C"], .and, "A, B, and C"),
      (["A", "B", "C", "D"], .or, "A, B, C, or D"), (["A", "B"], .or, "A or B"), (["A", "B"], .unit, "A, B"),
    ])
  func english(_ parts: [String], _ kind: ListKind, _ text: String) throws {
    try expect(LoadedLocale("en").table.list(parts, kind), is: text)
  }

  @Test("each of the four patterns is used where it belongs, in its own order") func patterns() {
    let pattern = ListPattern(two: "{1}&{0}", start: "[{0}|{1}]", middle: "({0};{1})", end: "<{0}/{1}>")
    expect(pattern.join(["a", "b"]), is: "b&a")
    expect(pattern.join(["a", "b", "c"]), is: "[a|<b/c>]")
    expect(pattern.join(["a", "b", "c", "d", "e"]), is: "[a|(b;(c;<d/e>))]")
  }

  @Test("a part that looks like a place is only a part") func braces() throws {
    try expect(LoadedLocale("en").table.list(["{1}", "{0}", "{"], .and), is: "{1}, {0}, and {")
  }
}
