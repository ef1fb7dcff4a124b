/// The result of running a transcript.
public struct TranscriptResult: Sendable, CustomStringConvertible {
  /// The transcript that was run.
  public var transcript: Transcript

  /// The command line, beginning with the program.
  public var commandLine: [String]

  /// The program's output and exit.
  public var command: RunResult

  /// The difference between the output and the body.
  public var difference: TranscriptDifference

  /// All other errors, each in a sentence.
  public var errors: [String]

  /// A Boolean value that indicates whether the file was rewritten with the output, which never counts as passed.
  public var isRecorded: Bool

  /// A Boolean value that indicates whether everything is as the transcript says.
  public var passed: Bool { difference.isEmpty && errors.isEmpty && !isRecorded }

  /// The result in words, for a test's failure message.
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
