internal import Aloud

/// Writes announcements as lines: wrapped, and with space between items, as text size and the terminal ask for.
struct AnnouncementWriter {
  /// Where nobody says how wide a line may be, and text is larger than usual.
  private static let usualColumns = 80

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
    let pieces = columns(renderer.settings.textSize).map { LineWrapping.wrap(line, columns: $0) } ?? [line]
    for piece in pieces {
      output.writeLine(isVisual ? VisualOrder.reorder(piece, base: renderer.direction) : piece)
    }
    if renderer.settings.textSize.spacesItems, announcement.kind == .item { output.writeLine("") }
  }

  private func columns(_ size: TextSize) -> Int? {
    if let room = width ?? device.columns { return size.columns(of: room) }
    return size.wrapsAlways ? size.columns(of: Self.usualColumns) : nil
  }
}
