internal import Aloud

/// Writes announcements as braille: lines for a display, or pages for an embosser.
struct BrailleWriter {
  private let options: BrailleOptions
  private var translator: BrailleTranslator
  /// The pages; nil for a display.
  private var pages: BraillePages?
  /// The table of the last line.
  private var table: BrailleTable?
  /// Who is told why there is no table.
  private let tell: (Message) -> Void

  init(_ options: BrailleOptions, isForPaper: Bool, tell: @escaping (Message) -> Void) {
    self.options = options
    translator = BrailleTranslator(options.table, isForPaper: isForPaper)
    pages = isForPaper ? BraillePages(options) : nil
    self.tell = tell
  }

  /// Writes an announcement.
  mutating func write(_ announcement: Announcement, _ renderer: Renderer, to output: inout OutputStream) {
    findTable(for: renderer.locale)
    let line = renderer.braille(announcement)
    if pages != nil {
      write(onPaper: line, to: &output)
    } else {
      let blank: Character = table == nil ? " " : "\u{2800}"
      let pieces = BrailleWrapping.display(blank: blank).wrap(table?.cells(line) ?? line, cells: options.cells)
      for piece in pieces { output.writeLine(piece) }
    }
  }

  /// Writes a line that was typed.
  mutating func write(typed line: String, to output: inout OutputStream) {
    // A transcript of braille is read by programs too: there, what was typed stays as it is.
    if pages == nil { output.writeLine(line) } else { write(onPaper: line, to: &output) }
  }

  /// Ends the page that has been begun.
  mutating func finish(_ output: inout OutputStream) { pages?.end(table, to: &output) }

  private mutating func write(onPaper line: String, to output: inout OutputStream) {
    for piece in BrailleWrapping.page.wrap(table?.cells(line) ?? line, cells: options.cells) {
      pages?.add(piece, table, to: &output)
    }
  }

  private mutating func findTable(for locale: LoadedLocale) {
    do throws(BrailleTableError) {
      let found = try translator.table(for: locale)
      // A page that has been begun in one language goes on in its table where another has none.
      if found != nil || pages == nil { table = found }
    } catch {
      if pages == nil { table = nil }
      tell(error.message)
      if pages == nil { tell(.brailleTablePlain) }
    }
  }
}

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

/// Cells in North American ASCII braille, in which files for embossers are written: a character for each of 64 cells.
enum EmbosserASCII {
  /// The characters of the cells from U+2800 to U+283F. Dots 7 and 8, which paper does not have, are left out.
  private static let characters = Array(##" A1B'K2L@CIF/MSP"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\0Z7(_?W]#Y)="##)

  /// Cells as characters; what is no cell stays where it is one of ASCII, and is otherwise a full cell.
  static func text(_ cells: String) -> String {
    let text = cells.unicodeScalars.map { cell -> Character in
      switch cell.value {
      case 0x2800...0x28FF: characters[Int(cell.value & 0x3F)]
      case 0x20...0x7E: Character(cell)
      default: "="
      }
    }
    // Blanks at the end of a line would only keep the embosser's head moving.
    return String(text.reversed().drop { $0 == " " }.reversed())
  }
}
