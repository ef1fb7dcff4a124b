internal import Aloud

/// Spoken lines, and the grammar by which they are recognised (VOICE-1).
extension Loop {
  /// Starts the recogniser if one is wanted, and says how it listens.
  mutating func startListening() {
    publishGrammar()
    guard let command = options.listening.command, let publisher else { return }
    ear.recogniser = Recogniser(command, grammar: publisher.path, inbox: inbox)
    let isHalfDuplex = options.listening.isHalfDuplex && speechSettings.isOn
    handle(session.note(.message(isHalfDuplex ? .listeningHalfDuplex : .listeningStarted)))
  }

  /// Publishes the grammar if it has changed, so that the recogniser never uses an old one.
  mutating func publishGrammar() {
    guard publisher != nil else { return }
    publisher?.announce()
    guard let grammar = session.renewGrammar() else { return }
    let error = publisher?.publish(
      grammar, generation: session.grammarGeneration, takesFreeText: session.takesFreeText)
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

  /// Handles a spoken line. Typed lines take precedence, because a user at the keyboard means what they type.
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
    while ending == nil, !isWaitingForCommands, !ear.isKeyboardAtEnd, takeLine() { hasTyped = true }
    guard !hasTyped, ending == nil else { return }
    let isSecret = session.prompt == .secret
    session.now = options.clock()
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

  private mutating func tell(_ message: Message) {
    breakLine()
    handle(session.note(.message(message)))
    prompt()
  }
}
