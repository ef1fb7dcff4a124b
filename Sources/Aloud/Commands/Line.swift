/// A line from the user.
public struct Line: Sendable, Equatable {
  /// The text, without the line end.
  public var text: String
  /// A Boolean value that indicates whether a recogniser produced the line from speech. Such a line may be wrong, so
  /// confirmations need the whole phrase exactly (ASK-3).
  public var isRecognised: Bool
  /// A Boolean value that indicates whether the line was typed before the last announcement was made and so can't be an answer to
  /// it (ASK-2).
  public var isTypedAhead: Bool
  /// A Boolean value that indicates whether the line came through a pipe. If a script asks for text, such a line is always
  /// text, because nobody was there to give a command (SCRIPT-1).
  public var isPiped: Bool
  /// A Boolean value that indicates whether the line has silenced speech, so that "stop" means the speech and not a button of that
  /// name.
  public var hasSilenced: Bool
  var isRest = false

  /// Creates a line.
  public init(
    _ text: String, isRecognised: Bool = false, isTypedAhead: Bool = false, isPiped: Bool = false,
    hasSilenced: Bool = false
  ) {
    self.text = text
    self.isRecognised = isRecognised
    self.isTypedAhead = isTypedAhead
    self.isPiped = isPiped
    self.hasSilenced = hasSilenced
  }

  func saying(_ text: String) -> Line {
    var line = Line(text, isRecognised: isRecognised, isTypedAhead: isTypedAhead)
    line.isRest = isRest
    return line
  }
}

/// The reason why a line can't be taken as text.
public enum LineError: String, Sendable, Equatable, CaseIterable {
  /// The line has more bytes than allowed.
  case tooLong
  /// The line is not UTF-8.
  case notUTF8
  /// The line contains control characters.
  case controlCharacters
}
