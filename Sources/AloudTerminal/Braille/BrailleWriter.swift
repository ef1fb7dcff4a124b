internal import Aloud

/// A writer of announcements as braille: lines for a display, or pages for an embosser.
struct BrailleWriter {
  private let options: BrailleOptions
  private var translator: BrailleTranslator
  /// Nil for a display.
  private var pages: BraillePages?
  private var table: BrailleTable?
  private let tell: (Message) -> Void

  init(_ options: BrailleOptions, isForPaper: Bool, tell: @escaping (Message) -> Void) {
    self.options = options
    translator = BrailleTranslator(options.table, isForPaper: isForPaper)
    pages = isForPaper ? BraillePages(options) : nil
    self.tell = tell
  }

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

  mutating func write(typed line: String, to output: inout OutputStream) {
    // Programs also read a transcript for a display, so typed lines stay as they are there.
    if pages == nil { output.writeLine(line) } else { write(onPaper: line, to: &output) }
  }

  mutating func finish(_ output: inout OutputStream) { pages?.end(table, to: &output) }

  private mutating func write(onPaper line: String, to output: inout OutputStream) {
    for piece in BrailleWrapping.page.wrap(table?.cells(line) ?? line, cells: options.cells) {
      pages?.add(piece, table, to: &output)
    }
  }

  private mutating func findTable(for locale: LoadedLocale) {
    do throws(BrailleTableError) {
      let found = try translator.table(for: locale)
      // A page that began in one language keeps its table for a language that has none.
      if found != nil || pages == nil { table = found }
    } catch {
      if pages == nil { table = nil }
      tell(error.message)
      if pages == nil { tell(.brailleTablePlain) }
    }
  }
}

/// The pages of a braille file for an embosser. Lines are in North American ASCII braille and end with CR and LF, as in braille
/// files everywhere. Each page has a fixed number of lines, and may have a page number.
struct BraillePages {
  private let options: BrailleOptions
  private var page = 1, used = 0

  init(_ options: BrailleOptions) { self.options = options }

  private var room: Int { options.pageNumbers == .none ? options.lines : options.lines - 1 }

  mutating func add(_ cells: String, _ table: BrailleTable?, to output: inout OutputStream) {
    if used == 0, options.pageNumbers == .top { output.write(numberLine(table)) }
    output.write(line(cells))
    used += 1
    if used == room { end(table, to: &output) }
  }

  /// Does nothing if the page has no lines.
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

  private func numberLine(_ table: BrailleTable?) -> String {
    let number = table?.cells(String(page)) ?? String(page)
    return line(String(repeating: "\u{2800}", count: max(0, options.cells - number.count)) + number)
  }

  private func line(_ cells: String) -> String { EmbosserASCII.text(cells) + "\r\n" }
}

/// North American ASCII braille, the encoding of files for embossers: one character for each of 64 cells.
enum EmbosserASCII {
  /// The characters for the cells from U+2800 to U+283F. Dots 7 and 8, which paper does not have, are dropped.
  private static let characters = Array(##" A1B'K2L@CIF/MSP"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\0Z7(_?W]#Y)="##)

  /// A character that is no cell stays if it is printable ASCII, and becomes a full cell otherwise.
  static func text(_ cells: String) -> String {
    let text = cells.unicodeScalars.map { cell -> Character in
      switch cell.value {
      case 0x2800...0x28FF: characters[Int(cell.value & 0x3F)]
      case 0x20...0x7E: Character(cell)
      default: "="
      }
    }
    // Trailing blanks would only keep the embosser's head moving.
    return String(text.reversed().drop { $0 == " " }.reversed())
  }
}

/// The options that control how braille is written.
public struct BrailleOptions: Sendable {
  /// The number of cells in a line.
  public var cells = 40
  /// The table that translates text into braille.
  public var table = BrailleTableChoice.usual
  /// The number of lines in an embosser page.
  public var lines = 25
  /// The position of the page number on an embosser page.
  public var pageNumbers = BraillePageNumbers.bottom
  /// The way in which an embosser page ends.
  public var pageEnd = BraillePageEnd.formFeed

  /// The allowed numbers of cells in a line. The smallest displays have 12 cells, the longest 80.
  public static let possibleCells = 10...200
  /// The allowed numbers of lines in a page: at least one for the page number and one for text.
  public static let possibleLines = 2...200

  /// Creates the default options.
  public init() {}
}

/// A choice of the table that translates text into braille.
public enum BrailleTableChoice: Sendable, Equatable {
  /// The table for the session's language.
  case usual
  /// A table of liblouis, by the name of its file.
  case named(String)
  /// No table: the output is plain text, for a display that translates text into braille itself.
  case none
}

/// A position of the page number on an embosser page.
public enum BraillePageNumbers: String, Sendable, CaseIterable { case bottom, top, none }

/// A way in which an embosser page ends.
public enum BraillePageEnd: String, Sendable, CaseIterable {
  /// A form feed character.
  case formFeed = "form-feed"
  /// Blank lines, for embossers that only count lines.
  case blankLines = "blank-lines"
}
