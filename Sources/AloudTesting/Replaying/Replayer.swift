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
  var hear: (@Sendable (PlayedSession) -> Void)?

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
    do { transcript = try Transcript(contentsOf: file.path) } catch {
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

  /// Plays transcripts, `jobs` at a time, and calls `hear` with the outcomes of each in the order of the files.
  public func play(_ files: [TranscriptFile], jobs: Int, _ hear: ([TestOutcome]) -> Void) async {
    await withTaskGroup(of: (Int, [TestOutcome]).self) { group in
      var rest = files.enumerated().makeIterator()
      func playNext() {
        guard let (number, file) = rest.next() else { return }
        group.addTask { (number, await outcomes(of: file)) }
      }
      for _ in 0..<max(1, jobs) { playNext() }
      var heard = 0
      var waiting: [Int: [TestOutcome]] = [:]
      for await (number, outcomes) in group {
        playNext()
        waiting[number] = outcomes
        while let ready = waiting.removeValue(forKey: heard) {
          hear(ready)
          heard += 1
        }
      }
    }
  }
}

/// The outcome of playing a transcript in one variant.
public struct TestOutcome: Sendable {
  /// The result of playing the transcript.
  public enum Verdict: Sendable {
    case passed
    /// The output was recorded.
    case recorded
    /// There is no recording to compare with.
    case unrecorded
    /// The transcript is invalid, can't be opened, or can't be written.
    case unreadable(TranscriptError)
    case unopened(SystemError)
    case unwritable(String)
    case failed(TestFailure)
  }

  /// The transcript's path.
  public var file: String
  /// The variant that was played.
  public var variant: TestVariant
  /// The result.
  public var result: Verdict

  /// The name in reports: the file and the variant.
  public var name: String {
    "\(file) (\(([variant.locale] + variant.parts(beside: variant.locale)).joined(separator: ", ")))"
  }
}

/// The way in which the output differs from what was expected.
public enum TestFailure: Sendable {
  /// Lines that differ from the recorded ones.
  case text(TranscriptDifference)
  /// Facts that differ from those in the transcript's own language.
  case facts([FactDifference])
  /// An unexpected end or failed start of the program, in words.
  case program(String)
}
