public import Aloud
internal import Synchronization

/// An app that plays transcripts in this process, which is fast, with a simulated system in memory.
///
///     let app = TestedApp(Notes())
///
/// The real program plays transcripts that need more, such as a command to run, a picture, or the list of voices.
public struct TestedApp: Sendable {
  let play: @Sendable (PlayedScript) throws -> PlayedSession
  let walk: @Sendable (_ locale: String, _ hear: @escaping WalkHearing) throws -> Void
  /// A Boolean value that indicates whether the app's own names and texts are the same in every language.
  let sharesTexts: Bool
  let files: LocaleFiles
  /// The app's own texts, as written by its author.
  let texts: [String]
  /// The locales that lines are typed in.
  let locales: LoadedLocaleStore

  /// Creates a tested app. Pass `files` if the app has messages of its own, and `texts` if it has texts of its own, as a document
  /// does, whose coverage is to be counted.
  public init(_ app: some App, files: LocaleFiles = .bundled, texts: [String] = []) {
    self.init(files: files, texts: texts) { _ in app }
  }

  /// Creates a tested app that may differ by language. With `offersRemarks`, transcripts that ask for remarks need the program.
  public init(
    files: LocaleFiles = .bundled, texts: [String] = [], sharesTexts: Bool = true, offersRemarks: Bool = false,
    _ make: @escaping @Sendable (_ locale: String) throws -> some App
  ) {
    let store = SessionStore { settings in
      try Session(make(settings.locale), settings: settings, offersRemarks: offersRemarks, files: files)
    }
    play = { script in
      var playing = try store.playing(script)
      return try playing.play(script)
    }
    walk = { locale, hear in
      var walk = PlaceWalk(try store.session(Settings(locale: locale)), hear: hear)
      try walk.walk()
    }
    (self.sharesTexts, self.files, self.texts) = (sharesTexts, files, texts)
    locales = LoadedLocaleStore(files: files)
  }
}

/// A cache of sessions by settings, so that each locale is loaded once, and of started sessions for scripts without files.
private final class SessionStore<A: App>: Sendable {
  private struct Kept {
    var settings: Settings
    var session: Session<A>
    var begun: [(now: DateTime, playing: PlayingTranscript<A>)] = []
  }

  private let make: @Sendable (Settings) throws -> Session<A>
  private let kept = Mutex<[Kept]>([])
  /// These limits are reached only if many transcripts have settings or a time of their own.
  private let limit = 256, timeLimit = 4

  init(_ make: @escaping @Sendable (Settings) throws -> Session<A>) { self.make = make }

  /// Returns a session that has not started.
  func session(_ settings: Settings) throws -> Session<A> {
    if let known = kept.withLock({ $0.first { $0.settings == settings }?.session }) { return known }
    let session = try make(settings)
    kept.withLock { if $0.count < limit { $0.append(Kept(settings: settings, session: session)) } }
    return session
  }

  func playing(_ script: PlayedScript) throws -> PlayingTranscript<A> {
    let known = kept.withLock { kept in
      kept.first { $0.settings == script.settings }?.begun.first { $0.now == script.now }?.playing
    }
    if script.files.isEmpty, let known { return known }
    let playing = try PlayingTranscript(session(script.settings), script)
    if script.files.isEmpty {
      kept.withLock { kept in
        guard let index = kept.firstIndex(where: { $0.settings == script.settings }),
          kept[index].begun.count < timeLimit
        else { return }
        kept[index].begun.append((script.now, playing))
      }
    }
    return playing
  }
}

/// Plays a transcript's lines with an app as the program does on a pipe. The clock for waits advances one second with each line.
private struct PlayingTranscript<A: App>: Sendable {
  private var session: Session<A>
  private var outside: PlayedOutside
  private var played = PlayedSession()
  private var isOver = false
  private var waits: [(id: ID, due: Int)] = []
  private var milliseconds = 0

  /// - Throws: ``NeedsProgram``.
  init(_ session: Session<A>, _ script: PlayedScript) throws {
    self.session = session
    outside = PlayedOutside(files: script.files)
    self.session.now = script.now
    try follow(self.session.start())
  }

  /// - Throws: ``NeedsProgram``.
  mutating func play(_ script: PlayedScript) throws -> PlayedSession {
    var index = 0
    while !isOver, let line = script.line(index, played) {
      index += 1
      if script.looksAround, !line.allSatisfy(\.isNumber) { played.turns[played.turns.count - 1].around = around }
      milliseconds += 1_000
      while let id = takeDue() { try follow(session.receive(.elapsed(id))) }
      guard !isOver else { break }
      played.turns.append(PlayedTurn(line: line, isSecret: session.prompt == .secret))
      try follow(session.take(Line(line, isRecognised: script.isRecognised)))
    }
    if !isOver { try follow(session.end()) }
    return played
  }

  /// The names of all elements in the current place, and of the tabs.
  private var around: [LocalizedText] {
    var copy = session
    let read = copy.take(Line("read")).announcements
    return read.compactMap(\.name) + session.app.interface(for: session.state).tabs.map(\.title)
  }

  /// Removes and returns the next wait that is over. A wait ends with the first line typed after its time.
  private mutating func takeDue() -> ID? {
    guard let index = waits.indices.min(by: { waits[$0].due < waits[$1].due }), waits[index].due < milliseconds else {
      return nil
    }
    return waits.remove(at: index).id
  }

  private mutating func follow(_ response: Response) throws {
    if !response.announcements.isEmpty {
      let renderer = session.renderer
      played.turns[played.turns.count - 1].announcements += response.announcements.map { ($0, renderer) }
    }
    if response.isOver { isOver = true }
    for request in response.requests {
      switch request {
      case .wait(let id, let length): waits.append((id, milliseconds + length))
      case .run, .stop, .tell, .voices, .findVoice, .colors(.pixel), .remarks, .resumeSpeech: throw NeedsProgram()
      case .keep(let name, _):
        played.kept.append(name)
      case .load, .save, .colors, .forgetSettings, .copy, .signal:
        for reply in try outside.replies(to: request) { try follow(session.receive(reply)) }
      }
    }
  }
}

/// A cache of locales, so that each is loaded once for all sessions that use it.
public final class LoadedLocaleStore: Sendable {
  private let files: LocaleFiles
  private let locales = Mutex<[String: LoadedLocale]>([:])

  /// Creates an empty store.
  public init(files: LocaleFiles = .bundled) { self.files = files }

  /// Returns the locale with a name.
  ///
  /// - Throws: `LocaleFileError` if a file of the locale is damaged.
  public func locale(_ name: String) throws -> LoadedLocale {
    if let known = locales.withLock({ $0[name] }) { return known }
    let locale = try LoadedLocale(name, files: files)
    locales.withLock { $0[name] = locale }
    return locale
  }
}
