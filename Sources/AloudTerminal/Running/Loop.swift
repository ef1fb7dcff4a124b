public import Aloud
internal import Glibc

/// The loop over real streams: lines in, lines out, speech, signals, and what apps ask of the outside.
public struct Loop<A: App>: ~Copyable {
  var session: Session<A>
  let options: LoopOptions
  let speech: any SpeechOutput
  var reader = LineReader(descriptor: 0)
  var output = OutputStream(descriptor: 1)
  var writer: AnnouncementWriter
  let device: TerminalDevice
  /// How what is typed is handed over.
  var modes: TerminalModes
  /// The lines that are edited here; nil where the terminal alone edits them.
  var keys: EditedLines?
  /// Whether this one line is edited here, which the terminal let the user begin.
  var isTakenOver = false
  /// Whether what is spoken tells of keys alone.
  var tellsOfKeys = false
  var marks: ShellMarks
  /// Whether lines are typed at a terminal.
  let isTyped: Bool
  /// Whether a person sees what they type and what comes: both ends are terminals.
  let isInteractive: Bool
  let inbox: Inbox
  let folder: DataFolder
  let commands: CommandRunner
  /// How many commands run; a list of voices that is being made counts as one.
  var runningCommands = 0
  /// The commands that run where lines don't come from a person, in the order they were started, and what has come of those
  /// that must wait for an earlier one.
  var startedCommands: [ID] = []
  private var waitingResults: [(id: ID, result: CommandResult)] = []
  var timers: Timers
  var speechSettings: SpeechSettings
  /// What the app's author may mend, once it has been looked for.
  var foundRemarks: [AuthorRemark]?
  var publisher: GrammarPublisher?
  var ear: Ear
  var isEchoOff = false
  /// Whether the last thing written is an announcement.
  var endsWithAnnouncement = false
  var ending: Ending?

  /// A loop that runs `session` on standard input and output, and speaks through `speech`. Errors come through `inbox`.
  public init(_ session: Session<A>, speech: any SpeechOutput, options: LoopOptions, inbox: Inbox = Inbox()) {
    self.session = session
    self.speech = speech
    self.options = options
    self.inbox = inbox
    let (device, modes) = (TerminalDevice(descriptor: 1), TerminalModes(descriptor: 0))
    let isTyped = TerminalDevice(descriptor: 0).isTerminal
    let terminal = isTyped && device.isTerminal ? EnvironmentVariable.value("TERM") ?? "dumb" : nil
    self.device = device
    self.modes = modes
    self.isTyped = isTyped
    isInteractive = terminal != nil
    marks = ShellMarks(terminal: terminal)
    keys = terminal == nil || terminal == "dumb" ? nil : EditedLines(modes)
    writer = AnnouncementWriter(
      format: options.format, width: options.width, device: device, isVisual: options.isVisual,
      braille: options.braille, tell: options.tell)
    folder = DataFolder(path: options.dataFolder)
    commands = CommandRunner(inbox: inbox)
    timers = Timers(options.time)
    speechSettings = session.settings.speech
    publisher = GrammarPublisher(options.listening)
    ear = Ear(options.listening)
  }

  /// Runs until the user leaves, the input ends, or the outside ends it; says `notices` first.
  public mutating func run(saying notices: [LocalizedText] = []) -> Ending {
    let signals = SignalHandlers(writingTo: inbox.wakeEnd)
    session.now = options.clock()
    handle(session.start(saying: notices))
    tellRemarks()
    startListening()
    prompt()
    while ending == nil {
      takeWhatHasCome()
      if ending == nil { wait() }
    }
    if ending != .done { saveWhatIsKept() }
    if ending == .interrupted, isInteractive { sayGoodbye() }
    writer.finish(&output)
    output.write(modes.set(.asFound))
    // What is printed must not wait for what is said.
    output.flush()
    if let error = output.error, ending == .done { ending = .outputLost(error) }
    if ending == .done { finishSpeaking() } else { speech.stop() }
    commands.endAll()
    ear.recogniser?.end()
    publisher?.end()
    tellErrors()
    signals.cancel()
    return ending ?? .done
  }

  /// Takes signals, replies, waits that are over, and lines, in that order, until there is nothing more.
  private mutating func takeWhatHasCome() {
    while ending == nil {
      if let item = inbox.take() {
        take(item)
      } else if let id = timers.takeDue() {
        receive(.elapsed(id))
      } else if !isWaitingForCommands, !ear.isKeyboardAtEnd {
        guard takeLine() else { return }
      } else {
        return
      }
      if let error = output.error { ending = .outputLost(error) }
    }
  }

  /// Where lines don't come from a person, the next one waits for the commands that the last one ran: the same lines give
  /// the same transcript.
  var isWaitingForCommands: Bool { !isInteractive && runningCommands > 0 }

  private mutating func take(_ item: Inbox.Item) {
    switch item {
    case .interrupt:
      interrupt(isSpeaking: speech.isSpeaking && !tellsOfKeys)
    case .terminate(let signal): ending = .terminated(signal: signal)
    case .suspend: suspend()
    case .resumed:
      modes.forget()
      breakLine()
      prompt()
    case .error(let sentence):
      breakLine()
      output.flush()
      StandardError.writeLine(sentence)
      prompt()
    case .spoken: break
    case .heard(let event): take(event)
    case .reply(let reply):
      switch reply {
      case .finished(let id, let result) where !isInteractive:
        waitingResults.append((id, result))
        takeResultsInOrder()
        return
      case .finished, .voices: runningCommands -= 1
      case .loaded, .saved, .colors, .settingsNotKept, .speechUnavailable, .elapsed, .remarks: break
      }
      receive(reply)
    }
  }

  /// Takes what has come of commands in the order that they were started in: whichever is the quickest, the same lines give
  /// the same transcript (LOOP-12).
  private mutating func takeResultsInOrder() {
    while ending == nil, let next = startedCommands.first,
      let index = waitingResults.firstIndex(where: { $0.id == next })
    {
      startedCommands.removeFirst()
      runningCommands -= 1
      receive(.finished(next, waitingResults.remove(at: index).result))
    }
  }

  mutating func receive(_ reply: Reply) {
    session.now = options.clock()
    let response = session.receive(reply)
    if !response.announcements.isEmpty { breakLine() }
    handle(response)
    if !response.announcements.isEmpty { prompt() }
  }

  /// How many milliseconds are waited at most: until the next wait is over, or to notice when speech ends.
  private mutating func patience() -> Int32 {
    let untilNext = timers.untilNext.map(Int32.init(clamping:)) ?? -1
    guard ear.notices(speech.isSpeaking) else { return untilNext }
    return untilNext < 0 ? Ear.glance : min(untilNext, Ear.glance)
  }

  /// Waits for a line, a signal, a reply, or the end of a wait.
  private mutating func wait() {
    publishGrammar()
    output.flush()
    if let error = output.error { return ending = .outputLost(error) }
    var entries = [pollfd(fd: inbox.wakeDescriptor, events: Int16(POLLIN), revents: 0)]
    if !isWaitingForCommands, !ear.isKeyboardAtEnd {
      entries.append(pollfd(fd: reader.descriptor, events: Int16(POLLIN), revents: 0))
    }
    guard poll(&entries, nfds_t(entries.count), patience()) > 0 else { return }
    if entries[0].revents != 0 { inbox.clearWake() }
    if entries.count > 1, entries[1].revents != 0 { fill() }
  }
}
