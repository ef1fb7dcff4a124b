public import Aloud

/// An app that plays transcripts in this process, which is fast, with a simulated system in memory.
///
/// The real program plays transcripts that need more, such as a command to run, a picture, or the list of voices.
public struct TestedApp: Sendable {
  let play: @Sendable (PlayedScript) throws -> PlayedSession
  let walk: @Sendable (_ locale: String, _ hear: @escaping WalkHearing) throws -> Void
  /// A Boolean value that indicates whether the app's own names and texts are the same in every language.
  let sharesTexts: Bool
  let files: LocaleFiles
  let texts: [String]

  /// Creates a tested app. Pass `files` if the app has messages of its own, and `texts` whose coverage is to be counted.
  public init(_ app: some App, files: LocaleFiles = .bundled, texts: [String] = []) {
    self.init(files: files, texts: texts) { _ in app }
  }

  /// Creates a tested app that may differ by language. With `offersRemarks`, transcripts that ask for remarks need the program.
  public init(
    files: LocaleFiles = .bundled, texts: [String] = [], sharesTexts: Bool = true, offersRemarks: Bool = false,
    _ make: @escaping @Sendable (_ locale: String) throws -> some App
  ) {
    @Sendable func session(_ settings: Settings) throws -> Session<some App> {
      try Session(make(settings.locale), settings: settings, offersRemarks: offersRemarks, files: files)
    }
    play = { script in
      var playing = try PlayingTranscript(session(script.settings), script)
      return try playing.play(script)
    }
    walk = { locale, hear in try PlaceWalk.walk(session(Settings(locale: locale)), hear: hear) }
    (self.sharesTexts, self.files, self.texts) = (sharesTexts, files, texts)
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

  init(_ session: Session<A>, _ script: PlayedScript) throws {
    self.session = session
    outside = PlayedOutside(files: script.files)
    self.session.now = script.now
    try follow(self.session.start())
  }

  mutating func play(_ script: PlayedScript) throws -> PlayedSession {
    var index = 0
    while !isOver, let line = script.line(index, played) {
      index += 1
      if script.looksAround, !line.allSatisfy(\.isNumber) { played.turns[played.turns.count - 1].around = around }
      milliseconds += 1_000
      // A wait ends with the first line typed after its time.
      while let wait = waits.indices.min(by: { waits[$0].due < waits[$1].due }), waits[wait].due < milliseconds {
        try follow(session.receive(.elapsed(waits.remove(at: wait).id)))
      }
      guard !isOver else { break }
      played.turns.append(PlayedTurn(line: line, isSecret: session.prompt == .secret))
      try follow(session.take(Line(line, isRecognised: script.isRecognised)))
    }
    if !isOver { try follow(session.end()) }
    return played
  }

  private var around: [LocalizedText] {
    var copy = session
    let read = copy.take(Line("read")).announcements
    return read.compactMap(\.name) + session.app.interface(for: session.state).tabs.map(\.title)
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
      case .keep(let name, _): played.kept.append(name)
      case .load, .save, .colors, .forgetSettings, .copy, .signal:
        for reply in try outside.replies(to: request) { try follow(session.receive(reply)) }
      }
    }
  }
}
