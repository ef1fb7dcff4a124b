public import Aloud
internal import Synchronization

/// An app that plays transcripts in this process, which is fast, with a simulated system in memory.
///
///     let app = TestedApp(Notes())
///
/// The real program plays transcripts that need more, such as a command to run, a picture, or the list of voices.
public struct TestedApp: Sendable {
  let play: @Sendable (PlayedScript) throws -> PlayedSession
  let walk: @Sendable (_ locale: String, _ check: FindingCheck) throws -> Void
  /// A Boolean value that indicates whether the app's own names and texts are the same in every language.
  let sharesTexts: Bool
  /// The locale files of the app's wording.
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
    walk = { locale, check in
      var walk = PlaceWalk(try store.session(Settings(locale: locale)), check)
      try walk.walk()
    }
    (self.sharesTexts, self.files, self.texts) = (sharesTexts, files, texts)
    locales = LoadedLocaleStore(files: files)
  }
}

/// A cache of sessions by settings, so that each locale is loaded once, and of started sessions for scripts without files.
final class SessionStore<A: App>: Sendable {
  private struct Kept {
    var settings: Settings
    var session: Session<A>
    /// The sessions started without files, by their time.
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

  /// Returns a started session for a script.
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
