/// A transcript file that can't be used as it is: where, what and what to do.
public struct TranscriptError: Error, Hashable, CustomStringConvertible {
  /// The file's path, as it was given.
  public var file: String

  /// The line, counted from 1.
  public var line: Int

  /// What is wrong.
  public var error: String

  /// What to do about it.
  public var remedy: String

  /// The error on one line, beginning with file:line.
  public var description: String { "\(file):\(line): \(error) \(remedy)" }
}
