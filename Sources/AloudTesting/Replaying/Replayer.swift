internal import Aloud

/// Plays transcripts in many languages, settings and forms, and compares the output byte for byte with the one recorded for that
/// variant. Without a recording, it compares fact by fact with the transcript's own language.
public struct Replayer: Sendable {
  /// The languages as BCP 47 tags, or empty for each transcript's own language.
  public var locales: [String] = []
  /// The sets of settings.
  public var settings: [SettingsSet] = [SettingsSet()]
  /// The forms.
  public var forms: [SpokenForm] = [.text]
  /// A Boolean value that indicates whether output that differs from the recorded one is recorded.
  public var records = false
  /// The counter of coverage, or `nil` if coverage is not wanted.
  public var coverage: CoverageCounter?

  private let app: @Sendable (_ transcript: Transcript) -> TestedApp?
  private let program: TranscriptRunner?

  /// Creates a replayer. `app` returns the app of a transcript, or `nil` if only the real `program` can play it.
  public init(
    program: TranscriptRunner? = nil, _ app: @escaping @Sendable (_ transcript: Transcript) -> TestedApp? = { _ in nil }
  ) {
    self.program = program
    self.app = app
  }

  /// Creates a replayer of one app, without a program.
  public init(_ app: TestedApp) { self.init { _ in app } }

  /// Plays a transcript in every variant, and returns the outcomes.
  public func outcomes(of file: TranscriptFile) async -> [TestOutcome] {
    let transcript: Transcript
    do {
      transcript = try Transcript(contentsOf: file.path)
    } catch {
      let result: TestOutcome.Verdict =
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
