/// Pages as an embosser takes them: lines of North American ASCII braille, each ended by CR and LF, as braille files have
/// them everywhere; so many to a page, with its number.
struct BraillePages {
  private let options: BrailleOptions
  /// The number of the page, and how many lines of text it has by now.
  private var page = 1, used = 0

  init(_ options: BrailleOptions) { self.options = options }

  /// How many lines of text a page has.
  private var room: Int { options.pageNumbers == .none ? options.lines : options.lines - 1 }

  /// Adds a line of cells; `table` is that of the page's number.
  mutating func add(_ cells: String, _ table: BrailleTable?, to output: inout OutputStream) {
    if used == 0, options.pageNumbers == .top { output.write(numberLine(table)) }
    output.write(line(cells))
    used += 1
    if used == room { end(table, to: &output) }
  }

  /// Ends the page that has been begun; nothing where there is none.
  mutating func end(_ table: BrailleTable?, to output: inout OutputStream) {
    guard used > 0 else { return }
    if options.pageNumbers == .bottom || options.pageEnd == .blankLines {
      for _ in used..<max(used, room) { output.write(line("")) }
    }
    if options.pageNumbers == .bottom { output.write(numberLine(table)) }
    switch options.pageEnd {
    case .formFeed: output.write("\u{0C}")
    case .blankLines: break
    }
    (page, used) = (page + 1, 0)
  }

  /// The page's number, at the right end of its line.
  private func numberLine(_ table: BrailleTable?) -> String {
    let number = table?.cells(String(page)) ?? String(page)
    return line(String(repeating: "\u{2800}", count: max(0, options.cells - number.count)) + number)
  }

  private func line(_ cells: String) -> String { EmbosserASCII.text(cells) + "\r\n" }
}
