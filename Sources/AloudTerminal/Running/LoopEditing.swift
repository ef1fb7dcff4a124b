internal import Aloud

/// Lines that are edited key by key, at a terminal where speech is on; and those that the terminal itself lets the user edit.
extension Loop {
  /// Whether keys are taken one by one: where they are heard, where one may act by itself, and to finish a line in which an
  /// arrow key was pressed, or that was typed ahead so.
  var takesKeys: Bool {
    guard let keys else { return false }
    return speechSettings.isOn || session.settings.singleKeys || isTakenOver || keys.hasBegun || keys.hasMore
  }

  private var columns: Int { device.columns ?? 80 }

  /// Lets the terminal hand over what is typed as it is wanted now, and shows a line that has been begun.
  mutating func setMode() {
    let isSecret = session.prompt == .secret
    let takesKeys = takesKeys
    isEchoOff = isSecret && !takesKeys
    let wanted =
      takesKeys ? TerminalModes.Mode.keys : .lines(echo: !isSecret, wakesAtEscape: keys != nil)
    if wanted != modes.mode { output.write(modes.set(wanted)) }
    // What was typed ahead in whole lines is edited no more, but taken in its turn.
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

  /// Marks where an answer begins.
  mutating func markAnswer() { if isInteractive { output.write(marks.beforeAnswer()) } }

  // MARK: - Reading

  /// Takes what there is to read.
  mutating func fill() {
    if modes.mode == .keys { keys?.fill(from: &reader.source) } else { reader.fill() }
  }

  /// Marks all that has been typed as typed ahead.
  mutating func markTypedAhead() {
    if modes.mode == .keys { keys?.markTypedAhead(&reader.source) } else { reader.markTypedAhead() }
  }

  /// The next line, where one has come.
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

  /// Goes on here with a line in which an arrow key was pressed: what the terminal shows of the key is taken away.
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

  /// Does what the keys ask for that have come; a line, where they finish one. The first of them silences.
  private mutating func nextEdited() -> Reading {
    guard var keys else { return .nothing }
    // Not twice: the text would be copied at each key.
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

  /// Says what a key has done.
  private mutating func say(_ said: SaidOfEditing) {
    guard speechSettings.isOn, let utterance = said.utterance(session.renderer) else { return }
    speech.speak(utterance)
    tellsOfKeys = true
  }

  // MARK: - Signals

  /// The first Ctrl-C stops speech; a second one leaves (LOOP-6). Where something would be lost with that, it is asked what becomes
  /// of it, and Ctrl-C once more leaves (ASK-8).
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

  /// Stops until the program is let go on, with the terminal as it was.
  mutating func suspend() {
    breakLine()
    leaveTerminal()
    SignalHandlers.stop()
    inbox.clearWake()
    // Where nobody can let it go on again, it has not stopped.
    if !inbox.hasResumed { inbox.put(.resumed) }
  }
}
