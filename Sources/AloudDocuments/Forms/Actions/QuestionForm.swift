internal import Aloud

enum QuestionForm {
  static let ask = ActionForm(
    .ask, "Asks a question, with items to choose from or for another kind of answer.",
    [
      Key(.ask, .words, "The question.", required: true, shown: "Keep the draft?"), .id, .explanation,
      Key.items.optional,
      Key(
        .answer, .choice(of: AnswerKind.self),
        "The kind of answer where there are no items. Several lines end with a line that holds only a full stop. "
          + "Yes and no are offered in the user's language."),
      Key(.value, .reference(.value), "The value that holds the answer.", shown: "name"),
      Key(.action, .actions, "The action to perform with the answer, or a list of them in order."),
      Key(.afterDismissal, .actions, "Actions to perform when the question is left without an answer."),
    ], check: check
  ) { tree, context in
    let id = tree[.id]?.scalar ?? context.id(for: tree[.ask], kind: "ask", in: context.place)
    context.model.dismissals[id] = [.did: Actions.actions(tree[.afterDismissal], &context)]
    let kind: AnswerKind? = tree[.answer].choice()
    switch kind {
    case nil, .yesOrNo:
      let menu = kind == nil ? Menus.contents(tree[.items], &context) : yesAndNo(tree, id: id, &context)
      return .effect {
        .ask(
          ActionSheet($0.words(tree[.ask]), id: $0.id(id), text: $0.optionalWords(tree[.text]), actions: menu($0)))
      }
    case .text, .lines, .secret:
      context.add(answer(tree, to: id), of: tree, id: id)
      return .effect { viewpoint in
        var field = TextField(viewpoint.words(tree[.ask]), id: viewpoint.id(id), value: "")
        (field.isMultiline, field.isSecure) = (kind == .lines, kind == .secret)
        return .ask(ActionSheet(asking: field, text: viewpoint.optionalWords(tree[.text])))
      }
    }
  }

  private static func check(_ tree: Tree, _ context: inout CheckingContext) {
    context.checkOne(
      of: .items, .answer, in: tree, "A question has either “items” to choose from, or another kind of “answer”.")
    for key in [KeyName.value, .action] where tree[.items] != nil {
      context.add(
        tree[key], message: "“\(key.rawValue)” is for an “answer”. Each of the items has an action of its own.")
    }
    guard let kind: AnswerKind = tree[.answer].choice(), let value = tree[.value], let name = value.scalar else {
      return
    }
    let values = context.names.values
    if kind != .secret { context.checkNoSecret(value) }
    guard values.initial[name] != nil, values.isText(name) == (kind == .yesOrNo) else { return }
    context.add(
      value.location,
      kind == .yesOrNo
        ? "“\(name)” is a text and can't hold yes or no. Let it begin as on or off."
        : "“\(name)” is on or off and can't hold a text. Let it begin as a text.")
  }

  private static func yesAndNo(_ tree: Tree, id: String, _ context: inout MakingContext) -> Made<Menu> {
    let (yes, no) = ("\(id).yes", "\(id).no")
    context.add(answer(tree, to: id, true), of: tree, id: yes)
    context.add(answer(tree, to: id, false), of: tree, id: no)
    return { viewpoint in
      Menu([
        .item(MenuItem(.message(.promptYes), id: viewpoint.id(yes), action: .send)),
        .item(MenuItem(.message(.promptNo), id: viewpoint.id(no), action: .send)),
      ])
    }
  }

  private static func answer(_ tree: Tree, to id: String, _ isYes: Bool? = nil) -> ControlBehavior {
    ControlBehavior(value: tree[.value]?.scalar, answer: QuestionAnswer(question: id, isYes: isYes))
  }
}
