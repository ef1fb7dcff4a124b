import Aloud
import Expectations
import Testing

/// SET-1: larger text.
struct TextSizeTests {
  @Test("SET-1: twelve categories, each larger than the one before") func categories() {
    let sizes = TextSize.allCases
    expect(sizes.count, is: 12)
    for (smaller, larger) in zip(sizes, sizes.dropFirst()) {
      expect(smaller.scale < larger.scale)
      expect(smaller.larger, is: larger)
      expect(larger.smaller, is: smaller)
    }
    expectNil(TextSize.xSmall.smaller)
    expectNil(TextSize.AX5.larger)
    expect(TextSize.large.scale, is: 100)
  }

  @Test("SET-1: each size reads one item fewer at a time, and never none") func growing() {
    for (smaller, larger) in zip(TextSize.allCases, TextSize.allCases.dropFirst()) {
      expect(smaller.itemsPerPage, is: larger.itemsPerPage + 1)
    }
    expect(TextSize.large.itemsPerPage, is: 12)
    expect(TextSize.AX5.itemsPerPage, is: 4)
  }

  @Test("SET-1: items stand apart as text grows, and then everything") func layout() {
    expect(TextSize.allCases.filter(\.spacesItems).first, is: .xLarge)
    expect(TextSize.allCases.filter(\.spacesAnnouncements).first, is: .AX1)
  }
}
