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
  private var directionMode: DirectionMode
  /// Whether lines are typed at a terminal.
  let isTyped: Bool
  /// Whether a person sees what they type and what comes: both ends are terminals.
  let isInteractive: Bool
  let inbox: Inbox
  let folder: DataFolder
  /// What is still to be saved, and how long that may wait.
  var burst = Burst()
  let commands: CommandRunner
  /// How many commands run; a list of voices that is being made counts as one.
  var runningCommands = 0
  /// The commands that run where lines don't come from a person, in the order they were started, and what has come of them that
  /// must wait for an earlier one.
  var startedCommands: [ID] = []
  private var waitingReplies: [ID: [Reply]] = [:]
  var timers: Timers
  var speechSettings: SpeechSettings
  /// How large text was when the terminal was last thought of.
  var textSize: TextSize
  /// Whether the terminal draws larger letters for programs, once it was asked; and whether its own zoom was told.
  var canScale: Bool?
  var hasToldZoom = false
  /// When something was last announced.
  var lastAnnounced = ContinuousClock.now
  /// Since when a question of the app's waits.
  var askedAt: ContinuousClock.Instant?
  /// What the app's author may mend, once it has been looked for.
  var foundRemarks: [AuthorRemark]?
  var publisher: GrammarPublisher?
  var ear: Ear
  /// Whether what is read has come to its end, before the app did.
  public internal(set) var hasInputEnded = false
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
    runningCommands = options.isFed ? 1 : 0
    let (device, modes) = (TerminalDevice(descriptor: 1), TerminalModes(descriptor: 0))
    let isTyped = TerminalDevice(descriptor: 0).isTerminal
    let terminal = isTyped && device.isTerminal ? EnvironmentVariable.value("TERM") ?? "dumb" : nil
    self.device = device
    self.modes = modes
    self.isTyped = isTyped
    isInteractive = terminal != nil
    marks = ShellMarks(terminal: terminal)
    directionMode = DirectionMode(
      terminal: device.isTerminal && !options.isVisual ? EnvironmentVariable.value("TERM") : nil,
      vteVersion: EnvironmentVariable.value("VTE_VERSION"), program: EnvironmentVariable.value("TERM_PROGRAM"))
    keys = terminal == nil || terminal == "dumb" ? nil : EditedLines(modes)
    writer = AnnouncementWriter(
      format: options.format, width: options.width, device: device,
      order: DirectionMode.order(
        isVisual: options.isVisual, terminal: EnvironmentVariable.value("TERM"),
        konsoleVersion: EnvironmentVariable.value("KONSOLE_VERSION")),
      style: LineStyle(isTerminal: device.isTerminal), braille: options.braille, tell: options.tell)
    textSize = session.settings.textSize
    folder = DataFolder(path: options.dataFolder)
    commands = CommandRunner(inbox: inbox)
    timers = Timers(options.time)
    speechSettings = session.settings.speech
    publisher = GrammarPublisher(options.listening)
    ear = Ear(options.listening)
  }

  /// The last line that was piped to a task, refused, and is part of no answer; nil where there is none.
  public var refusedLine: String? { session.refusedLine }

  /// The app's state.
  public var state: A.State { session.state }

  /// Runs until the user leaves, the input ends, or the outside ends it; says `notices` first.
  public mutating func run(saying notices: [LocalizedText] = []) -> Ending {
    let signals = SignalHandlers(writingTo: inbox.wakeEnd)
    session.now = options.clock()
    tellTime()
    scaleText()
    handle(session.start(saying: notices))
    tellRemarks()
    startListening()
    prompt()
    while ending == nil {
      takeWhatHasCome()
      if ending == nil { wait() }
    }
    savePending()
    if ending != .done { saveWhatIsKept() }
    if ending == .interrupted, isInteractive { sayGoodbye() }
    writer.finish(&output)
    // What is printed must not wait for what is said.
    leaveTerminal()
    if let error = output.error, ending == .done { ending = .outputLost(error) }
    if ending == .done { finishSpeaking() } else { speech.stop() }
    commands.endAll()
    ear.recogniser?.end()
    publisher?.end()
    tellErrors()
    signals.cancel()
    return ending ?? .done
  }

  /// Writes an announcement, in lines that run as those of its locale do.
  mutating func write(_ announcement: Announcement, _ renderer: Renderer) {
    if options.format == .text { output.write(directionMode.set(renderer.direction)) }
    writer.write(announcement, renderer, to: &output)
  }

  /// Leaves the terminal as it was found.
  mutating func leaveTerminal() {
    output.write(directionMode.end() + modes.set(.asFound))
    flush()
  }

  /// Takes signals, replies, waits that are over, and lines, in that order, until there is nothing more.
  private mutating func takeWhatHasCome() {
    while ending == nil {
      if let item = inbox.take() {
        take(item)
      } else if let id = timers.takeDue() {
        receive(.elapsed(id))
      } else if !isWaitingForCommands, !ear.isKeyboardAtEnd {
        guard takeLine() || takeFurtherLine() else { return }
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
    case .error(let sentence): tell(sentence)
    case .note(let text) where isInteractive:
      breakLine()
      handle(session.note(text))
      prompt()
    case .note(let text): tell(session.renderer.text(of: text))
    case .spoken: break
    case .heard(let event): take(event)
    case .reply(let reply):
      switch reply {
      case .finished(let id, _) where !isInteractive, .printed(let id, _) where !isInteractive:
        waitingReplies[id, default: []].append(reply)
        takeRepliesInOrder()
        return
      case .finished, .voices, .voice: runningCommands -= 1
      case .printed, .loaded, .saved, .colors, .settingsNotKept, .settingsKept, .speechUnavailable, .elapsed, .remarks,
        .desktop, .readingStopped, .readingResumed:
        break
      }
      receive(reply)
    }
  }

  /// A sentence on standard error, on a line of its own.
  private mutating func tell(_ sentence: String) {
    breakLine()
    flush()
    StandardError.writeLine(sentence)
    prompt()
  }

  /// Takes what has come of commands in the order that they were started in: whichever is the quickest, the same lines give
  /// the same transcript (LOOP-12).
  private mutating func takeRepliesInOrder() {
    while ending == nil, let first = startedCommands.first, let replies = waitingReplies.removeValue(forKey: first) {
      for reply in replies where ending == nil {
        if case .finished = reply {
          startedCommands.removeFirst()
          runningCommands -= 1
        }
        receive(reply)
      }
    }
  }

  mutating func receive(_ reply: Reply) {
    session.now = options.clock()
    tellTime()
    let response = session.receive(reply)
    if !response.announcements.isEmpty { breakLine() }
    handle(response)
    if !response.announcements.isEmpty { prompt() }
  }

  /// How many milliseconds are waited at most: until the next wait is over, to notice when speech ends, or to say that
  /// something still goes on.
  private mutating func patience() -> Int32 {
    let waits = [
      timers.untilNext.map(Int32.init(clamping:)), ear.notices(speech.isSpeaking) ? Ear.glance : nil, untilStillWorking,
      untilAskedAgain, inbox.glance,
    ]
    return waits.compactMap(\.self).min() ?? -1
  }

  /// Waits for a line, a signal, a reply, or the end of a wait.
  private mutating func wait() {
    publishGrammar()
    flush()
    if let error = output.error { return ending = .outputLost(error) }
    var entries = [pollfd(fd: inbox.wakeDescriptor, events: Int16(POLLIN), revents: 0)]
    if !isWaitingForCommands, !ear.isKeyboardAtEnd {
      entries.append(pollfd(fd: reader.descriptor, events: Int16(POLLIN), revents: 0))
    }
    defer { burst.begin() }
    guard poll(&entries, nfds_t(entries.count), patience()) > 0 else {
      askAgain()
      return sayStillWorking()
    }
    if entries[0].revents != 0 { inbox.clearWake() }
    if entries.count > 1, entries[1].revents != 0 { fill() }
  }
}
