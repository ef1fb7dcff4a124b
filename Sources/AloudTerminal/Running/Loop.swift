public import Aloud
internal import Glibc

/// The loop on the real streams. It handles lines of input and output, speech, signals, and the apps' requests to the system.
public struct Loop<A: App>: ~Copyable {
  var session: Session<A>
  let options: LoopOptions
  let speech: any SpeechOutput
  var reader = LineReader(descriptor: 0)
  var output = OutputStream(descriptor: 1)
  var writer: AnnouncementWriter
  let device: TerminalDevice
  /// The mode in which the terminal delivers typed input.
  var modes: TerminalModes
  /// The editor of lines; nil if only the terminal edits them.
  var keys: EditedLines?
  /// A Boolean value that indicates whether Aloud edits this one line, which began in the terminal's own editing.
  var isTakenOver = false
  /// A Boolean value that indicates whether only the results of keys are being spoken.
  var tellsOfKeys = false
  var marks: ShellMarks
  private var directionMode: DirectionMode
  /// A Boolean value that indicates whether input is typed at a terminal.
  let isTyped: Bool
  /// A Boolean value that indicates whether input and output are both a terminal, so that a user sees both.
  let isInteractive: Bool
  let inbox: Inbox
  let folder: DataFolder
  /// The files that are still to be saved, and the time for which they may wait.
  var burst = Burst()
  let commands: CommandRunner
  /// The number of running commands, including requests for voices.
  var runningCommands = 0
  /// The running commands in the order in which they were started, if the loop is not interactive, and their replies that must wait
  /// for those of an earlier command.
  var startedCommands: [ID] = []
  private var waitingReplies: [ID: [Reply]] = [:]
  var timers: Timers
  var speechSettings: SpeechSettings
  /// The text size that was last applied to the terminal.
  var textSize: TextSize
  /// The terminal's answer to whether it can draw larger letters, and whether the user was told about its own zoom.
  var canScale: Bool?
  var hasToldZoom = false
  /// The time of the last announcement.
  var lastAnnounced = ContinuousClock.now
  /// The time since which a question of the app has waited.
  var askedAt: ContinuousClock.Instant?
  /// The remarks for the app's author, once they have been computed.
  var foundRemarks: [AuthorRemark]?
  var publisher: GrammarPublisher?
  var ear: Ear
  /// A Boolean value that indicates whether the input ended before the app did.
  public internal(set) var hasInputEnded = false
  var isEchoOff = false
  /// A Boolean value that indicates whether the last output was an announcement.
  var endsWithAnnouncement = false
  var ending: Ending?

  /// Creates a loop that runs `session` on standard input and output, and speaks through `speech`. Errors are received through
  /// `inbox`.
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

  /// The last line that was piped to a task, was refused, and is part of no answer; nil if there is none.
  public var refusedLine: String? { session.refusedLine }

  /// The app's state.
  public var state: A.State { session.state }

  /// Runs until the user leaves, the input ends, or the system ends the program. Says `notices` first.
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
    // Printed output must not wait for speech.
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

  /// Writes an announcement in lines with the direction of its locale.
  mutating func write(_ announcement: Announcement, _ renderer: Renderer) {
    if options.format == .text { output.write(directionMode.set(renderer.direction)) }
    writer.write(announcement, renderer, to: &output)
  }

  /// Restores the terminal's original mode.
  mutating func leaveTerminal() {
    output.write(directionMode.end() + modes.set(.asFound))
    flush()
  }

  /// Handles signals, replies, elapsed waits and lines, in that order, until there are no more.
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

  /// A Boolean value that indicates whether the next line must wait for the commands of the last one. If the loop is not
  /// interactive it does, so that the same lines give the same transcript.
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

  /// Writes a sentence on a line of its own to standard error.
  private mutating func tell(_ sentence: String) {
    breakLine()
    flush()
    StandardError.writeLine(sentence)
    prompt()
  }

  /// Handles the replies of commands in the order in which the commands were started, so that the same lines give the same
  /// transcript, whichever command is the fastest (LOOP-12).
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

  /// Returns the longest time to wait in milliseconds: until the next wait is over, until the end of speech must be noticed, or
  /// until something that is due must be said again. Returns -1 for no limit.
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
