public import Aloud
internal import Synchronization

/// An app that transcripts are played with in this process: fast, with an outside in memory.
///
///     let app = TestedApp(Notes())
///
/// What needs more than that (a command that is run, a picture, the list of voices) is played with the real program.
public struct TestedApp: Sendable {
  let play: @Sendable (PlayedScript) throws -> PlayedSession
  let walk: @Sendable (_ locale: String, _ check: FindingCheck) throws -> Void
  /// Whether names and texts that are the app's own are the same in each language.
  let sharesTexts: Bool
  /// Where its words come from.
  let files: LocaleFiles
  /// Its own texts, as its author has written them.
  let texts: [String]
  /// The locales that lines are typed in.
  let locales: LoadedLocaleStore

  /// An app; `files` have its messages where it has some of its own. `texts` are those that it tells by themselves, as a document
  /// does: what of them is said is counted.
  public init(_ app: some App, files: LocaleFiles = .bundled, texts: [String] = []) {
    self.init(files: files, texts: texts) { _ in app }
  }

  /// An app that is another one in each language. Where its host `offersRemarks`, a transcript that asks for them is played with
  /// the program.
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

/// Sessions by their settings: a locale is read once, and what has no files of its own begins as others have begun.
final class SessionStore<A: App>: Sendable {
  private struct Kept {
    var settings: Settings
    var session: Session<A>
    /// Sessions that have begun without files, by when they did.
    var begun: [(now: DateTime, playing: PlayingTranscript<A>)] = []
  }

  private let make: @Sendable (Settings) throws -> Session<A>
  private let kept = Mutex<[Kept]>([])
  /// More would only be kept where each transcript had settings, or a time, of its own.
  private let limit = 256, timeLimit = 4

  init(_ make: @escaping @Sendable (Settings) throws -> Session<A>) { self.make = make }

  /// A session that has not begun.
  func session(_ settings: Settings) throws -> Session<A> {
    if let known = kept.withLock({ $0.first { $0.settings == settings }?.session }) { return known }
    let session = try make(settings)
    kept.withLock { if $0.count < limit { $0.append(Kept(settings: settings, session: session)) } }
    return session
  }

  /// A transcript whose session has begun.
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
