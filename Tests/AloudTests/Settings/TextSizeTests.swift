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

  @Test("SET-1: fewer items a page and fewer columns a line as text grows, and never none") func growing() {
    for (smaller, larger) in zip(TextSize.allCases, TextSize.allCases.dropFirst()) {
      #expect(smaller.itemsPerPage >= larger.itemsPerPage)
      #expect(smaller.columns(of: 80) >= larger.columns(of: 80))
    }
    #expect(TextSize.AX5.itemsPerPage < TextSize.large.itemsPerPage)
    #expect(TextSize.AX5.columns(of: 80) < 80)
    #expect(TextSize.allCases.allSatisfy { $0.itemsPerPage >= 1 && $0.columns(of: 1) >= 1 })
    #expect(TextSize.xSmall.columns(of: 80) == 80)
  }

  @Test("SET-1: larger text always wraps, and the largest stands apart") func layout() {
    #expect(TextSize.allCases.filter(\.wrapsAlways).first == .xLarge)
    #expect(TextSize.allCases.filter(\.spacesItems).first == .AX1)
  }
}
