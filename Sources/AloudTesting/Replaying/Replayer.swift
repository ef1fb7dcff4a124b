internal import Aloud

/// Plays transcripts in many languages, settings and forms, and compares what is said: with what is recorded for that, byte for
/// byte; else, fact by fact, with the transcript's own language.
public struct Replayer: Sendable {
  /// The languages, as BCP 47 tags; empty for each transcript's own.
  public var locales: [String] = []
  /// The settings.
  public var settings: [SettingsSet] = [SettingsSet()]
  /// The forms.
  public var forms: [SpokenForm] = [.text]
  /// Whether what is said is written down where it is another than what is recorded.
  public var records = false
  /// What is counted of all that is said; nil where nobody asks.
  public var coverage: CoverageCounter?

  private let app: @Sendable (_ transcript: Transcript) -> TestedApp?
  private let program: TranscriptRunner?

  /// A replayer. `app` gives the app of a transcript, nil where only the real program can play it, which is `program`.
  public init(
    program: TranscriptRunner? = nil, _ app: @escaping @Sendable (_ transcript: Transcript) -> TestedApp? = { _ in nil }
  ) {
    self.program = program
    self.app = app
  }

  /// A replayer of an app, with no program beside it.
  public init(_ app: TestedApp) { self.init { _ in app } }

  /// Plays a transcript in every way that is asked for, and tells what came of each.
  public func outcomes(of file: TranscriptFile) async -> [TestOutcome] {
    let transcript: Transcript
    do {
      transcript = try Transcript(contentsOf: file.path)
    } catch {
      let result: TestOutcome.Result =
        switch error {
        case let error as TranscriptError: .unreadable(error)
        case let error as SystemError: .unopened(error)
        case let error: .failed(.program("\(error)"))
        }
      return [TestOutcome(file: file.path, variant: TestVariant(locale: "en"), result: result)]
    }
    let own = transcript.header.locale ?? "en"
    var replay = TranscriptReplay(file, transcript, own: own, app: app(transcript), program: program, replayer: self)
    var outcomes: [TestOutcome] = []
    for locale in locales.isEmpty ? [own] : locales {
      for set in settings {
        for form in forms {
          let variant = TestVariant(locale: locale, settings: set, form: form)
          outcomes.append(TestOutcome(file: file.path, variant: variant, result: await replay.result(of: variant)))
        }
      }
    }
    return outcomes
  }
}
