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
