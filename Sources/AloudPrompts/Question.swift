public import Aloud

/// A prompt whose answer is a value of the calling program, such as one of its own types, a text, or a yes or no.
public struct Question<Answer: Sendable>: Sendable {
  /// The prompt.
  public var prompt: Prompt
  private let read: @Sendable (PromptAnswer) -> Answer?

  /// Creates a question. `read` returns the value of an answer, or `nil` if the answer has none.
  public init(_ prompt: Prompt, read: @escaping @Sendable (PromptAnswer) -> Answer?) {
    self.prompt = prompt
    self.read = read
  }

  /// Returns the value of an answer, or `nil` if it has none, as for "back".
  public func answer(_ answer: PromptAnswer) -> Answer? { read(answer) }

  /// Returns the question with "back" leading to an earlier question.
  public func offeringBack() -> Question {
    var question = self
    question.prompt.offersBack = true
    return question
  }
}

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
  /// A color.
  case color(Color)
  /// A number.
  case number(Double)
  /// Nothing, where an answer is optional.
  case nothing
  /// The user went back to an earlier question.
  case back
  /// The further answer that ``PromptLabels/extra`` names.
  case extra
  /// A request for help from the script.
  case help
  /// The time limit passed without an answer.
  case timedOut
}
