/// A run of an app for one user: lines and replies in, announcements and requests out.
///
/// A session is a value. The same app, settings, lines and replies give the same announcements, whether the lines come from
/// a keyboard, a recogniser, a pipe, a script or a test.
public struct Session<A: App>: Sendable {
  /// Where its parts meet.
  var stage: Stage<A>

  /// A session of `app` with `settings`, with the locale table in `files`. Where some of the settings were kept from an
  /// earlier run, `unkept` are those without them. Where the host `offersRemarks`, it is asked for them by
  /// ``Request/remarks`` when the user says so.
  ///
  /// - Throws: `LocaleFileError` where a file of the table is damaged.
  public init(
    _ app: A, settings: Settings, unkept: Settings? = nil, offersRemarks: Bool = false,
    files: LocaleFiles = .bundled
  ) throws(LocaleFileError) {
    stage = Stage(
      app, try User(settings, unkept: unkept ?? settings, offersRemarks: offersRemarks, files: files))
  }

  /// The app.
  public var app: A { stage.runner.app }
  /// The app's state.
  public internal(set) var state: A.State {
    get { stage.runner.state }
    set {
      stage.runner.state = newValue
      stage.look()
    }
  }
  /// What the user has set.
  public var settings: Settings { stage.user.settings }
  /// Makes the announcements' forms, in the user's locale and settings.
  public var renderer: Renderer { _read { yield stage.user.renderer } }
  /// The locale that everything is said in.
  public var locale: LoadedLocale { _read { yield stage.user.renderer.locale } }
  /// What "copy" has taken, for "paste": text, with the tokens before it where it was of a search.
  public var clipboard: SearchQuery? { stage.memory.clipboard }
  /// The local date and time, which the host sets before each line and reply: nothing in the core reads a clock.
  public var now: DateTime {
    get { stage.now }
    set { stage.now = newValue }
  }

  /// How long the host has run, in milliseconds, which it sets before each line and reply; nil where time is not to be told, as
  /// where the same lines are to give the same transcript.
  public var uptime: Int? {
    get { stage.uptime }
    set { stage.uptime = newValue }
  }
  /// Whether the app has said that work goes on.
  public var isWorking: Bool { !stage.memory.works.isEmpty }
  /// After how many seconds a question that the app has asked by itself is to be said once more; nil where none waits, or it has
  /// been.
  public var secondsToAskAgain: Int? { stage.secondsToAskAgain }

  /// What kind of line is waited for.
  public var prompt: AwaitedLine {
    if let entry = stage.layers.last?.entry, entry.text.isSecure { return .secret }
    return stage.isAsking ? .answer : .line
  }

  /// The last line that was piped to a task, was refused, and after which nothing has come that put it right: with nobody there to
  /// hear of it, what the task ends with is not what was meant. Nil where there is none.
  public var refusedLine: String? { stage.memory.refused.last }

  /// Begins: `notices`, the app's first effects, and its first screen once the files it waits for have come.
  public mutating func start(saying notices: [LocalizedText] = []) -> Response {
    respond { stage in stage.start(saying: notices) }
  }

  /// Takes the next line.
  public mutating func take(_ line: Line) -> Response {
    if line.isRecognised { return take(Recognition([.init(line.text)])) }
    return respond { stage in
      stage.turn.stopsSpeech = true
      let before = RefusedLines.Moment(stage)
      stage.take(line)
      if line.isPiped { stage.keepRefused(line, since: before) }
    }
  }

  /// Takes what a recogniser has made of speech. Nothing comes of noise, nor while the user has let the program sleep.
  public mutating func take(_ recognition: Recognition) -> Response {
    // What was not heard is not to be repeated as if it had been answered.
    respond { stage in stage.hear(recognition) }
  }

  /// What was taken of what was heard last, or was the likeliest of it; nil where nothing was meant for the program.
  public var lastHeard: String? { stage.memory.hearing.taken }

  /// The grammar of what can be said now; nil where it is still that of the last time that it was asked for.
  public mutating func renewGrammar() -> SpokenGrammar? {
    let grammar = stage.grammar
    stage.memory.hearing.isListening = true
    return stage.memory.hearing.renew(grammar) ? grammar : nil
  }

  /// The number of the grammar that ``renewGrammar()`` gave last: what was heard with an older one no longer counts.
  public var grammarGeneration: Int { stage.memory.hearing.generation }

  /// Whether words that no grammar can list may be said now: the text of a field, or of a query.
  public var takesFreeText: Bool { stage.takesFreeText }

  /// Takes what has come back from outside.
  public mutating func receive(_ reply: Reply) -> Response { respond { stage in stage.receive(reply) } }

  /// Asks what becomes of what would be lost with the end of the input, where somebody may still answer, as after Ctrl-D at a
  /// terminal; nil where nothing would be, or where that has been asked (ASK-8).
  public mutating func askBeforeEnd() -> Response? {
    if case .discard = stage.layers.last { return nil }
    var asking = self
    let response = asking.respond { stage in stage.quit() }
    guard case .discard = asking.stage.layers.last else { return nil }
    self = asking
    return response
  }

  /// Takes the end of input: it is never an answer, and what waits for one is said to be left as it was (LOOP-6, ASK-4).
  /// Sheets go down, and the app hears of it: nothing can keep them (SHEET-3).
  public mutating func end() -> Response { respond { stage in stage.end() } }

  /// Says something that the host has to tell.
  public mutating func note(_ sentence: LocalizedText) -> Response {
    respond(isRepeated: false) { stage in stage.say(.notice, sentence) }
  }

  /// Says that what the app runs still goes on, for a host that has heard nothing of it for a while (SET-2).
  public mutating func noteStillWorking() -> Response {
    respond(isRepeated: false) { stage in
      stage.say(.notice, .message(stage.view.base.stillWorking(on: stage.memory.works)))
    }
  }

  /// Says the question that waits once more.
  public mutating func askAgain() -> Response { respond { stage in stage.askAgain() } }

  /// Says a line that is no text at all, and loses nothing (SAFE-2).
  public mutating func reject(_ error: LineError) -> Response {
    respond(isRepeated: false) { stage in stage.refuse(.message("line.\(error.rawValue)")) }
  }

  /// Lets something happen, and gives what came of it; "repeat" says it again, unless it was an apology.
  private mutating func respond(isRepeated: Bool = true, _ body: (inout Stage<A>) -> Void) -> Response {
    stage.turn = Turn()
    body(&stage)
    let response = stage.turn.response.withLinesApart
    // Of several things that one line may mean is asked again by the question itself.
    let isAsking = if case .choice = stage.layers.last { true } else { false }
    if isRepeated, !isAsking, let first = response.announcements.first, first.kind != .refusal {
      stage.memory.lastSaid = response.announcements
    }
    return response
  }
}

/// What kind of line the session waits for, so that the edge can ask for it rightly.
public enum AwaitedLine: Sendable, Equatable {
  /// A line.
  case line
  /// A secret: not echoed while it is typed, and never written down.
  case secret
  /// The answer to a question: what was typed before it was announced does not count (ASK-7).
  case answer
}
