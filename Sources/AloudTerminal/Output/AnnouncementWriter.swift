internal import Aloud

/// Writes announcements as lines: wrapped, and with space between items, as text size and the terminal ask for.
struct AnnouncementWriter {
  let format: OutputFormat
  /// How wide a line may be, or nil for as wide as it is.
  let width: Int?
  let device: TerminalDevice
  /// Whether lines are put into the order in which they are seen.
  let isVisual: Bool

  /// Writes one announcement.
  func write(_ announcement: Announcement, _ renderer: Renderer, to output: inout OutputStream) {
    switch format {
    case .json: output.writeLine(renderer.json(announcement))
    case .braille: output.writeLine(renderer.braille(announcement))
    case .text: writeText(announcement, renderer, to: &output)
    }
  }

  private func writeText(_ announcement: Announcement, _ renderer: Renderer, to output: inout OutputStream) {
    let marks = device.isTerminal && !isVisual
    let line = marks ? renderer.printedForTerminal(announcement) : renderer.printed(announcement)
    for piece in renderer.wrapped(line, of: announcement, columns: width ?? device.columns) {
      output.writeLine(isVisual ? VisualOrder.reorder(piece, base: renderer.direction) : piece)
    }
  }
}
