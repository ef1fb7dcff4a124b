public import Aloud
internal import Dispatch
internal import Glibc

/// The loop over real streams: lines in, lines out, speech, signals, and what apps ask of the outside.
public struct Loop<A: App>: ~Copyable {
  private var session: Session<A>
  private let options: LoopOptions
  let speech: any SpeechOutput
  private var reader = LineReader(descriptor: 0)
  private var output = OutputStream(descriptor: 1)
  private let writer: AnnouncementWriter
  private let input = TerminalDevice(descriptor: 0)
  /// Whether lines are typed at a terminal.
  private let isTyped: Bool
  /// Whether a person sees what they type and what comes: both ends are terminals.
  private let isInteractive: Bool
  let inbox: Inbox
  private let folder: DataFolder
  private let commands: CommandRunner
  /// How many commands run; a list of voices that is being made counts as one.
  private var runningCommands = 0
  private var timers: Timers
  private var speechSettings: SpeechSettings
  private var isEchoOff = false
  var ending: Ending?

  /// A loop that runs `session` on standard input and output, and speaks through `speech`. Problems come through `inbox`.
  public init(_ session: Session<A>, speech: any SpeechOutput, options: LoopOptions, inbox: Inbox = Inbox()) {
    self.session = session
    self.speech = speech
    self.options = options
    self.inbox = inbox
    let device = TerminalDevice(descriptor: 1)
    isTyped = input.isTerminal
    isInteractive = isTyped && device.isTerminal
    writer = AnnouncementWriter(
      format: options.format, width: options.width, device: device, isVisual: options.isVisual)
    folder = DataFolder(path: options.dataFolder)
    commands = CommandRunner(inbox: inbox)
    timers = Timers(options.time)
    speechSettings = session.settings.speech
  }

  /// Runs until the user leaves, the input ends, or the outside ends it; says `notices` first.
  public mutating func run(saying notices: [LocalizedText] = []) -> Ending {
    let signals = SignalHandlers(writingTo: inbox.wakeEnd)
    session.now = options.clock()
    handle(session.start(saying: notices))
    prompt()
    while ending == nil {
      takeWhatHasCome()
      if ending == nil { wait() }
    }
    if ending != .done { saveWhatIsKept() }
    if isEchoOff { input.setEcho(true) }
    // What is printed must not wait for what is said.
    output.flush()
    if let problem = output.problem, ending == .done { ending = .outputLost(problem) }
    if ending == .done { finishSpeaking() } else { speech.stop() }
    commands.endAll()
    tellProblems()
    signals.cancel()
    return ending ?? .done
  }

  /// Takes signals, events, waits that are over, and lines, in that order, until there is nothing more.
  private mutating func takeWhatHasCome() {
    while ending == nil {
      if let item = inbox.take() {
        take(item)
      } else if let id = timers.takeDue() {
        handleEvent(.elapsed(id))
      } else if !isWaitingForCommands {
        guard takeLine() else { return }
      } else {
        return
      }
      if let problem = output.problem { ending = .outputLost(problem) }
    }
  }

  /// Where lines don't come from a person, the next one waits for the commands that the last one ran: the same lines give
  /// the same transcript.
  private var isWaitingForCommands: Bool { !isInteractive && runningCommands > 0 }

  private mutating func take(_ item: Inbox.Item) {
    switch item {
    case .interrupt:
      // The first Ctrl-C stops speech; a second one leaves (LOOP-6).
      guard speech.isSpeaking else { return ending = .interrupted }
      speech.stop()
      output.write("\n")
      prompt()
    case .terminate(let signal): ending = .terminated(signal: signal)
    case .resumed:
      isEchoOff = false
      if isInteractive { output.write("\n") }
      prompt()
    case .problem(let sentence):
      if isInteractive { output.write("\n") }
      output.flush()
      StandardError.writeLine(sentence)
      prompt()
    case .spoken: break
    case .event(let event):
      switch event {
      case .finished, .voices: runningCommands -= 1
      default: break
      }
      handleEvent(event)
    }
  }

  /// Lets the app take its sheets down and save, where the program ends without an answer; nobody hears anything more.
  private mutating func saveWhatIsKept() {
    session.now = options.clock()
    for case .save(let id, let contents) in session.end().effects { _ = folder.save(id.name, contents) }
  }

  private mutating func handleEvent(_ event: Event) {
    session.now = options.clock()
    let response = session.receive(event)
    if isInteractive, !response.announcements.isEmpty { output.write("\n") }
    handle(response)
    if !response.announcements.isEmpty { prompt() }
  }

  /// Takes the next line; false where there is none yet.
  private mutating func takeLine() -> Bool {
    let reading = reader.next()
    switch reading {
    case .nothing: return false
    case .end:
      if isInteractive {
        output.write("\n")
        speech.stop()
      }
      handle(session.end())
      ending = ending ?? .done
    case .problem(let problem):
      handle(session.reject(problem))
      prompt()
    case .line(let text, let isTypedAhead):
      timers.passLine()
      while let id = timers.takeDue() { handleEvent(.elapsed(id)) }
      echo(text)
      session.now = options.clock()
      handle(session.take(Line(text, isRecognised: options.isRecognised, isTypedAhead: isTypedAhead)))
      prompt()
    }
    return true
  }

  /// Writes the line that was taken, as a transcript has it; a secret is never written down.
  private mutating func echo(_ text: String) {
    if isEchoOff, isInteractive { output.write("\n") }
    guard options.echo, !isInteractive else { return }
    output.writeLine(session.prompt == .secret ? "> " : "> " + text)
  }

  private mutating func prompt() {
    guard ending == nil else { return }
    if isInteractive { output.write("> ") }
    guard isTyped else { return }
    let isSecret = session.prompt == .secret
    if isSecret != isEchoOff {
      isEchoOff = isSecret
      input.setEcho(!isSecret)
    }
    if session.prompt == .confirmation {
      output.flush()
      reader.markTypedAhead()
    }
  }

  /// Announces, and does what is asked for outside.
  private mutating func handle(_ response: Response) {
    if response.stopsSpeech, isInteractive { speech.stop() }
    if session.settings.speech != speechSettings {
      speechSettings = session.settings.speech
      speech.apply(speechSettings)
    }
    for announcement in response.announcements {
      // Spoken first: the line is written while the synthesiser is at work.
      if speechSettings.isOn { speech.speak(session.renderer.utterance(announcement)) }
      writer.write(announcement, session.renderer, to: &output)
    }
    if response.isOver { ending = .done }
    for effect in response.effects { perform(effect) }
  }

  private mutating func perform(_ effect: Effect) {
    switch effect {
    case .load(let id): handle(session.receive(.loaded(id, folder.load(id.name))))
    case .save(let id, let contents):
      handle(session.receive(.saved(id, problem: folder.save(id.name, contents))))
    case .run(let id, let invocation):
      runningCommands += 1
      commands.start(id, invocation)
    case .colors(let request): ask(request)
    case .keep(let name, let value): tell(options.settingsFile?.keep(name, value))
    case .forgetSettings: tell(options.settingsFile?.forget())
    case .voices(let language): list(voicesFor: language)
    case .copy(let text): copy(text)
    case .wait(let id, let milliseconds): timers.wait(id, milliseconds: milliseconds)
    default: break
    }
  }

  /// Asks for colors. What is typed while a terminal answers is read as if it had been typed before.
  private mutating func ask(_ request: ColorRequest) {
    // Where nobody sits at it, a terminal's colors are nobody's: the same lines give the same transcript.
    if request == .terminal, !isInteractive { return handle(session.receive(.colors(.failed(.noTerminal)))) }
    output.flush()
    var typed: [UInt8] = []
    let answer = ColorDesk(dataFolder: options.dataFolder).answer(request) { typed += $0 }
    reader.take(typed)
    handle(session.receive(.colors(answer)))
  }

  /// Tells that settings could not be kept.
  private mutating func tell(_ problem: FileProblem?) {
    guard let problem, let file = options.settingsFile else { return }
    handle(session.receive(.settingsNotKept(file: file.path, because: problem)))
  }

  /// Lists voices. The synthesiser may have to be started for it, and may be speaking.
  private mutating func list(voicesFor language: String) {
    runningCommands += 1
    let (speech, inbox) = (speech, inbox)
    DispatchQueue.global().async { inbox.put(.event(.voices(speech.voiceNames(for: language)))) }
  }

  /// Gives what was copied to the terminal, where the user wants that; says so where it is too long for that.
  private mutating func copy(_ text: String) {
    guard options.copiesToTerminal, isInteractive else { return }
    if let sequence = TerminalClipboard.sequence(for: text) {
      output.write(sequence)
    } else {
      handle(session.note(.message("clipboard.tooLong", ["limit": .number(TerminalClipboard.limit)])))
    }
  }

  /// Waits for a line, a signal, an event, or the end of a wait.
  private mutating func wait() {
    output.flush()
    if let problem = output.problem { return ending = .outputLost(problem) }
    var entries = [pollfd(fd: inbox.wakeDescriptor, events: Int16(POLLIN), revents: 0)]
    if !isWaitingForCommands { entries.append(pollfd(fd: reader.descriptor, events: Int16(POLLIN), revents: 0)) }
    guard poll(&entries, nfds_t(entries.count), timers.untilNext.map(Int32.init(clamping:)) ?? -1) > 0 else { return }
    if entries[0].revents != 0 { inbox.clearWake() }
    if entries.count > 1, entries[1].revents != 0 { reader.fill() }
  }
}
