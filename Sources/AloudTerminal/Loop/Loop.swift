public import Aloud
internal import Dispatch
internal import Glibc

/// The loop on the real streams. It handles lines of input and output, speech, signals, and the apps' requests to the system.
public struct Loop<A: App>: ~Copyable {
  var session: Session<A>
  let options: LoopOptions
  let speech: any SpeechOutput
  let inbox: Inbox
  var input: LoopInput
  var output: LoopOutput
  var system: LoopSystem
  let isInteractive: Bool
  private let handlesSignals: Bool
  var speechSettings: SpeechSettings
  var tellsOfKeys = false
  var lastAnnounced = ContinuousClock.now
  var spokenCount = 0
  var askedAt: ContinuousClock.Instant?
  var lineCount = 0
  private var reportedLineCount: Int?
  var foundRemarks: [AuthorRemark]?
  var publisher: GrammarPublisher?
  var ear: Ear
  /// A Boolean value that indicates whether the input ended before the app did.
  public internal(set) var hasInputEnded = false
  var ending: Ending?

  /// Creates a loop that runs `session` on standard input and output, speaks through `speech`, and is told errors by `inbox`.
  public init(_ session: Session<A>, speech: any SpeechOutput, options: LoopOptions, inbox: Inbox = Inbox()) {
    self.init(session, speech: speech, options: options, inbox: inbox, streams: LoopStreams())
  }

  init(
    _ session: Session<A>, speech: any SpeechOutput, options: LoopOptions, inbox: Inbox = Inbox(), streams: LoopStreams
  ) {
    (self.session, self.speech, self.options, self.inbox) = (session, speech, options, inbox)
    isInteractive = streams.isInteractive
    handlesSignals = streams.handlesSignals
    input = LoopInput(streams)
    output = LoopOutput(streams, options, textSize: session.settings.textSize)
    system = LoopSystem(options, inbox: inbox, keepsOrder: !streams.isInteractive)
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
    let signals = handlesSignals ? SignalHandlers(writingTo: inbox.wakeEnd) : nil
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
    if ending == .interrupted, isInteractive { sayGoodbye() } else if system.isFed { breakLine() }
    output.finish()
    // Printed output must not wait for speech.
    leaveTerminal()
    if let error = output.stream.error, ending == .done { ending = .outputLost(error) }
    if ending == .done { finishSpeaking() } else { speech.stop() }
    system.commands.endAll()
    ear.recogniser?.end()
    publisher?.end()
    tellErrors()
    signals?.cancel()
    return ending ?? .done
  }

  mutating func leaveTerminal() {
    output.leaveTerminal()
    output.stream.write(input.leaveTerminal())
    flush()
  }

  // MARK: - What has come

  /// Handles signals, replies, elapsed waits and lines, in that order, until there are no more. In a flood of replies, signals and a
  /// line have their turn too, and what was announced is written.
  private mutating func takeWhatHasCome() {
    while ending == nil {
      if let item = inbox.take() {
        take(item)
        if !system.burst.mayGoOn {
          if ending == nil, readsLines, !takeLine() { _ = takeFurtherLine() }
          return
        }
      } else if let id = system.timers.takeDue() {
        receive(.elapsed(id))
      } else if readsLines {
        guard takeLine() || takeFurtherLine() else { return }
      } else {
        return
      }
      if let error = output.stream.error { ending = .outputLost(error) }
    }
  }

  private mutating func take(_ item: Inbox.Item) {
    switch item {
    case .interrupt: interrupt(isSpeaking: speech.isSpeaking && !tellsOfKeys)
    case .terminate(let signal): ending = .terminated(signal: signal)
    case .suspend: suspend()
    case .resumed:
      input.forgetMode()
      breakLine()
      prompt()
    case .note(let text, isError: false) where isInteractive: say(session.note(text))
    case .note(let text, _):
      breakLine()
      flush()
      write(text)
      prompt()
    case .spoken: break
    case .heard(let event): take(event)
    case .feeding(let isFed): follow(isFed: isFed)
    case .reply(let reply): for settled in system.settle(reply) where ending == nil { receive(settled) }
    }
  }

  mutating func receive(_ reply: Reply) {
    tellTime()
    followSpeech()
    let response = session.receive(reply)
    if response.announcements.isEmpty { handle(response) } else { say(response) }
  }

  /// Makes announcements that no line has asked for, on lines of their own.
  mutating func say(_ response: Response) {
    breakLine()
    handle(response)
    promptAgain()
  }

  private mutating func follow(isFed: Bool) {
    let wasFed = system.isFed
    if wasFed, !isFed { breakLine() }
    system.isFed = isFed
    if wasFed, !isFed { prompt() }
  }

  // MARK: - Waiting

  var readsLines: Bool { !system.isWaiting && !ear.isKeyboardAtEnd && !(system.isFed && input.reader.isWhole) }

  private mutating func wait() {
    publishGrammar()
    flush()
    if let error = output.stream.error { return ending = .outputLost(error) }
    if !system.isWaiting, reportedLineCount != lineCount {
      reportedLineCount = lineCount
      options.tellWaiting?(lineCount)
    }
    var entries = [pollfd(fd: inbox.wakeDescriptor, events: Int16(POLLIN), revents: 0)]
    if readsLines { entries.append(pollfd(fd: input.reader.descriptor, events: Int16(POLLIN), revents: 0)) }
    defer {
      system.burst.begin()
      followSpeech()
    }
    guard poll(&entries, nfds_t(entries.count), patience()) > 0 else {
      askAgain()
      return sayStillWorking()
    }
    if entries[0].revents != 0 { inbox.clearWake() }
    if entries.count > 1, entries[1].revents != 0 { input.fill() }
  }

  /// In milliseconds, until a wait or speech is over, or something must be said again. -1 for no limit.
  private mutating func patience() -> Int32 {
    if !inbox.isEmpty { return 0 }
    let waits = [
      session.isBehind ? Ear.glance : nil, system.timers.untilNext.map(Int32.init(clamping:)),
      ear.notices(speech.isSpeaking) ? Ear.glance : nil,
      untilStillWorking, untilAskedAgain, inbox.glance,
    ]
    return waits.compactMap(\.self).min() ?? -1
  }

  // MARK: - The end

  /// Ctrl-C and SIGTERM still end the program (LOOP-6), because speech may be long or may never be read, as from a named pipe.
  private mutating func finishSpeaking() {
    // There is nothing to wait for, and a small machine may have no thread to wait on.
    if speech.isUnused { return }
    let (speech, inbox) = (speech, inbox)
    DispatchQueue.global().async {
      speech.finish()
      inbox.put(.spoken)
    }
    while ending == .done {
      switch inbox.take() {
      case .spoken: return
      case .interrupt: ending = .interrupted
      case .terminate(let signal): ending = .terminated(signal: signal)
      case .note(let text, _): write(text)
      case .suspend: SignalHandlers.stop()
      case .reply, .resumed, .heard, .feeding: break
      case nil:
        var entry = pollfd(fd: inbox.wakeDescriptor, events: Int16(POLLIN), revents: 0)
        if poll(&entry, 1, inbox.glance ?? -1) > 0 { inbox.clearWake() }
      }
    }
    speech.stop()
  }

  private mutating func sayGoodbye() {
    breakLine()
    output.write(Announcement(.notice, .message(.quitGoodbye)), session.renderer)
  }

  private func tellErrors() { while let item = inbox.take() { if case .note(let text, _) = item { write(text) } } }

  private func write(_ text: LocalizedText) { StandardError.writeLine(session.renderer.text(of: text)) }
}

/// The way in which a run of the loop ended.
public enum Ending: Sendable, Equatable {
  /// The user left, or the input ended.
  case done
  /// The user pressed Ctrl-C.
  case interrupted
  /// A signal asked the program to end, such as SIGTERM.
  case terminated(signal: Int32)
  /// The reader of the output has gone, or it can't be written.
  case outputLost(OutputError)

  /// The exit code: for a signal, 128 plus its number, as in shells.
  public var exitCode: Int32 {
    switch self {
    case .done: 0
    case .interrupted: 130
    case .terminated(let signal): 128 + signal
    case .outputLost(.closed): 141
    case .outputLost(.failed): 74
    }
  }
}
