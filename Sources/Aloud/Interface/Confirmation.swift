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

  /// The general question before something called `title` destroys.
  static func general(for title: LocalizedText) -> Confirmation {
    Confirmation(
      .message(.confirmQuestion(name: .text(title))), phrase: .message(.confirmPhrase(name: .text(title))))
  }

  /// The same, with what is said when nothing happened.
  public func kept(_ kept: LocalizedText) -> Self { changed { $0.kept = kept } }
}
