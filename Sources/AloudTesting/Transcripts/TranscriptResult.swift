/// What came of running a transcript.
public struct TranscriptResult: Sendable, CustomStringConvertible {
  /// The transcript that was run.
  public var transcript: Transcript

  /// The command line it was run with, program first.
  public var commandLine: [String]

  /// What the program wrote and how it ended.
  public var command: RunResult

  /// Where its output differs from the body.
  public var difference: TranscriptDifference

  /// What else is wrong, a sentence each.
  public var errors: [String]

  /// Whether the file was rewritten with what was got; it never counts as passed.
  public var isRecorded: Bool

  /// Whether everything is as the transcript says.
  public var passed: Bool { difference.isEmpty && errors.isEmpty && !isRecorded }

  /// The outcome in words, fit for a test's failure message.
  public var description: String {
    if isRecorded { return "\(transcript.file): recorded, read it aloud" }
    if passed { return "\(transcript.file): passed" }
    let requirements = transcript.header.requirements.joined(separator: ", ")
    var blocks = ["\(transcript.file): failed\(requirements.isEmpty ? "" : " (\(requirements))")"]
    blocks += errors
    if !difference.isEmpty { blocks.append(difference.description) }
    if !command.errors.isEmpty {
      blocks.append("On standard error:\n\(VisibleText.escapingControls(in: command.errorText))")
    }
    blocks.append("Run as: \(ArgumentWords.joined(commandLine))")
    return blocks.joined(separator: "\n")
  }
}
