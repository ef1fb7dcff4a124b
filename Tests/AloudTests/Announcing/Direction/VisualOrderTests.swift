import Testing

@testable import Aloud

/// Orders checked against python-bidi 0.6 (which leaves mirroring to the reader of its output).
struct VisualOrderTests {
  @Test(
    "SET-4: visual order is that of UAX 9",
    arguments: [
      ("Delete אבג (3)? 2", TextDirection.leftToRight, "Delete 2 ?(3) גבא"),
      ("חדש abc 12, 3", .rightToLeft, "abc 12, 3 שדח"),
      ("abc אבג 12 דה", .leftToRight, "abc הד 12 גבא"),
      ("٣ عناصر (ab)", .rightToLeft, "(ab) رصانع ٣"),
      ("من 1,234.5 إلى", .leftToRight, "ىلإ 1,234.5 نم"),
      ("12% אב", .rightToLeft, "בא 12%"),
      ("a אב-גד. b", .leftToRight, "a דג-בא. b"),
      ("1. Milk, abc.", .rightToLeft, ".Milk, abc .1"),
    ]) func order(line: String, base: TextDirection, seen: String)
  {
    #expect(VisualOrder.reorder(line, base: base) == seen)
  }

  @Test("SET-4: a line that runs one way stays as it is") func plain() {
    #expect(VisualOrder.reorder("1. Milk (2), due today.", base: .leftToRight) == "1. Milk (2), due today.")
    #expect(VisualOrder.reorder("", base: .rightToLeft) == "")
  }
}
