internal import Aloud

/// Line editing: by Aloud key by key, at a terminal where keys are spoken or act alone, and otherwise by the terminal itself.
extension Loop {
  /// A Boolean value that indicates whether keys are read one by one. They are if they are spoken, if single keys act by
  /// themselves, and to finish a line in which an arrow key was pressed or that was typed ahead in this way.
  var takesKeys: Bool {
    guard let keys else { return false }
    return speechSettings.isOn || session.settings.singleKeys || isTakenOver || keys.hasBegun || keys.hasMore
  }

  private var columns: Int { device.columns ?? 80 }

  /// Sets the terminal's mode for the next line, and displays a line that has been begun.
  mutating func setMode() {
    let isSecret = session.prompt == .secret
    let takesKeys = takesKeys
    isEchoOff = isSecret && !takesKeys
    let wanted =
      takesKeys ? TerminalModes.Mode.keys : .lines(echo: !isSecret, wakesAtEscape: keys != nil)
    if wanted != modes.mode { output.write(modes.set(wanted)) }
    // Whole lines that were typed ahead are not edited any more, but handled in their turn.
    if takesKeys { keys?.take(reader.takeRest()) }
    keys?.begin(isSecret: isSecret, keyEcho: session.settings.keyEcho)
    guard takesKeys else { return }
    let columns = columns
    keys?.showPrompt(columns: columns)
    if let text = keys?.show(columns: columns) { output.write(text) }
  }

  /// Leaves the line of the prompt, so that something else can be written.
  mutating func breakLine() {
    guard isInteractive else { return }
    let left = modes.mode == .keys ? keys?.leave() : nil
    output.write(left ?? "\n")
  }

  mutating func markAnswer() { if isInteractive { output.write(marks.beforeAnswer()) } }

  // MARK: - Reading

  mutating func fill() {
    if modes.mode == .keys { keys?.fill(from: &reader.source) } else { reader.fill() }
  }

  /// Marks all that has been typed so far as typed ahead.
  mutating func markTypedAhead() {
    if modes.mode == .keys { keys?.markTypedAhead(&reader.source) } else { reader.markTypedAhead() }
  }

  /// Returns the next line, if one is complete.
  mutating func nextReading() -> Reading {
    if modes.mode == .keys { return nextEdited() }
    let reading = reader.next()
    switch reading {
    case .line(let text, _): keys?.keep(text)
    case .nothing:
      guard keys != nil, let line = reader.takeLineWithEscape() else { return reading }
      takeOver(line.bytes, isTypedAhead: line.isTypedAhead)
      return nextEdited()
    case .error, .end: break
    }
    return reading
  }

  /// Continues a line in which an arrow key was pressed, and removes the marks that the terminal displays for the key.
  private mutating func takeOver(_ bytes: [UInt8], isTypedAhead: Bool) {
    isTakenOver = true
    output.write(modes.set(.keys))
    var bytes = bytes
    while reader.source.isReadable, let more = reader.source.take() { bytes += more }
    let text = bytes.prefix { $0 != 0x1B }
    let marks = bytes[text.endIndex...].flatMap { $0 < 0x20 ? [UInt8(ascii: "^"), $0 | 0x40] : [$0] }
    let (columns, shown) = (columns, isEchoOff ? "" : String(decoding: marks, as: UTF8.self))
    keys?.begin(
      with: String(decoding: text, as: UTF8.self), showing: shown, columns: columns, isTypedAhead: isTypedAhead)
    keys?.take(Array(bytes[text.endIndex...]))
    isEchoOff = false
  }

  /// Handles the keys that were pressed. Returns a line if they finish one. The first of them silences speech.
  private mutating func nextEdited() -> Reading {
    guard var keys else { return .nothing }
    // A second reference would make each key copy the text.
    self.keys = nil
    defer { self.keys = keys }
    let session = session
    var said = SaidOfEditing.nothing
    var wasSpeaking: Bool?
    while let event = keys.next(
      completions: { session.completions(of: $0) }, single: { session.line(ofSingleKey: $0) })
    {
      if wasSpeaking == nil, speechSettings.isOn {
        wasSpeaking = speech.isSpeaking && !tellsOfKeys
        keepPlace()
        speech.stop()
      } else if wasSpeaking != nil {
        // An earlier key of the same read has already silenced speech.
        wasSpeaking = false
      }
      switch event {
      case .said(let new): said = new
      case .reading(.end): return .end
      case .reading(let reading):
        output.write(keys.showFinished(columns: columns))
        isTakenOver = false
        return reading
      case .interrupt:
        self.keys = keys
        interrupt(isSpeaking: wasSpeaking ?? false)
        keys = self.keys ?? keys
        return .nothing
      }
    }
    output.write(keys.show(columns: columns))
    say(said)
    return .nothing
  }

  /// Says the result of a key.
  private mutating func say(_ said: SaidOfEditing) {
    guard speechSettings.isOn, let utterance = said.utterance(session.renderer) else { return }
    speech.speak(utterance)
    tellsOfKeys = true
  }

  // MARK: - Signals

  /// Handles Ctrl-C. The first Ctrl-C stops speech, and a second one ends the program (LOOP-6). If something would be lost, the
  /// user is first asked about it, and another Ctrl-C ends the program (ASK-8).
  mutating func interrupt(isSpeaking: Bool) {
    if isSpeaking {
      keepPlace()
      speech.stop()
      breakLine()
    } else if isInteractive, let asked = session.askBeforeEnd() {
      breakLine()
      handle(asked)
    } else {
      return ending = .interrupted
    }
    prompt()
  }

  /// Stops the program until it is continued, with the terminal in its original mode.
  mutating func suspend() {
    breakLine()
    leaveTerminal()
    SignalHandlers.stop()
    inbox.clearWake()
    // The system does not stop a program that nobody could continue.
    if !inbox.hasResumed { inbox.put(.resumed) }
  }
}
