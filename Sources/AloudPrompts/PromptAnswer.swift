public import Aloud

/// What has come of a prompt.
public enum PromptAnswer: Sendable, Equatable {
  /// The item at an index, counted from 0.
  case item(Int)
  /// The items at these indexes, in their order.
  case items([Int])
  /// "Yes", the whole phrase of a confirmation, or that a message was heard.
  case yes
  /// "No".
  case no
  /// A line of text, or several.
  case text(String)
  /// A date, a time, both, or how long; nil where it was emptied.
  case moment(DateTime)
  case color(Color)
  /// The way back to an earlier question.
  case back
  /// A further answer that the prompt has a label for.
  case extra
  /// That the script is to help.
  case help
  /// None in time.
  case timedOut
}
