import Expectations
import Testing

@testable import AloudTerminal

/// BRAILLE: pages as an embosser takes them.
@Suite struct BraillePagesTests {
  private func pages(_ lines: [String], _ change: (inout BrailleOptions) -> Void = { _ in }) throws -> String {
    var options = BrailleOptions()
    (options.cells, options.lines) = (10, 4)
    change(&options)
    var pages = BraillePages(options)
    let pipe = try Pipe()
    var output = OutputStream(descriptor: pipe.writing)
    for line in lines { pages.add(line, nil, to: &output) }
    pages.end(nil, to: &output)
    output.flush()
    return pipe.contents()
  }

  @Test func `A page is filled, has its number on the last line, and ends with a form feed`() throws {
    expect(
      try pages(["⠁", "⠃", "⠉", "⠙"]), is: "A\r\nB\r\nC\r\n         1\r\n\u{0C}" + "D\r\n\r\n\r\n         2\r\n\u{0C}")
  }

  @Test func `The number may stand on the first line, or nowhere`() throws {
    try expect(pages(["⠁", "⠃"]) { $0.pageNumbers = .top }, is: "         1\r\nA\r\nB\r\n\u{0C}")
    expect(
      try pages(["⠁", "⠃", "⠉", "⠙", "⠑"]) { $0.pageNumbers = .none }, is: "A\r\nB\r\nC\r\nD\r\n\u{0C}E\r\n\u{0C}")
  }

  @Test func `Where lines alone are counted, blank ones fill the page`() throws {
    for numbers in BraillePageNumbers.allCases {
      let text = try pages(["⠁", "⠃", "⠉", "⠙", "⠑"]) { ($0.pageEnd, $0.pageNumbers) = (.blankLines, numbers) }
      expect(text.split(separator: "\r\n", omittingEmptySubsequences: false).count - 1, is: 8, "\(numbers)")
      expect(!text.contains("\u{0C}"))
    }
  }

  @Test func `Nothing makes no page`() throws { try expect(pages([]), is: "") }

  @Test func `Every cell has a character of its own, and dots 7 and 8 make no other`() {
    let cells = (0x2800...0x283F).compactMap(Unicode.Scalar.init).map { String(Character($0)) }
    let characters = cells.map { EmbosserASCII.text($0 + "⠿").dropLast() }
    expect(Set(characters).count, is: 64)
    expect(characters.allSatisfy { $0.count == 1 && $0.utf8.allSatisfy { (0x20...0x5F).contains($0) } })
    expect(EmbosserASCII.text("⠓⠑⠇⠇⠕⠀⠼⠁⠀⠀"), is: "HELLO #A")
    expect(EmbosserASCII.text("\u{28C0}⣁⠁"), is: " AA")
  }
}
