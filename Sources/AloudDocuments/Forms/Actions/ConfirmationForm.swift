internal import Aloud

enum ConfirmationForm {
  static let shape = Shape(
    .confirmation, "What is asked before a destructive act.",
    [
      Key(
        .question, .words, "The question, such as \"Delete the list Groceries?\".", required: true,
        shown: "Delete the file?"),
      Key(.loss, .words, "What will be lost, and whether it can be undone.", shown: "It can't be brought back."),
      Key(
        .phrase, .words, "The phrase that confirms the action, such as \"delete Groceries\".", required: true,
        shown: "delete the file"),
      Key(.keep, .words, "The title of the way out.", shown: "Keep it"),
    ], example: "{question: Delete the file?, phrase: delete the file}")

  static func confirmation(_ tree: Tree?) -> Made<Confirmation?> {
    guard let tree else { return { _ in nil } }
    let question = tree[.question].words
    let loss = tree[.loss].optionalWords
    let phrase = tree[.phrase].words
    let keep = tree[.keep].optionalWords
    return { viewpoint in
      var confirmation = Confirmation(question(viewpoint), loss: loss(viewpoint), phrase: phrase(viewpoint))
      if let keep = keep(viewpoint) { confirmation.keep = keep }
      return confirmation
    }
  }
}
