internal import Aloud
internal import Dispatch

/// Announcements out, and what the session asks for.
extension Loop {
  /// Announces, and does what is asked for outside.
  mutating func handle(_ response: Response) {
    // An answer silences by itself.
    if response.stopsSpeech, isSpokenLive, response.announcements.isEmpty { speech.stop() }
    // Speech that is turned on and can't be heard is turned off again, and that is said after what the line brought.
    let renderer = session.renderer
    let problem = renderer.settings.speech.isOn && !speechSettings.isOn ? speech.problem : nil
    if problem == nil { applySpeechSettings() }
    for (index, announcement) in response.announcements.enumerated() {
      // Spoken first: the line is written while the synthesiser is at work.
      if speechSettings.isOn {
        savePending()
        var utterance = renderer.utterance(announcement)
        // What is written to a file must not depend on how long the words before it take.
        if !isSpokenLive { utterance.priority = .next }
        if isSpokenLive, response.stopsSpeech, index == 0 { utterance.priority = .now }
        speech.speak(utterance)
        tellsOfKeys = false
      }
      write(announcement, renderer)
      endsWithAnnouncement = true
    }
    if !response.announcements.isEmpty { lastAnnounced = .now }
    noteQuestion()
    if response.isOver { ending = .done }
    for request in response.requests { perform(request) }
    if let problem {
      let off = session.receive(.speechUnavailable(because: problem))
      applySpeechSettings()
      handle(off)
    }
    followTextSize()
  }

  /// Whether somebody listens while lines come, so that a line silences what was said before it.
  private var isSpokenLive: Bool { isInteractive || ear.recogniser != nil }

  /// Tells the session to which line of a place it was read that is about to fall silent; true where one was.
  @discardableResult mutating func keepPlace() -> Bool {
    guard isSpokenLive, let mark = speech.reading else { return false }
    _ = session.receive(.readingStopped(at: mark))
    return true
  }

  /// Speaks as the user has set it now.
  private mutating func applySpeechSettings() {
    let settings = session.renderer.settings.speech
    guard settings != speechSettings else { return }
    speechSettings = settings
    speech.apply(speechSettings)
  }

  private mutating func perform(_ request: Request) {
    // Whatever else is done outside comes after what was saved before.
    if case .save = request {} else { savePending() }
    switch request {
    case .load(let id): handle(session.receive(.loaded(id, folder.load(id.name))))
    case .save(let id, let contents): save(id, contents)
    case .run(let id, let invocation):
      runningCommands += 1
      if !isInteractive { startedCommands.append(id) }
      commands.start(id, invocation)
    case .stop(let id): commands.stop(id)
    case .tell(let id, let line):
      runningCommands += 1
      if !isInteractive { startedCommands.append(id) }
      if let tellProgram = options.tellProgram { tellProgram(id, line) } else { inbox.put(ended: id) }
    case .colors(let request): ask(request)
    case .keep(let name, let value): tellOfKeeping { $0.keep(name, value) }
    case .forgetSettings: tellOfKeeping { $0.forget() }
    case .voices(let language): list(voicesFor: language)
    case .findVoice(let name): find(voice: name)
    case .copy(let text): copy(text)
    case .resumeSpeech: resumeSpeech()
    case .remarks: handle(session.receive(.remarks(remarks())))
    case .signal(let text): signal(text)
    case .wait(let id, let milliseconds): timers.wait(id, milliseconds: milliseconds)
    }
  }

  /// Tells how much the app's author may mend, after the greeting has been printed. Only somebody at a terminal is told: what a
  /// pipe has is what the app says, and the same wherever it runs.
  mutating func tellRemarks() {
    guard isInteractive, options.remarks != nil, ending == nil else { return }
    flush()
    let count = remarks().count
    if count > 0 { handle(session.note(.message(.lintSay(count: .number(count))))) }
  }

  /// What the app's author may mend: it is looked for when it is needed first.
  private mutating func remarks() -> [AuthorRemark] {
    let found = foundRemarks ?? options.remarks?() ?? []
    foundRemarks = found
    return found
  }

  /// Asks for colors. What is typed while a terminal answers is read as if it had been typed before.
  private mutating func ask(_ request: ColorRequest) {
    // Where nobody sits at it, a terminal's colors are nobody's: the same lines give the same transcript.
    if request == .terminal, !isInteractive { return handle(session.receive(.colors(.failed(.noTerminal)))) }
    flush()
    var typed: [UInt8] = []
    let answer = ColorDesk(dataFolder: options.paletteFolder).answer(request) { typed += $0 }
    if modes.mode == .keys { keys?.take(typed) } else { reader.take(typed) }
    handle(session.receive(.colors(answer)))
  }

  /// Changes the settings' file, and tells whether that could be done.
  private mutating func tellOfKeeping(_ change: (SettingsFile) -> FileError?) {
    guard let file = options.settingsFile else { return }
    let reply: Reply = change(file).map { .settingsNotKept(file: file.path, because: $0) } ?? .settingsKept
    handle(session.receive(reply))
  }

  /// Lists voices. The synthesiser may have to be started for it, and may be speaking.
  private mutating func list(voicesFor language: String) {
    runningCommands += 1
    let (speech, inbox) = (speech, inbox)
    DispatchQueue.global().async { inbox.put(.reply(.voices(speech.voiceNames(for: language)))) }
  }

  /// Looks for a voice by its name, as voices are listed.
  private mutating func find(voice name: String) {
    runningCommands += 1
    let (speech, inbox) = (speech, inbox)
    DispatchQueue.global().async { inbox.put(.reply(.voice(name, isThere: speech.hasVoice(named: name)))) }
  }

  /// Says what was cut off; says that nothing was, where that is so.
  private mutating func resumeSpeech() {
    guard speechSettings.isOn, speech.resume() else {
      return handle(session.note(.message(.speechNothingToResume)))
    }
    _ = session.receive(.readingResumed)
  }

  /// Gives what was copied to the terminal, where the user wants that; says so where it is too long for that.
  private mutating func copy(_ text: String) {
    guard options.copiesToTerminal, isInteractive else { return }
    if let sequence = TerminalClipboard.sequence(for: text) {
      output.write(sequence)
    } else {
      handle(session.note(.message(.clipboardTooLong(limit: .number(TerminalClipboard.limit)))))
    }
  }
}
