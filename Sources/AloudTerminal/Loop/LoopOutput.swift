internal import Aloud

/// The printed output of a loop: announcements, the prompt, and what a terminal is told beside them.
struct LoopOutput: ~Copyable {
  var stream: OutputStream
  private var writer: AnnouncementWriter
  private let device: TerminalDevice
  private var marks: ShellMarks
  private var directionMode: DirectionMode
  private let format: OutputFormat
  /// A Boolean value that indicates whether a user sees the output and types the input.
  private let isInteractive: Bool
  /// A Boolean value that indicates whether the prompt follows the announcement on its line.
  private let joinsPrompt: Bool
  /// A Boolean value that indicates whether the last output was an announcement.
  private var endsWithAnnouncement = false
  /// The text size that was last applied to the terminal.
  private var textSize: TextSize
  /// The terminal's answer to whether it can draw larger letters, and whether the user was told about its own zoom.
  var canScale: Bool?
  private var hasToldZoom = false

  init(_ streams: LoopStreams, _ options: LoopOptions, textSize: TextSize) {
    stream = OutputStream(descriptor: streams.output)
    device = streams.device
    format = options.format
    isInteractive = streams.isInteractive
    joinsPrompt = options.joinsPrompt
    marks = ShellMarks(terminal: streams.terminal)
    directionMode = DirectionMode(
      terminal: device.isTerminal && !options.isVisual ? EnvironmentVariable.value("TERM") : nil,
      vteVersion: EnvironmentVariable.value("VTE_VERSION"), program: EnvironmentVariable.value("TERM_PROGRAM"))
    writer = AnnouncementWriter(
      format: options.format, width: options.width, device: device,
      order: DirectionMode.order(
        isVisual: options.isVisual, terminal: EnvironmentVariable.value("TERM"),
        konsoleVersion: EnvironmentVariable.value("KONSOLE_VERSION")),
      style: LineStyle(isTerminal: device.isTerminal), braille: options.braille, tell: options.tell)
    self.textSize = textSize
  }

  /// The number of columns of the terminal.
  var columns: Int { device.columns ?? 80 }

  /// Writes an announcement in lines with the direction of its locale.
  mutating func write(_ announcement: Announcement, _ renderer: Renderer) {
    if format == .text { stream.write(directionMode.set(renderer.direction)) }
    writer.write(announcement, renderer, to: &stream)
    endsWithAnnouncement = true
  }

  /// Writes a line that the user typed, in the form for a transcript.
  mutating func write(typed line: String) { writer.write(typed: line, to: &stream) }

  /// Writes the mark between a line and its answer.
  mutating func markAnswer() { if isInteractive { stream.write(marks.beforeAnswer()) } }

  /// Writes the prompt. A braille display shows the line with the cursor, so if one is in use, the prompt is put at the end of the
  /// announcement, unless Aloud edits the line, which needs a line of its own.
  mutating func writePrompt(takesKeys: Bool) {
    defer { endsWithAnnouncement = false }
    let prompt = " " + LineDisplay.prompt
    if joinsPrompt, endsWithAnnouncement, !takesKeys,
      stream.reopenLine(leaving: 2 * prompt.utf8.count, of: columns)
    {
      // A shell mark would begin a new line.
      stream.write(prompt)
    } else {
      stream.write(marks.beforePrompt() + writer.style.prompt(LineDisplay.prompt) + marks.afterPrompt)
    }
  }

  /// Writes the end of the announcements.
  mutating func finish() { writer.finish(&stream) }

  /// Restores the terminal's direction mode.
  mutating func leaveTerminal() { stream.write(directionMode.end()) }

  // MARK: - Larger text (SET-1)

  /// Takes a changed text size, and returns whether it is larger than the one before; nil if it is the same.
  mutating func follow(_ size: TextSize) -> Bool? {
    guard size != textSize else { return nil }
    defer { textSize = size }
    return size.scale > textSize.scale
  }

  /// A Boolean value that indicates whether the terminal must be asked whether it can draw larger letters. Only kitty is asked, when
  /// that is first needed.
  var mustAskToScale: Bool { wantsToScale && canScale == nil }

  private var wantsToScale: Bool {
    TextScaling(textSize) != .none && isInteractive && format == .text && TerminalKind() == .kitty
  }

  /// Sets the size at which the terminal draws letters.
  mutating func scaleText() { writer.scaling = wantsToScale && canScale == true ? TextScaling(textSize) : .none }

  /// Returns how the user can enlarge the terminal's text, where the terminal can't draw larger letters and this has not been said.
  mutating func zoomToTell() -> Message? {
    guard isInteractive, format == .text, writer.scaling == .none, !hasToldZoom else { return nil }
    hasToldZoom = true
    return TerminalKind().zoom
  }
}
