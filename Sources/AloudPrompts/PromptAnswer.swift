public import Aloud

/// The answer to a prompt.
public enum PromptAnswer: Sendable, Equatable {
  /// The item at an index, counted from 0.
  case item(Int)
  /// The items at the given indexes, in order.
  case items([Int])
  /// A yes, the full phrase of a confirmation, or the end of a message.
  case yes
  /// A no.
  case no
  /// One or more lines of text.
  case text(String)
  /// A date, a time, both, or a duration.
  case moment(DateTime)
  case color(Color)
  /// The user went back to an earlier question.
  case back
  /// The further answer that ``PromptLabels/extra`` names.
  case extra
  /// A request for help from the script.
  case help
  /// The time limit passed without an answer.
  case timedOut
}
