internal import Aloud

struct LoopOutput: ~Copyable {
  var stream: OutputStream
  private var writer: AnnouncementWriter
  private var marks: ShellMarks
  private var directionMode: DirectionMode
  private let isInteractive: Bool
  let joinsPrompt: Bool
  private var endsWithAnnouncement = false
  private var textSize: TextSize
  /// True if the terminal can draw larger letters; nil until it is asked.
  var canScale: Bool?
  private var hasToldZoom = false

  init(_ streams: LoopStreams, _ options: LoopOptions, textSize: TextSize) {
    stream = OutputStream(descriptor: streams.output)
    let device = streams.device
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

  var columns: Int { writer.device.columns ?? 80 }

  mutating func write(_ announcement: Announcement, _ renderer: Renderer) {
    if writer.format == .text { stream.write(directionMode.set(renderer.direction)) }
    writer.write(announcement, renderer, to: &stream)
    endsWithAnnouncement = true
  }

  mutating func write(typed line: String) { writer.write(typed: line, to: &stream) }

  mutating func markAnswer() { if isInteractive { stream.write(marks.beforeAnswer()) } }

  /// A braille display shows the line with the cursor, so a joined prompt ends the announcement, unless Aloud edits the line.
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

  mutating func finish() { writer.finish(&stream) }

  mutating func leaveTerminal() { stream.write(directionMode.end()) }

  // MARK: - Larger text (SET-1)

  mutating func follow(_ size: TextSize) -> Bool? {
    guard size != textSize else { return nil }
    defer { textSize = size }
    return size.scale > textSize.scale
  }

  /// Only kitty is asked, when that is first needed.
  var mustAskToScale: Bool { wantsToScale && canScale == nil }

  private var wantsToScale: Bool {
    TextScaling(textSize) != .none && isInteractive && writer.format == .text && TerminalKind() == .kitty
  }

  mutating func scaleText() { writer.scaling = wantsToScale && canScale == true ? TextScaling(textSize) : .none }

  mutating func zoomToTell() -> Message? {
    guard isInteractive, writer.format == .text, writer.scaling == .none, !hasToldZoom else { return nil }
    hasToldZoom = true
    return TerminalKind().zoom
  }
}
