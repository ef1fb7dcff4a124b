internal import Aloud

/// Writes announcements in a form: text is wrapped, with space between items, as text size and the terminal ask for.
struct AnnouncementWriter {
  let format: OutputFormat
  /// How wide a line of text may be, or nil for as wide as it is.
  let width: Int?
  let device: TerminalDevice
  /// Whether lines of text are put into the order in which they are seen.
  let isVisual: Bool
  private var braille: BrailleWriter

  /// A writer of one form; `tell` is told why there is no table for braille.
  init(
    format: OutputFormat, width: Int?, device: TerminalDevice, isVisual: Bool,
    braille: BrailleOptions = BrailleOptions(),
    tell: @escaping (Message) -> Void = { _ in }
  ) {
    (self.format, self.width, self.device, self.isVisual) = (format, width, device, isVisual)
    self.braille = BrailleWriter(braille, isForPaper: format == .brf, tell: tell)
  }

  /// Writes one announcement.
  mutating func write(_ announcement: Announcement, _ renderer: Renderer, to output: inout OutputStream) {
    switch format {
    case .json: output.writeLine(renderer.json(announcement))
    case .braille, .brf: braille.write(announcement, renderer, to: &output)
    case .text: writeText(announcement, renderer, to: &output)
    }
  }

  /// Writes a line that was typed, as a transcript has it.
  mutating func write(typed line: String, to output: inout OutputStream) {
    switch format {
    case .json, .text: output.writeLine(line)
    case .braille, .brf: braille.write(typed: line, to: &output)
    }
  }

  /// Writes what ends the output.
  mutating func finish(_ output: inout OutputStream) { braille.finish(&output) }

  private func writeText(_ announcement: Announcement, _ renderer: Renderer, to output: inout OutputStream) {
    let marks = device.isTerminal && !isVisual
    let line = marks ? renderer.printedForTerminal(announcement) : renderer.printed(announcement)
    for piece in renderer.wrapped(line, of: announcement, columns: width ?? device.columns) {
      output.writeLine(isVisual ? VisualOrder.reorder(piece, base: renderer.direction) : piece)
    }
  }
}
