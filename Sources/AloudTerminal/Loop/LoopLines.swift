internal import Aloud

/// The lines of input, whether typed, piped or spoken, and the prompt.
extension Loop {
  mutating func takeLine() -> Bool {
    let reading = nextReading()
    switch reading {
    case .nothing: return false
    case .end:
      // The user can still be heard.
      if ear.recogniser != nil, !input.isTyped {
        ear.isKeyboardAtEnd = true
        return false
      }
      breakLine()
      if isInteractive { speech.stop() }
      // Ctrl-D only ends a file at a terminal: the keyboard can still answer.
      tellTime()
      if input.isTyped, let asked = session.enterEnd() ?? session.askBeforeEnd() {
        input.reader.goOn()
        handle(asked)
        prompt()
        return true
      }
      hasInputEnded = true
      handle(session.end())
      ending = ending ?? .done
    case .error(let error):
      lineCount += 1
      output.markAnswer()
      handle(session.reject(error, isPiped: isPiped))
      prompt()
    case .line(let text, let isTypedAhead):
      lineCount += 1
      output.markAnswer()
      system.timers.passLine()
      while let id = system.timers.takeDue() { receive(.elapsed(id)) }
      echo(text, isSecret: session.prompt == .secret)
      tellTime()
      keepPlace()
      let line = Line(
        text, isRecognised: options.isRecognised, isTypedAhead: isTypedAhead, isPiped: isPiped,
        hasSilenced: input.hasSilenced || isSpokenLive && speech.isSpeaking)
      input.hasSilenced = false
      handle(session.take(line))
      prompt()
    }
    return true
  }

  private var isPiped: Bool { !input.isTyped && !options.isRecognised }

  /// Writes an accepted line, in the form for a transcript. A secret is never written.
  mutating func echo(_ text: String, isHeard: Bool = false, isSecret: Bool) {
    if input.isEchoOff, isInteractive { output.stream.write("\n") }
    // Typed text is visible already; heard text is not.
    if isHeard, isInteractive {
      if isSecret { return }
      if input.hasBegun { breakLine() }
      return output.stream.writeLine(OutsideText.printed(text))
    }
    guard options.echo, !isInteractive else { return }
    output.write(typed: isSecret ? "> " : "> " + OutsideText.printed(text))
  }

  mutating func prompt() {
    guard ending == nil else { return }
    if isInteractive { output.writePrompt(takesKeys: input.takesKeys(isWanted: wantsKeys)) }
    guard input.isTyped else { return }
    output.stream.write(
      input.begin(
        isSecret: session.prompt == .secret, wantsKeys: wantsKeys, keyEcho: session.settings.keyEcho,
        columns: output.columns))
    if session.prompt == .answer {
      // Marked first, so that whatever is typed once the prompt is seen counts, however fast.
      input.markTypedAhead()
      flush()
    }
  }

  /// While a command works and asks nothing, there is no prompt between its lines.
  mutating func promptAgain() {
    if hidesPrompt, session.prompt == .line, !input.hasBegun { return }
    prompt()
  }

  /// A prompt that is joined to an announcement is where a braille display looks.
  private var hidesPrompt: Bool { system.isFed && !output.joinsPrompt }

  /// Keys are read one by one if they are spoken or act alone.
  private var wantsKeys: Bool { speechSettings.isOn || session.settings.singleKeys }

  /// Leaves the line of the prompt, so that something else can be written.
  mutating func breakLine() {
    if isInteractive { output.stream.write(input.leaveLine(erasing: hidesPrompt, columns: output.columns)) }
  }

  /// Returns the next line, if one is complete. Keys that Aloud reads one by one silence speech, and their results are said.
  private mutating func nextReading() -> Reading {
    let session = session, columns = output.columns
    var said = SaidOfEditing.nothing
    var wasSpeaking: Bool?
    while true {
      let event = input.next(
        columns: columns, to: &output.stream, completions: { session.completions(of: $0) },
        single: { session.line(ofSingleKey: $0) })
      if case .reading(.nothing) = event {
        output.stream.write(input.show(columns: columns))
        say(said)
        return .nothing
      }
      if input.readsKeys, wasSpeaking == nil, speechSettings.isOn {
        wasSpeaking = speech.isSpeaking && !tellsOfKeys
        if wasSpeaking == true { input.hasSilenced = true }
        keepPlace()
        speech.stop()
      } else if wasSpeaking != nil {
        // An earlier key of the same read has already silenced speech.
        wasSpeaking = false
      }
      switch event {
      case .said(let new): said = new
      case .reading(let reading): return reading
      case .interrupt:
        interrupt(isSpeaking: wasSpeaking ?? false)
        return .nothing
      }
    }
  }

  private mutating func say(_ said: SaidOfEditing) {
    guard speechSettings.isOn, let utterance = said.utterance(session.renderer) else { return }
    speech.speak(utterance)
    tellsOfKeys = true
  }

  // MARK: - Signals

  /// The first Ctrl-C stops speech, the next one what the app is doing, and one more ends the program (LOOP-6). If something would be
  /// lost, the user is first asked about it, and another Ctrl-C ends the program (ASK-8).
  mutating func interrupt(isSpeaking: Bool) {
    tellTime()
    if isSpeaking {
      keepPlace()
      speech.stop()
      breakLine()
    } else if isInteractive, let asked = session.interrupt() ?? session.askBeforeEnd() {
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

  // MARK: - Listening (VOICE-1)

  mutating func startListening() {
    publishGrammar()
    guard let command = options.listening.command, let publisher else { return }
    ear.recogniser = Recogniser(command, grammar: publisher.path, inbox: inbox)
    let isHalfDuplex = options.listening.isHalfDuplex && speechSettings.isOn
    handle(session.note(.message(isHalfDuplex ? .listeningHalfDuplex : .listeningStarted)))
  }

  /// Does nothing if the grammar has not changed. The recogniser never uses an old one.
  mutating func publishGrammar() {
    guard publisher != nil else { return }
    publisher?.announce()
    guard let grammar = session.renewGrammar() else { return }
    let error = publisher?.publish(grammar, generation: session.grammarGeneration, takesFreeText: session.takesFreeText)
    guard error != nil, let path = publisher?.path, !ear.hasToldGrammarError else { return }
    ear.hasToldGrammarError = true
    handle(session.note(.message(.listeningGrammarNotWritten(file: .text(.verbatim(path))))))
    prompt()
  }

  mutating func take(_ event: RecogniserEvent) {
    switch event {
    case .line(let bytes): return hear(bytes)
    case .ended: ear.recogniser = nil
    case .restarted: tell(.listeningRestarted(command: command))
    case .gaveUp(let reason):
      ear.recogniser = nil
      let reason = reason.map { LocalizedText.verbatim($0) }
      tell(
        reason.map { .listeningGaveUpReason(command: command, reason: .text($0)) }
          ?? .listeningGaveUp(command: command))
    case .flooded:
      ear.recogniser = nil
      tell(.listeningFlooded(command: command))
    }
    guard ear.recogniser == nil, ear.isKeyboardAtEnd, ending == nil else { return }
    // No more speech can come, and all typed lines have been handled.
    handle(session.end())
    ending = ending ?? .done
  }

  /// Typed lines take precedence, because a user at the keyboard means what they type.
  private mutating func hear(_ bytes: [UInt8]) {
    let line: RecogniserLine
    do { line = try RecogniserLine(bytes) } catch {
      guard !ear.hasToldNoText else { return }
      ear.hasToldNoText = true
      return tell(.listeningNoText(command: command))
    }
    if line.recognition.hypotheses.isEmpty { return }
    if ear.mayBeOwnVoice(line.duration, isSpeaking: speech.isSpeaking) { return }
    var hasTyped = false
    while ending == nil, readsLines, takeLine() { hasTyped = true }
    guard !hasTyped, ending == nil else { return }
    let isSecret = session.prompt == .secret
    tellTime()
    let hasKeptPlace = keepPlace()
    let response = session.take(line.recognition)
    // Speech that was not meant for the program does not silence it.
    if hasKeptPlace, !response.stopsSpeech { _ = session.receive(.readingResumed) }
    if let heard = session.lastHeard { echo(heard, isHeard: true, isSecret: isSecret) }
    handle(response)
    publishGrammar()
    prompt()
  }

  private var command: Message.Argument { .text(.verbatim(options.listening.command ?? "")) }

  private mutating func tell(_ message: Message) { say(session.note(.message(message))) }
}
