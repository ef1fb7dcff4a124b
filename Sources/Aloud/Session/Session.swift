/// A run of an app for one user: lines and replies in, announcements and requests out.
///
/// A session is a value. The same app, settings, lines and replies give the same announcements, whether the lines come from
/// a keyboard, a recogniser, a pipe, a script or a test.
public struct Session<A: App>: Sendable {
  var engine: Engine<A>

  /// Creates a session of `app` with `settings`, with the locale table in `files`. `unkept` are the settings without the values
  /// that were kept from an earlier run. If the host `offersRemarks`, it receives ``Request/remarks`` when the user asks for them.
  /// If `isPiped`, all lines are piped, and no hint offers words that would be text.
  ///
  /// - Throws: `LocaleFileError` if a file of the table is damaged.
  public init(
    _ app: A, settings: Settings, unkept: Settings? = nil, offersRemarks: Bool = false,
    isPiped: Bool = false, files: LocaleFiles = .bundled
  ) throws(LocaleFileError) {
    engine = Engine(
      app,
      try User(settings, unkept: unkept ?? settings, offersRemarks: offersRemarks, isPiped: isPiped, files: files))
  }

  /// The app.
  public var app: A { engine.runner.app }
  /// The app's state.
  public internal(set) var state: A.State {
    get { engine.runner.state }
    set {
      engine.runner.state = newValue
      engine.look()
    }
  }
  /// The user's settings.
  public var settings: Settings { engine.user.settings }
  /// The renderer of announcements for the user's locale and settings.
  public var renderer: Renderer { _read { yield engine.user.renderer } }
  /// The locale of all announcements.
  public var locale: LoadedLocale { _read { yield engine.user.renderer.locale } }
  /// The content that "copy" has taken, for "paste": text, preceded by tokens if it was copied from a search.
  public var clipboard: SearchQuery? { engine.memory.clipboard }
  /// The local date and time. The host sets it before each line and reply, because the core never reads a clock.
  public var now: DateTime {
    get { engine.now }
    set { engine.now = newValue }
  }

  /// The milliseconds that the host has run, set before each line and reply. Nil if time is not announced, as where the same
  /// lines must give the same transcript.
  public var uptime: Int? {
    get { engine.uptime }
    set { engine.uptime = newValue }
  }
  /// A Boolean value that indicates whether the app has reported work in progress.
  public var isWorking: Bool { !engine.memory.works.isEmpty }
  /// The number of seconds after which a question that the app has asked by itself is repeated; nil if none waits, or if it has
  /// been repeated.
  public var secondsToAskAgain: Int? { engine.secondsToAskAgain }

  /// The kind of line that the session waits for.
  public var prompt: AwaitedLine {
    if let entry = engine.layers.last?.entry, entry.text.isSecure { return .secret }
    return engine.isAsking ? .answer : .line
  }

  /// The last line piped to a task that was refused and not put right by a later one; nil if there is none. As nobody was there to
  /// hear the refusal, the result of the task is not what was meant.
  public var refusedLine: String? { engine.memory.refused.last }

  /// Starts the session: announces the notices, carries out the app's first effects, and shows its first screen once the files that
  /// it waits for have loaded.
  public mutating func start(saying notices: [LocalizedText] = []) -> Response {
    respond { engine in engine.start(saying: notices) }
  }

  /// Takes the next line.
  public mutating func take(_ line: Line) -> Response {
    if line.isRecognised { return take(Recognition([.init(line.text)])) }
    return respond { engine in
      engine.turn.stopsSpeech = true
      let before = RefusedLines.Moment(engine)
      engine.take(line)
      if line.isPiped { engine.keepRefused(line, since: before) }
    }
  }

  /// Takes the result of a recogniser. Noise is ignored, and so is all but "wake up" while the program is asleep.
  public mutating func take(_ recognition: Recognition) -> Response {
    // A recognition that is refused is not kept for "repeat".
    respond { engine in engine.hear(recognition) }
  }

  /// The text that was taken from the last recognition, or else its likeliest hypothesis; nil if nothing was meant for the program.
  public var lastHeard: String? { engine.memory.hearing.taken }

  /// Returns the grammar of what the user can say now; nil if it has not changed since the last call.
  public mutating func renewGrammar() -> SpokenGrammar? {
    let grammar = engine.grammarMaker.grammar
    engine.memory.hearing.isListening = true
    return engine.memory.hearing.renew(grammar) ? grammar : nil
  }

  /// The number of the grammar that ``renewGrammar()`` returned last. Speech that was recognised with an older grammar no longer
  /// counts.
  public var grammarGeneration: Int { engine.memory.hearing.generation }

  /// A Boolean value that indicates whether the user can say what no grammar can list: the text of a field or a query.
  public var takesFreeText: Bool { engine.grammarMaker.takesFreeText }

  /// Takes a reply of the system.
  public mutating func receive(_ reply: Reply) -> Response { respond { engine in engine.receive(reply) } }

  /// Gives the end of input to the field that is open, as by Ctrl-D at a terminal. Returns nil if no such field takes it.
  public mutating func enterEnd() -> Response? {
    guard case .entry(let entry)? = engine.layers.last, let outcome = entry.end(in: engine.lineContext) else {
      return nil
    }
    return respond { engine in engine.carryOut(outcome) }
  }

  /// Asks about what would be lost at the end of input, for a host where somebody can still answer, as after Ctrl-D at a terminal.
  /// Returns nil if nothing would be lost, or if the question has been asked (ASK-8).
  public mutating func askBeforeEnd() -> Response? {
    if case .discard = engine.layers.last { return nil }
    var asking = self
    let response = asking.respond { engine in engine.quit() }
    guard case .discard = asking.engine.layers.last else { return nil }
    self = asking
    return response
  }

  /// Tells the app that the user wants what is going on to stop, as by Ctrl-C. Returns nil if nothing is going on, or if the app has
  /// been told since the last line.
  public mutating func interrupt() -> Response? {
    var interrupting = self
    var isTold = false
    let response = interrupting.respond { engine in isTold = engine.interrupt() }
    guard isTold else { return nil }
    self = interrupting
    return response
  }

  /// Takes the end of input. It is never an answer, and a waiting question is announced as left unchanged (LOOP-6, ASK-4). Sheets
  /// close, because nothing can keep them, and the app is told (SHEET-3).
  public mutating func end() -> Response { respond { engine in engine.end() } }

  /// A Boolean value that indicates whether speech is so far behind that messages of logs are held back until it has caught up. The
  /// host knows.
  public var isBehind: Bool {
    get { engine.memory.isBehind }
    set { engine.memory.isBehind = newValue }
  }

  /// Announces the messages of logs that were held back while speech was behind, or of many, how many they are.
  public mutating func catchUp() -> Response { respond { engine in engine.catchUp() } }

  /// Announces a sentence of the host.
  public mutating func note(_ sentence: LocalizedText) -> Response {
    respond(isRepeated: false) { engine in engine.say(.notice, sentence) }
  }

  /// Announces that the app's work still goes on, for a host that has heard nothing of it for a while (SET-2).
  public mutating func noteStillWorking() -> Response {
    respond(isRepeated: false) { engine in engine.sayStillWorking() }
  }

  /// Repeats the waiting question.
  public mutating func askAgain() -> Response { respond { engine in engine.askAgain() } }

  /// Refuses a line that is not text, without losing anything (SAFE-2). If `isPiped`, it counts as a refused line of a task.
  public mutating func reject(_ error: LineError, isPiped: Bool = false) -> Response {
    respond(isRepeated: false) { engine in
      if isPiped { engine.keepUnreadable() }
      engine.refuse(.message("line.\(error.rawValue)"))
    }
  }

  /// Runs `body` in a new turn. "Repeat" announces the response again unless it is a refusal.
  private mutating func respond(isRepeated: Bool = true, _ body: (inout Engine<A>) -> Void) -> Response {
    engine.turn = Turn()
    body(&engine)
    let response = engine.turn.response.withLinesApart
    // The choice between several meanings of a line repeats its question by itself.
    let isAsking = if case .choice = engine.layers.last { true } else { false }
    if isRepeated, !isAsking, let first = response.announcements.first, first.kind != .refusal {
      engine.memory.lastSaid = response.announcements
    }
    return response
  }
}

/// The kind of line that a session waits for, so that the host can prompt for it.
public enum AwaitedLine: Sendable, Equatable {
  /// A line.
  case line
  /// A secret, which is not echoed while it is typed and never written down.
  case secret
  /// The answer to a question. Input typed before the question was announced does not count (ASK-7).
  case answer
}
