/// A question that is asked before an action is performed (ASK-1, ASK-2, ASK-6).
public struct Confirmation: Sendable, Equatable, Modifiable {
  /// The question, such as "Delete the list Groceries?".
  public var question: LocalizedText
  /// A sentence that tells what will be lost, in numbers where they are known, and whether that can be undone.
  public var loss: LocalizedText?
  /// The phrase that must be said in full to perform the action: the verb and the name of its object, such as "delete Groceries".
  public var phrase: LocalizedText
  /// The answer that leaves everything as it is.
  public var keep: LocalizedText
  /// The sentence that is said if the action was not performed, such as "Nothing deleted.".
  public var kept: LocalizedText = .message(.confirmKept)

  /// Creates a confirmation that asks `question` and waits for `phrase`; `keep` leaves everything as it is.
  public init(
    _ question: LocalizedText, loss: LocalizedText? = nil, phrase: LocalizedText,
    keep: LocalizedText = .message("confirm.cancel")
  ) {
    (self.question, self.loss, self.phrase, self.keep) = (question, loss, phrase, keep)
  }

  /// Returns the general question before a destructive action called `title`. `thing` is the name of the action's object, if the
  /// title does not contain it.
  static func general(for title: LocalizedText, of thing: LocalizedText?) -> Confirmation {
    let (title, thing) = (Message.Argument.text(title), thing.map { Message.Argument.text($0) })
    let question = thing.map { Message.confirmQuestionOf(name: title, thing: $0) } ?? .confirmQuestion(name: title)
    let phrase = thing.map { Message.confirmPhraseOf(name: title, thing: $0) } ?? .confirmPhrase(name: title)
    return Confirmation(.message(question), phrase: .message(phrase))
  }

  /// Returns a copy with the sentence that is said if the action was not performed.
  public func kept(_ kept: LocalizedText) -> Self { changed { $0.kept = kept } }
}

package enum Asking: Sendable, Equatable {
  case asWritten(Confirmation)
  /// A general question, which names the object of the action.
  case generally
}
