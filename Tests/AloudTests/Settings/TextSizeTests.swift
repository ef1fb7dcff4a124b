import Aloud
import Testing

/// SET-1: larger text.
struct TextSizeTests {
  @Test("SET-1: twelve categories, each larger than the one before") func categories() {
    let sizes = TextSize.allCases
    #expect(sizes.count == 12)
    for (smaller, larger) in zip(sizes, sizes.dropFirst()) {
      #expect(smaller.scale < larger.scale)
      #expect(smaller.larger == larger)
      #expect(larger.smaller == smaller)
    }
    #expect(TextSize.xSmall.smaller == nil)
    #expect(TextSize.AX5.larger == nil)
    #expect(TextSize.large.scale == 100)
  }

  @Test("SET-1: each size reads one item fewer at a time, and never none") func growing() {
    for (smaller, larger) in zip(TextSize.allCases, TextSize.allCases.dropFirst()) {
      #expect(smaller.itemsPerPage == larger.itemsPerPage + 1)
    }
    #expect(TextSize.large.itemsPerPage == 12)
    #expect(TextSize.AX5.itemsPerPage == 4)
  }

  @Test("SET-1: items stand apart as text grows, and then everything") func layout() {
    #expect(TextSize.allCases.filter(\.spacesItems).first == .xLarge)
    #expect(TextSize.allCases.filter(\.spacesAnnouncements).first == .AX1)
  }
}
