internal import Aloud

typealias ActionForm = PartForm<@Sendable (Tree, inout MakingContext) -> DocumentAction?>

extension MakingContext {
  /// Records what using the control at `tree` does: its behavior, and its actions, which are returned.
  @discardableResult
  mutating func add(_ behavior: ControlBehavior, of tree: Tree, id: String) -> [DocumentAction] {
    var behavior = behavior
    behavior.actions = Actions.actions(tree[.action], &self)
    add(behavior, id: id)
    return behavior.actions
  }
}

enum Actions {
  /// The forms of all actions that are more than a word, in the order of the documentation.
  static let forms = [
    push, present, set, toggle, RunForm.run, RunForm.stop, alert, QuestionForm.ask, say, write, undoable, reload, begin,
    done, failed, language, exit,
  ]

  static let family = Family(
    .action,
    "An action. The words alone: \"dismiss\" dismisses the sheet, \"back\" goes back one screen, \"quit\" ends the app, and "
      + "\"retry\", in a command's \"else\", runs the command again.",
    of: forms.map(\.shape), words: DocumentAction.words.map(\.word) + [DocumentAction.retryWord],
    example: "{say: Hello}")

  static func actions(_ tree: Tree?, _ context: inout MakingContext) -> [DocumentAction] {
    guard let tree else { return [] }
    return (tree.list ?? [tree]).compactMap { action($0, &context) }
  }

  private static func action(_ tree: Tree, _ context: inout MakingContext) -> DocumentAction? {
    if tree.scalar == DocumentAction.retryWord { return context.failing.map { .retry($0) } }
    if let word = tree.scalar { return DocumentAction.words.first { $0.word == word }?.action }
    return family.form(of: tree, in: forms)?.make(tree, &context)
  }

  /// Returns the interface action that stands for `actions`, so that "opens a screen" can be announced if they open one.
  ///
  /// A preferred action that dismisses its sheet is sent to the app, because `.dismiss` would mean "cancel". A host is sent every
  /// use that opens something, which the session would otherwise do by itself.
  static func action(_ actions: [DocumentAction], _ context: MakingContext) -> Made<Action> {
    let isPreferred = context.isPreferred
    let opening = opening(actions)
    guard actions.count == 1, !(context.isHosted && opening != nil) else {
      return { _ in opening.map { .sendToOpen($0) } ?? .send }
    }
    switch actions[0] {
    case .push(let screen): return { .push($0.id(screen)) }
    case .present(let sheet): return { .present($0.id(sheet)) }
    case .dismiss: return { _ in isPreferred ? .send : .dismiss }
    case .quit: return { _ in .quit }
    case .back, .set, .toggle, .run, .stop, .effect, .write, .reload, .exit, .retry: return { _ in .send }
    }
  }

  private static func opening(_ actions: [DocumentAction]) -> Action.Opening? {
    for action in actions.reversed() {
      switch action {
      case .push: return .screen
      case .present: return .sheet
      case .dismiss, .back, .quit, .exit: return nil
      case .set, .toggle, .run, .stop, .effect, .write, .reload, .retry: continue
      }
    }
    return nil
  }

  private static let push = ActionForm(
    .push, "Opens a screen.", [Key(.push, .reference(.screen), "The screen.", required: true, shown: "photo")]
  ) { tree, context in
    context.push(tree[.push].name)
    return .push(tree[.push].name)
  }

  private static let present = ActionForm(
    .present, "Opens a sheet.", [Key(.present, .reference(.sheet), "The sheet.", required: true, shown: "new")]
  ) { tree, _ in .present(tree[.present].name) }

  private static let set = ActionForm(
    .set, "Sets values.",
    [
      Key(
        .set, .named(.newValue, keys: .reference(.value)),
        "The values to set, each with its new text, on, off, or another value in braces.", required: true,
        example: "{name: Ann}")
    ]
  ) { tree, context in
    let values = context.model.values
    return .set((tree[.set]?.entries ?? []).map { ($0.key, content($0.value, isText: values.isText($0.key))) })
  }

  private static func content(_ tree: Tree, isText: Bool) -> Made<Value> {
    if !isText, let flag = tree.flag { return { _ in .isOn(flag) } }
    guard let template = Optional(tree).template else { return { _ in .text("") } }
    if isText { return { .text($0.string(template)) } }
    return { viewpoint in
      template.values.first.flatMap { viewpoint.state.values[$0] } ?? .isOn(viewpoint.string(template) == "on")
    }
  }

  private static let toggle = ActionForm(
    .toggleValue, "Switches a value.",
    [Key(.toggle, .reference(.switchValue), "The value to switch.", required: true, shown: "quiet")]
  ) { tree, _ in .toggle(tree[.toggle].name) }

  private static let alert = ActionForm(
    .alert, "Shows a short notice.",
    [Key(.alert, .words, "The message.", required: true, shown: "The disk is full"), .explanation]
  ) { tree, _ in .effect { .alert(Alert($0.words(tree[.alert]), text: $0.optionalWords(tree[.text]))) } }

  private static let say = ActionForm(
    .say, "Says something.", [Key(.say, .words, "The text to announce.", required: true, shown: "Hello")]
  ) { tree, _ in .effect { .say($0.words(tree[.say])) } }

  private static let write = ActionForm(
    .write, "Writes a message into a log.",
    [
      Key(
        .write, .rowWords, "The message, which may hold light Markdown.", required: true, shown: "\"{name} is here.\""
      ), Key(.log, .reference(.log), "The id of the log to write into.", required: true),
      Key(
        .speaker, .plain, "The speaker: you, assistant, tool, error, noise, or any name.", required: true,
        example: "you"),
    ]
  ) { tree, _ in
    tree[.write].template.map { .write($0, log: tree[.log].name, LogKind(written: tree[.speaker].name)) }
  }

  private static let undoable = ActionForm(
    .undoable, "Names what was done, so that it can be undone.",
    [Key(.undoable, .words, "What was done, as in \"undo …\".", required: true, shown: "Delete a note")]
  ) { tree, _ in .effect { .undoable($0.words(tree[.undoable])) } }

  private static let reload = ActionForm(
    .reload, "Runs a command of the document again.",
    [Key(.reload, .reference(.command), "The command.", required: true, shown: "files")]
  ) { tree, _ in .reload(tree[.reload].name) }

  private static let begin = ActionForm(
    .begin, "Says that work has begun which may take long: its name is told while it goes on.",
    [
      Key(.begin, .words, "The name of the work.", required: true, shown: "Installing"),
      Key(.id, .plain, "The name by which “done” and “failed” end it.", required: true, example: "install"),
    ]
  ) { tree, _ in .effect { .begin(ID(tree[.id].name), $0.words(tree[.begin])) } }

  private static let done = ActionForm(
    .done, "Says that work has ended, with the time that it took, and signals it to a user who is elsewhere.",
    [Key(.done, .plain, "The id of the work.", required: true, shown: "install")]
  ) { tree, _ in .effect { _ in .done(ID(tree[.done].name)) } }

  private static let failed = ActionForm(
    .failed, "Says that work has failed, with the time that it took, and signals it to a user who is elsewhere.",
    [Key(.failed, .plain, "The id of the work.", required: true, shown: "install"), .explanation]
  ) { tree, _ in .effect { .failed(ID(tree[.failed].name), because: $0.optionalWords(tree[.text])) } }

  private static let language = ActionForm(
    .language, "Goes on in another language, until the app ends.",
    [
      Key(
        .language, .rowWords, "The tag of the language, such as de, or a value in braces that holds one.",
        required: true, shown: "de")
    ]
  ) { tree, _ in tree[.language].template.map { tag in .effect { .language($0.string(tag)) } } }

  private static let exit = ActionForm(
    .exit, "Ends the app with an exit code.",
    [Key(.exit, .number(0...125), "The exit code. 0 means success.", required: true, shown: "1")]
  ) { tree, _ in tree[.exit]?.number.map { .exit($0) } }
}

private enum RunForm {
  static let run = ActionForm(
    .run, "Runs a command.",
    CommandForm.running + [
      Key(.name, .plain, "The name by which the run can be stopped.", shown: "copy"),
      Key(.into, .reference(.textValue), "The value that receives the output.", shown: "answer"),
      Key(
        .progress, .reference(.textValue),
        "The value that receives the progress in percent, as the program reports it.", shown: "copied"),
      Key(
        .status, .reference(.textValue), "The value that receives the program's own report of what it is doing.",
        shown: "code"),
      Key(.log, .reference(.log), "The id of the log to write into."),
      Key(.speaker, .plain, "The speaker: you, assistant, tool, error, noise, or any name.", example: "tool"),
      Key(.then, .actions, "Actions to perform when the program has succeeded."),
      Key(
        .otherwise, .actions, "Actions to perform when the program has failed. By default the failure is announced."),
    ], check: check
  ) { tree, context in
    var run = CommandRun(tree: tree, then: Actions.actions(tree[.then], &context))
    context.model.runs.append(run)
    let index = context.model.runs.count - 1
    if let otherwise = tree[.otherwise] {
      let around = context.failing
      context.failing = index
      run.otherwise = Actions.actions(otherwise, &context)
      context.failing = around
      context.model.runs[index] = run
    }
    return .run(index)
  }

  static let stop = ActionForm(
    .stop, "Stops a program that an action runs.",
    [Key(.stop, .reference(.run), "The run to stop.", required: true, shown: "copy")]
  ) { tree, _ in .stop(tree[.stop].name) }

  private static func check(_ tree: Tree, _ context: inout CheckingContext) {
    if tree[.progress] != nil || tree[.status] != nil {
      context.add(
        tree[.into],
        message: "A program that tells how far it is keeps no output. Remove “into”, or “progress” and “status”.")
    }
    if tree[.log] != nil {
      context.add(tree[.into], message: "A program that writes into a log keeps no output. Remove “into” or “log”.")
    } else {
      context.add(tree[.speaker], message: "“speaker” says who writes into a log. Add “log”.")
    }
  }
}

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
}
