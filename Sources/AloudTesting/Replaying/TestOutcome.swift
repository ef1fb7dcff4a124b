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

  /// Creates an outcome.
  public init(file: String, variant: TestVariant, result: Verdict) {
    (self.file, self.variant, self.result) = (file, variant, result)
  }

  /// The name in reports: the file and the variant.
  public var name: String {
    let form = variant.form == .text ? [] : [variant.form.rawValue]
    let settings = variant.settings.name.isEmpty ? [] : [variant.settings.name]
    return "\(file) (\(([variant.locale] + settings + form).joined(separator: ", ")))"
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
