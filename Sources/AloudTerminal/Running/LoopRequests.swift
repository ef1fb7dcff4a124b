internal import Aloud
internal import Dispatch

/// The output of announcements, and the requests of the session.
extension Loop {
  /// Outputs the announcements of a response, and performs its requests.
  mutating func handle(_ response: Response) {
    // An announcement stops earlier speech by itself.
    if response.stopsSpeech, isSpokenLive, response.announcements.isEmpty { speech.stop() }
    // If speech was turned on but can't be heard, it is turned off again, which is announced after the response.
    let renderer = session.renderer
    let problem = renderer.settings.speech.isOn && !speechSettings.isOn ? speech.problem : nil
    if problem == nil { applySpeechSettings() }
    for (index, announcement) in response.announcements.enumerated() {
      // Speech comes first, so that the line is written while the synthesiser works.
      if speechSettings.isOn {
        savePending()
        var utterance = renderer.utterance(announcement)
        // Speech in a file must not depend on how long earlier words take.
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

  /// A Boolean value that indicates whether the user listens while entering lines, so that a line silences earlier speech.
  private var isSpokenLive: Bool { isInteractive || ear.recogniser != nil }

  /// Tells the session up to which line the text of a screen was read before it falls silent. Returns true if one was being read.
  @discardableResult mutating func keepPlace() -> Bool {
    guard isSpokenLive, let mark = speech.reading else { return false }
    _ = session.receive(.readingStopped(at: mark))
    return true
  }

  private mutating func applySpeechSettings() {
    let settings = session.renderer.settings.speech
    guard settings != speechSettings else { return }
    speechSettings = settings
    speech.apply(speechSettings)
  }

  private mutating func perform(_ request: Request) {
    // Any other outside effect comes after earlier saves.
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

  /// Tells the number of remarks for the app's author after the greeting has been printed. Only a user at a terminal is told, so
  /// that the output on a pipe is only the app's, and the same everywhere.
  mutating func tellRemarks() {
    guard isInteractive, options.remarks != nil, ending == nil else { return }
    flush()
    let count = remarks().count
    if count > 0 { handle(session.note(.message(.lintSay(count: .number(count))))) }
  }

  /// Returns the remarks for the app's author, which are computed on first use.
  private mutating func remarks() -> [AuthorRemark] {
    let found = foundRemarks ?? options.remarks?() ?? []
    foundRemarks = found
    return found
  }

  /// Answers a request for colors. Bytes that are typed while a terminal answers are read as if they had been typed before.
  private mutating func ask(_ request: ColorRequest) {
    // Without a user, a terminal's colors are not used, so that the same lines give the same transcript.
    if request == .terminal, !isInteractive { return handle(session.receive(.colors(.failed(.noTerminal)))) }
    flush()
    var typed: [UInt8] = []
    let answer = ColorDesk(dataFolder: options.paletteFolder).answer(request) { typed += $0 }
    if modes.mode == .keys { keys?.take(typed) } else { reader.take(typed) }
    handle(session.receive(.colors(answer)))
  }

  /// Changes the settings file, and reports to the session whether that succeeded.
  private mutating func tellOfKeeping(_ change: (SettingsFile) -> FileError?) {
    guard let file = options.settingsFile else { return }
    let reply: Reply = change(file).map { .settingsNotKept(file: file.path, because: $0) } ?? .settingsKept
    handle(session.receive(reply))
  }

  /// Lists voices in the background, because the synthesiser may have to start, or may be speaking.
  private mutating func list(voicesFor language: String) {
    runningCommands += 1
    let (speech, inbox) = (speech, inbox)
    DispatchQueue.global().async { inbox.put(.reply(.voices(speech.voiceNames(for: language)))) }
  }

  /// Looks for a voice by name, in the background as well.
  private mutating func find(voice name: String) {
    runningCommands += 1
    let (speech, inbox) = (speech, inbox)
    DispatchQueue.global().async { inbox.put(.reply(.voice(name, isThere: speech.hasVoice(named: name)))) }
  }

  /// Resumes interrupted speech, or says that there is none.
  private mutating func resumeSpeech() {
    guard speechSettings.isOn, speech.resume() else {
      return handle(session.note(.message(.speechNothingToResume)))
    }
    _ = session.receive(.readingResumed)
  }

  /// Writes copied text to the terminal's clipboard if the user wants that, or says that it is too long.
  private mutating func copy(_ text: String) {
    guard options.copiesToTerminal, isInteractive else { return }
    if let sequence = TerminalClipboard.sequence(for: text) {
      output.write(sequence)
    } else {
      handle(session.note(.message(.clipboardTooLong(limit: .number(TerminalClipboard.limit)))))
    }
  }
}
