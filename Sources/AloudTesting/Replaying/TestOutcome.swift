/// What came of playing a transcript in one way.
public struct TestOutcome: Sendable {
  /// What came of it.
  public enum Result: Sendable {
    case passed
    /// What was said was written down.
    case recorded
    /// There is nothing to compare it with.
    case unrecorded
    /// The transcript can't be used as it is, can't be opened, or can't be written.
    case unreadable(TranscriptError)
    case unopened(SystemError)
    case unwritable(String)
    case failed(TestFailure)
  }

  /// The transcript's path.
  public var file: String
  /// How it was played.
  public var variant: TestVariant
  /// What came of it.
  public var result: Result

  /// An outcome.
  public init(file: String, variant: TestVariant, result: Result) {
    (self.file, self.variant, self.result) = (file, variant, result)
  }

  /// What it is called in reports: the file, and how it was played.
  public var name: String {
    let form = variant.form == .text ? [] : [variant.form.rawValue]
    let settings = variant.settings.name.isEmpty ? [] : [variant.settings.name]
    return "\(file) (\(([variant.locale] + settings + form).joined(separator: ", ")))"
  }
}

/// How what was said is not what was expected.
public enum TestFailure: Sendable {
  /// Lines that are not as they were recorded.
  case text(TranscriptDifference)
  /// Facts that are others than in the transcript's own language.
  case facts([FactDifference])
  /// The program ended in another way, or could not be started, in words.
  case program(String)
}
