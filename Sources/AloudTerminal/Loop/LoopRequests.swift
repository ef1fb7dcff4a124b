internal import Aloud
internal import Dispatch

extension Loop {
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
        spokenCount += 1
        tellsOfKeys = false
      }
      output.write(announcement, renderer)
    }
    if !response.announcements.isEmpty { lastAnnounced = .now }
    noteQuestion()
    if response.isOver { ending = .done }
    for request in response.requests { perform(request) }
    // A response to a request may have turned it off already.
    if let problem, session.renderer.settings.speech.isOn {
      let off = session.receive(.speechUnavailable(because: problem))
      applySpeechSettings()
      handle(off)
    }
    followTextSize()
  }

  /// True if the user listens while entering lines, so that a line silences earlier speech.
  var isSpokenLive: Bool { isInteractive || ear.recogniser != nil }

  /// The number of announcements from which new messages of logs wait for speech.
  private static var mostSpoken: Int { 30 }

  /// Holds back the messages of logs while speech is far behind, and has them announced when it has caught up or was silenced.
  mutating func followSpeech() {
    guard isSpokenLive, speechSettings.isOn, speech.isSpeaking else {
      spokenCount = 0
      return session.isBehind ? say(session.catchUp()) : ()
    }
    if spokenCount > Self.mostSpoken { session.isBehind = true }
  }

  /// Tells the session up to which line a screen was read before it falls silent. Returns true if one was being read.
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
    case .load(let id): handle(session.receive(.loaded(id, system.folder.load(id.name))))
    case .save(let id, let contents): save(id, contents)
    case .run(let id, let invocation):
      system.begin(id)
      system.commands.start(id, invocation)
    case .stop(let id): system.commands.stop(id)
    case .tell(let id, let line):
      system.begin(id)
      if let tellProgram = options.tellProgram { tellProgram(id, line) } else { inbox.put(ended: id) }
    case .colors(let request): ask(request)
    case .keep(let name, let value): tellOfKeeping { $0.keep(name, value) }
    case .forgetSettings: tellOfKeeping { $0.forget() }
    case .voices(let language): answer { .voices($0.voiceNames(for: language)) }
    case .findVoice(let name): answer { .voice(name, isThere: $0.hasVoice(named: name)) }
    case .copy(let text): copy(text)
    case .resumeSpeech: resumeSpeech()
    case .remarks: handle(session.receive(.remarks(remarks())))
    case .signal(let text): signal(text)
    case .wait(let id, let milliseconds): system.timers.wait(id, milliseconds: milliseconds)
    }
  }

  /// Only a user at a terminal is told, after the greeting, so that the output on a pipe is only the app's.
  mutating func tellRemarks() {
    guard isInteractive, options.remarks != nil, ending == nil else { return }
    flush()
    let count = remarks().count
    if count > 0 { handle(session.note(.message(.lintSay(count: .number(count))))) }
  }

  private mutating func remarks() -> [AuthorRemark] {
    let found = foundRemarks ?? options.remarks?() ?? []
    foundRemarks = found
    return found
  }

  /// Bytes that are typed while a terminal answers are read as if they had been typed before.
  private mutating func ask(_ request: ColorRequest) {
    // Without a user, a terminal's colors are not used, so that the same lines give the same transcript.
    if request == .terminal, !isInteractive { return handle(session.receive(.colors(.failed(.noTerminal)))) }
    flush()
    var typed: [UInt8] = []
    let answer = ColorDesk(dataFolder: options.paletteFolder).answer(request) { typed += $0 }
    input.take(typed: typed)
    handle(session.receive(.colors(answer)))
  }

  private mutating func tellOfKeeping(_ change: (SettingsFile) -> FileError?) {
    guard let file = options.settingsFile else { return }
    let reply: Reply = change(file).map { .settingsNotKept(file: file.path, because: $0) } ?? .settingsKept
    handle(session.receive(reply))
  }

  /// Works in the background, because the synthesiser may have to start, or may be speaking.
  private mutating func answer(_ reply: @escaping @Sendable (any SpeechOutput) -> Reply) {
    system.begin()
    let (speech, inbox) = (speech, inbox)
    DispatchQueue.global().async { inbox.put(.reply(reply(speech))) }
  }

  private mutating func resumeSpeech() {
    guard speechSettings.isOn, speech.resume() else { return handle(session.note(.message(.speechNothingToResume))) }
    _ = session.receive(.readingResumed)
  }

  private mutating func copy(_ text: String) {
    guard options.copiesToTerminal, isInteractive else { return }
    if let sequence = TerminalClipboard.sequence(for: text) {
      output.stream.write(sequence)
    } else {
      handle(session.note(.message(.clipboardTooLong(limit: .number(TerminalClipboard.limit)))))
    }
  }

  // MARK: - Larger text (SET-1)

  mutating func followTextSize() {
    guard let isLarger = output.follow(session.renderer.settings.textSize) else { return }
    scaleText()
    if isLarger, let zoom = output.zoomToTell() { handle(session.note(.message(zoom))) }
  }

  mutating func scaleText() {
    if output.mustAskToScale {
      flush()
      let answer = TextScaling.ask()
      output.canScale = answer.canScale
      input.take(typed: answer.typed)
    }
    output.scaleText()
  }

  // MARK: - Saving

  /// A listener gets a new grammar after each line, so none is read ahead then.
  mutating func takeFurtherLine() -> Bool {
    guard !input.isTyped, publisher == nil, input.reader.hasLineAhead, system.burst.mayGoOn, !output.stream.isFull
    else { return false }
    input.fill()
    return true
  }

  mutating func save(_ id: ID, _ contents: String) {
    // Newer contents replace those that are waiting.
    system.burst.pending.removeAll { $0.id == id }
    if input.reader.hasLineAhead, !speechSettings.isOn, system.burst.hasSaved, isTakenAsSaved(id) {
      system.burst.pending.append((id, contents))
      output.stream.isHeld = true
    } else {
      savePending()
      let error = system.folder.save(id.name, contents)
      system.burst.hasSaved = error == nil
      handle(session.receive(.saved(id, error: error)))
    }
  }

  /// If the app shows anything, the report is undone, because output must not depend on when lines arrive.
  private mutating func isTakenAsSaved(_ id: ID) -> Bool {
    let before = session
    let response = session.receive(.saved(id, error: nil))
    let isTold = !response.announcements.isEmpty || !response.requests.isEmpty || response.isOver
    if isTold { session = before }
    return !isTold
  }

  mutating func savePending() {
    while let (id, contents) = system.burst.takePending() {
      guard let error = system.folder.save(id.name, contents) else { continue }
      system.burst.hasSaved = false
      handle(session.receive(.saved(id, error: error)))
    }
    output.stream.isHeld = false
  }

  mutating func flush() {
    savePending()
    output.stream.flush()
  }

  /// Lets the app close its sheets and save if the program ends without an answer. No announcement is heard any more.
  mutating func saveWhatIsKept() {
    session.now = options.clock()
    for case .save(let id, let contents) in session.end().requests { _ = system.folder.save(id.name, contents) }
  }

  // MARK: - Attention (LOG, SET-2)

  /// Passes the time to the session, and the running time unless the same lines must give the same transcript.
  mutating func tellTime() {
    session.now = options.clock()
    session.uptime = isInteractive || options.time == .lines ? system.timers.now : nil
  }

  mutating func noteQuestion() {
    if session.secondsToAskAgain == nil { askedAt = nil } else if askedAt == nil { askedAt = .now }
  }

  /// Milliseconds until a waiting question is repeated; nil if none is.
  var untilAskedAgain: Int32? {
    guard isInteractive, let askedAt, let seconds = session.secondsToAskAgain else { return nil }
    return Self.milliseconds(until: askedAt + .seconds(seconds))
  }

  private static func milliseconds(until instant: ContinuousClock.Instant) -> Int32 {
    Int32(clamping: Int64(max(.zero, instant - .now) / .milliseconds(1)) + 1)
  }

  mutating func askAgain() {
    guard let left = untilAskedAgain, left <= 1 else { return }
    say(session.askAgain())
  }

  /// Notifies a user who is elsewhere, in the way that the user has set.
  mutating func signal(_ text: LocalizedText) {
    guard isInteractive else { return }
    switch session.settings.doneSignal {
    case .none: break
    case .bell: output.stream.write(TerminalKind.bell)
    case .notification: output.stream.write(TerminalKind().notification(session.renderer.text(of: text)))
    }
  }

  private static var silence: Duration { .seconds(30) }

  /// Milliseconds until the next announcement; nil if nothing runs, or no user waits at a terminal.
  var untilStillWorking: Int32? {
    guard isInteractive, system.runningCount > 0 || system.isFed || session.isWorking else { return nil }
    return Self.milliseconds(until: lastAnnounced + Self.silence)
  }

  mutating func sayStillWorking() {
    guard let left = untilStillWorking, left <= 1 else { return }
    say(session.noteStillWorking())
  }
}
