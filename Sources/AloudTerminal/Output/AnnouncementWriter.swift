internal import Aloud

/// Writes announcements as lines. What serves the eye, at a terminal, is added there alone: lines as wide as it is, room between
/// them as text grows, weight and color. On a pipe and in a file one announcement is one line (SET-7).
struct AnnouncementWriter {
  let format: OutputFormat
  /// How wide a line may be, or nil for as wide as it is.
  let width: Int?
  let device: TerminalDevice
  /// Whether lines are put into the order in which they are seen.
  let isVisual: Bool
  let style: LineStyle

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
    var pieces = (width ?? device.columns).map { LineWrapping.wrap(line, columns: $0) } ?? [line]
    if isVisual { pieces = pieces.map { VisualOrder.reorder($0, base: renderer.direction) } }
    // The number is not where a line begins that is turned round.
    let isStyled = !isVisual || renderer.direction == .leftToRight
    if isStyled {
      pieces = style.styled(pieces, of: announcement, isContrastIncreased: renderer.settings.increaseContrast)
    }
    for piece in pieces { output.writeLine(piece) }
    if device.isTerminal, renderer.isSpaced(announcement) { output.writeLine("") }
  }
}
