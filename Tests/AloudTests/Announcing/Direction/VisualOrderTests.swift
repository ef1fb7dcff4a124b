import Expectations
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
      ("abc (אבג) [ד]", .rightToLeft, "[ד] (גבא) abc"),
      ("a\u{2067}b ג\u{2069}c", .leftToRight, "aג bc"),
      ("12% אב", .rightToLeft, "בא 12%"),
      ("a אב-גד. b", .leftToRight, "a דג-בא. b"),
      ("1. Milk, abc.", .rightToLeft, ".Milk, abc .1"),
    ]) func order(line: String, base: TextDirection, seen: String)
  {
    expect(VisualOrder.reorder(line, base: base), is: seen)
  }

  @Test("SET-4: what is known to run from left to right without the table does so by the table") func known() {
    let scalars = (UInt32(0)...0x10FFFF).compactMap(Unicode.Scalar.init).filter { !BidiClass.canRunRight($0) }
    expect(scalars.count > 60_000)
    let wrong = scalars.filter { scalar in
      let kind = BidiClass(scalar)
      return kind.direction == .rightToLeft || kind == .arabicNumber || kind.beginsIsolate
        || kind.isRemoved && kind != .boundaryNeutral
    }
    expect(wrong, is: [])
  }

  @Test("SET-4: a line that runs one way stays as it is") func plain() {
    expect(VisualOrder.reorder("1. Milk (2), due today.", base: .leftToRight), is: "1. Milk (2), due today.")
    expect(VisualOrder.reorder("", base: .rightToLeft), is: "")
  }

  @Test(
    "SET-4: Arabic letters are joined, lam and alef are one, marks stay on their letter",
    arguments: [
      ("من", "\u{FEE6}\u{FEE3}"), ("ثلاثة", "\u{FE94}\u{FE9B}\u{FEFC}\u{FE9B}"), ("لا", "\u{FEFB}"),
      ("بَب", "\u{FE90}\u{FE91}\u{64E}"), ("می\u{200C}خ", "\u{FEA5}\u{FBFD}\u{200C}\u{FEE3}"),
      ("سلَا", "\u{FEFC}\u{64E}\u{FEB3}"), ("٣ ب", "\u{FE8F} ٣"), ("ب 1,2", "1,2 \u{FE8F}"),
    ]) func joined(line: String, seen: String)
  {
    expect(VisualOrder.reorder(line, base: .rightToLeft), is: seen)
  }

  @Test("SET-4: brackets are mirrored, quotation marks are not turned") func mirrored() {
    expect(VisualOrder.reorder("א (ב) «ג» “ד”", base: .rightToLeft), is: "”ד“ «ג» (ב) א")
  }

  @Test("SET-4: of marks that say a direction nothing is left") func marks() {
    expect(VisualOrder.reorder("1. \u{200F}\u{200E}C++\u{200E}\u{200F}, א", base: .rightToLeft), is: "א ,C++ .1")
  }
}
