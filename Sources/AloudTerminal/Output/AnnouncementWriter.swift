internal import Aloud

/// Writes announcements as lines: wrapped, and with space between items, as text size and the terminal ask for.
struct AnnouncementWriter {
  let format: OutputFormat
  /// How wide a line may be, or nil for as wide as it is.
  let width: Int?
  let device: TerminalDevice
  /// In which order the terminal is given the characters of a line.
  let order: LineOrder

  /// Writes one announcement.
  func write(_ announcement: Announcement, _ renderer: Renderer, to output: inout OutputStream) {
    switch format {
    case .json: output.writeLine(renderer.json(announcement))
    case .braille: output.writeLine(renderer.braille(announcement))
    case .text: writeText(announcement, renderer, to: &output)
    }
  }

  private func writeText(_ announcement: Announcement, _ renderer: Renderer, to output: inout OutputStream) {
    let columns = width ?? device.columns
    let lines =
      device.isTerminal || order == .visual
      ? renderer.terminalLines(announcement, columns: columns, order: order)
      : renderer.lines(announcement, columns: columns)
    for line in lines { output.writeLine(line) }
  }
}
