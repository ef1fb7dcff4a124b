internal import Aloud

/// A writer of announcements as lines. At a terminal, and only there, lines are also formatted for the eye: wrapped to its width,
/// spaced as text grows, and set in weight and color. On a pipe and in a file, each announcement is one line (SET-7).
struct AnnouncementWriter {
  let format: OutputFormat
  /// Nil for the terminal's width.
  let width: Int?
  let device: TerminalDevice
  let order: LineOrder
  let style: LineStyle
  var scaling = TextScaling.none
  private var braille: BrailleWriter

  init(
    format: OutputFormat, width: Int?, device: TerminalDevice, order: LineOrder, style: LineStyle,
    braille: BrailleOptions = BrailleOptions(), tell: @escaping (Message) -> Void = { _ in }
  ) {
    (self.format, self.width, self.device, self.order, self.style) = (format, width, device, order, style)
    self.braille = BrailleWriter(braille, isForPaper: format == .brf, tell: tell)
  }

  mutating func write(_ announcement: Announcement, _ renderer: Renderer, to output: inout OutputStream) {
    switch format {
    case .json: output.writeLine(renderer.json(announcement))
    case .braille, .brf: braille.write(announcement, renderer, to: &output)
    case .text: writeText(announcement, renderer, to: &output)
    }
  }

  mutating func write(typed line: String, to output: inout OutputStream) {
    switch format {
    case .json, .text: output.writeLine(line)
    case .braille, .brf: braille.write(typed: line, to: &output)
    }
  }

  mutating func finish(_ output: inout OutputStream) { braille.finish(&output) }

  private func writeText(_ announcement: Announcement, _ renderer: Renderer, to output: inout OutputStream) {
    let columns = width ?? device.columns.map { max(1, $0 / scaling.cells) }
    // On a pipe, the announcement is one line without formatting.
    if !device.isTerminal, columns == nil, order != .visual {
      output.write(renderer.printed(announcement))
      return output.write(scaling.lineEnd)
    }
    let lines =
      device.isTerminal || order == .visual
      ? renderer.terminalLines(announcement, columns: columns, order: order)
      : renderer.lines(announcement, columns: columns)
    for (index, line) in lines.enumerated() {
      write(line, isFirst: index == 0, of: announcement, renderer, to: &output)
    }
    if device.isTerminal, renderer.isSpaced(announcement) { output.writeLine("") }
  }

  private func write(
    _ line: String, isFirst: Bool, of announcement: Announcement, _ renderer: Renderer, to output: inout OutputStream
  ) {
    // A line in visual order from right to left does not begin with its number.
    let isFirst = isFirst && !(order == .visual && renderer.direction == .rightToLeft)
    let parts = style.parts(
      of: line, isFirst: isFirst, of: announcement, isContrastIncreased: renderer.settings.increaseContrast)
    for part in parts { output.write(LineStyle.set(scaling.written(part.text), part.code)) }
    output.write(scaling.lineEnd)
  }
}

/// A format in which announcements are written.
public enum OutputFormat: String, Sendable, CaseIterable {
  /// One line of plain text for each announcement.
  case text
  /// One JSON object on one line for each announcement.
  case json
  /// A short line for a braille display, or several if the announcement has more cells than the display.
  case braille
  /// Pages for an embosser.
  case brf
}
