internal import Aloud

/// The input of a loop: lines from a pipe or a file, lines that a terminal edits, or keys from which Aloud edits a line.
struct LoopInput: ~Copyable {
  let isTyped: Bool
  var reader: LineReader
  private var modes: TerminalModes
  /// Nil if only the terminal edits lines.
  private var keys: EditedLines?
  /// True while Aloud edits a single line, which began in the terminal's own editing.
  private var isTakenOver = false
  private(set) var isEchoOff = false
  var hasSilenced = false

  init(_ streams: LoopStreams) {
    isTyped = streams.isTyped
    reader = LineReader(descriptor: streams.input)
    modes = streams.modes
    keys = streams.hasKeys ? EditedLines(InputrcFile.bindings(over: modes.keys)) : nil
  }

  var hasBegun: Bool { keys?.hasBegun ?? false }

  // MARK: - The terminal's mode

  var readsKeys: Bool { modes.mode == .keys }

  /// True if the user wants keys, to finish a line in which an arrow key was pressed, or to finish one typed ahead in this way.
  func takesKeys(isWanted: Bool) -> Bool {
    guard let keys else { return false }
    return isWanted || isTakenOver || keys.hasBegun || keys.hasMore
  }

  mutating func begin(isSecret: Bool, wantsKeys: Bool, keyEcho: KeyEcho, columns: Int) -> String {
    let takesKeys = takesKeys(isWanted: wantsKeys)
    isEchoOff = isSecret && !takesKeys
    let wanted = takesKeys ? TerminalModes.Mode.keys : .lines(echo: !isSecret, wakesAtEscape: keys != nil)
    var output = wanted == modes.mode ? "" : modes.set(wanted)
    // Whole lines that were typed ahead are not edited any more, but handled in their turn.
    if takesKeys { keys?.take(reader.takeRest()) }
    keys?.begin(isSecret: isSecret, keyEcho: keyEcho)
    guard takesKeys else { return output }
    keys?.showPrompt(columns: columns)
    output += keys?.show(columns: columns) ?? ""
    return output
  }

  /// With `erasing`, other output takes the place of the line, unless one has been begun. Some terminals can't erase.
  mutating func leaveLine(erasing: Bool, columns: Int) -> String {
    var output = ""
    if erasing, keys != nil, !readsKeys, !isEchoOff, let line = reader.takeLineBegun() {
      takeOver(line.bytes, isTypedAhead: line.isTypedAhead, columns: columns, to: &output)
    }
    guard erasing, keys?.hasBegun == false else { return output + ((readsKeys ? keys?.leave() : nil) ?? "\n") }
    keys?.showPrompt(width: 0, columns: columns)
    return output + "\r\u{1B}[K"
  }

  mutating func leaveTerminal() -> String { modes.set(.asFound) }

  mutating func forgetMode() { modes.forget() }

  // MARK: - Reading

  mutating func fill() {
    if readsKeys { keys?.fill(from: &reader.source) } else { reader.fill() }
  }

  mutating func take(typed bytes: [UInt8]) {
    if readsKeys { keys?.take(bytes) } else { reader.take(bytes) }
  }

  mutating func markTypedAhead() {
    if readsKeys { keys?.markTypedAhead(&reader.source) } else { reader.markTypedAhead() }
  }

  /// `output` receives what the terminal is to display; `single` returns the line that a single key stands for.
  mutating func next(
    columns: Int, to output: inout OutputStream, completions: (String) -> [String], single: (Character) -> String?
  ) -> EditedLines.Event {
    if !readsKeys {
      let reading = reader.next()
      if case .line(let text, _) = reading { keys?.keep(text) }
      guard reading == .nothing, keys != nil, let line = reader.takeLineWithEscape() else { return .reading(reading) }
      var begun = ""
      takeOver(line.bytes, isTypedAhead: line.isTypedAhead, columns: columns, to: &begun)
      output.write(begun)
    }
    // A second reference would make each key copy the text.
    guard var keys = keys.take() else { return .reading(.nothing) }
    defer { self.keys = keys }
    let event = keys.next(completions: completions, single: single)
    if case .reading(let reading) = event, reading != .end {
      output.write(keys.showFinished(columns: columns))
      isTakenOver = false
    }
    return event ?? .reading(.nothing)
  }

  mutating func show(columns: Int) -> String { readsKeys ? keys?.show(columns: columns) ?? "" : "" }

  /// Removes the marks that the terminal displays for an arrow key that was pressed in the line.
  private mutating func takeOver(_ bytes: [UInt8], isTypedAhead: Bool, columns: Int, to output: inout String) {
    isTakenOver = true
    output += modes.set(.keys)
    var bytes = bytes
    while reader.source.isReadable, let more = reader.source.take() { bytes += more }
    let text = bytes.prefix { $0 != 0x1B }
    let marks = bytes[text.endIndex...].flatMap { $0 < 0x20 ? [UInt8(ascii: "^"), $0 | 0x40] : [$0] }
    let shown = isEchoOff ? "" : String(decoding: marks, as: UTF8.self)
    keys?.begin(
      with: String(decoding: text, as: UTF8.self), showing: shown, columns: columns, isTypedAhead: isTypedAhead)
    keys?.take(Array(bytes[text.endIndex...]))
    isEchoOff = false
  }
}

/// The streams that a loop reads and writes, and what is known of the terminal behind them.
struct LoopStreams {
  var input: Int32
  var output: Int32
  var isTyped: Bool
  var device: TerminalDevice
  var modes: TerminalModes
  /// As in TERM; nil unless input and output are both a terminal, so that a user sees both.
  var terminal: String?
  var handlesSignals = true

  init(input: Int32 = 0, output: Int32 = 1) {
    (self.input, self.output) = (input, output)
    isTyped = TerminalDevice(descriptor: input).isTerminal
    device = TerminalDevice(descriptor: output)
    modes = TerminalModes(descriptor: input)
    terminal = isTyped && device.isTerminal ? EnvironmentVariable.value("TERM") ?? "dumb" : nil
  }

  /// True if a user sees both what is written and what is typed.
  var isInteractive: Bool { terminal != nil }

  var hasKeys: Bool { terminal != nil && terminal != "dumb" }
}
