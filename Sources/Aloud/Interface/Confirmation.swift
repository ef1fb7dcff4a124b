/// What is asked before an act (ASK-1, ASK-2, ASK-6).
public struct Confirmation: Sendable, Equatable, Modifiable {
  /// The question, such as "Delete the list Groceries?".
  public var question: LocalizedText
  /// What will be lost, in numbers where they are known, and whether it can be undone.
  public var loss: LocalizedText?
  /// What must be said, whole, for it to happen: the verb with the thing's name, such as "delete Groceries".
  public var phrase: LocalizedText
  /// The way out.
  public var keep: LocalizedText
  /// What is said when it did not happen, such as "Nothing deleted.".
  public var kept: LocalizedText = .message(.confirmKept)

  /// Asks `question` and waits for `phrase`; `keep` leaves everything as it is.
  public init(
    _ question: LocalizedText, loss: LocalizedText? = nil, phrase: LocalizedText,
    keep: LocalizedText = .message("confirm.keep")
  ) {
    self.question = question
    self.loss = loss
    self.phrase = phrase
    self.keep = keep
  }

  /// The general question before an act called `title` destroys; `thing` is what it is done to, where the act does not name
  /// that.
  static func general(for title: LocalizedText, of thing: LocalizedText?) -> Confirmation {
    guard let thing else {
      return Confirmation(
        .message(.confirmQuestion(name: .text(title))), phrase: .message(.confirmPhrase(name: .text(title))))
    }
    return Confirmation(
      .message(.confirmQuestionOf(name: .text(title), thing: .text(thing))),
      phrase: .message(.confirmPhraseOf(name: .text(title), thing: .text(thing))))
  }

  /// The same, with what is said when nothing happened.
  public func kept(_ kept: LocalizedText) -> Self { changed { $0.kept = kept } }
}

/// What is asked before an act.
package enum Asking: Sendable, Equatable {
  /// The author's own question.
  case asWritten(Confirmation)
  /// A general question, which tells what the act is done to.
  case generally
}
