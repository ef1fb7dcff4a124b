/// One line from the user.
public struct Line: Sendable, Equatable {
  /// The line, without its end.
  public var text: String
  /// Whether a recogniser made it of speech: it may be wrong, so confirmations need the whole phrase exactly (ASK-3).
  public var isRecognised: Bool
  /// Whether it was typed before the last announcement was made: it can't have been meant as an answer to it (ASK-2).
  public var isTypedAhead: Bool
  /// Whether it came through a pipe: where a script asks for text it is text, since nobody is there who could have meant a command
  /// by it (SCRIPT-1).
  public var isPiped: Bool

  /// A line of text.
  public init(_ text: String, isRecognised: Bool = false, isTypedAhead: Bool = false, isPiped: Bool = false) {
    self.text = text
    self.isRecognised = isRecognised
    self.isTypedAhead = isTypedAhead
    self.isPiped = isPiped
  }
}
