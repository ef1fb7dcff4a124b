internal import Aloud

/// A builder of actions.
enum ActionMaker {
  /// Returns the actions in `tree`, which is one action or a list of them.
  static func actions(_ tree: Tree?, _ context: inout MakingContext) -> [DocumentAction] {
    guard let tree else { return [] }
    var actions: [DocumentAction] = []
    for part in tree.list ?? [tree] {
      if let action = action(part, &context) { actions.append(action) }
    }
    return actions
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
    case .back, .set, .toggle, .run, .stop, .alert, .ask, .say, .write, .undoable, .reload, .exit:
      return { _ in .send }
    }
  }

  /// Returns what the last of `actions` that leads anywhere opens, or `nil` if none does or it leads away.
  private static func opening(_ actions: [DocumentAction]) -> Action.Opening? {
    for action in actions.reversed() {
      switch action {
      case .push: return .screen
      case .present: return .sheet
      case .dismiss, .back, .quit, .exit: return nil
      case .set, .toggle, .run, .stop, .alert, .ask, .say, .write, .undoable, .reload: continue
      }
    }
    return nil
  }

  private static func action(_ tree: Tree, _ context: inout MakingContext) -> DocumentAction? {
    if let word = tree.scalar { return DocumentAction.words.first { $0.word == word }?.action }
    guard let kind = ActionKind(of: tree) else { return nil }
    switch kind {
    case .push:
      context.push(tree[.push].name)
      return .push(tree[.push].name)
    case .present: return .present(tree[.present].name)
    case .set: return .set((tree[.set]?.entries ?? []).map { assignment($0, context.names.values) })
    case .toggle: return .toggle(tree[.toggle].name)
    case .run: return run(tree, &context)
    case .alert: return tree[.alert].template.map { .alert($0, text: tree[.text].template) }
    case .ask: return ask(tree, &context)
    case .say: return tree[.say].template.map { .say($0) }
    case .write:
      return tree[.write].template.map { .write($0, log: tree[.log].name, LogKind(written: tree[.speaker].name)) }
    case .undoable: return tree[.undoable].template.map { .undoable($0) }
    case .reload: return .reload(tree[.reload].name)
    case .stop: return .stop(tree[.stop].name)
    case .exit: return tree[.exit]?.number.map { .exit($0) }
    }
  }

  private static func assignment(_ entry: Tree.Entry, _ values: DeclaredValues) -> Assignment {
    Assignment(
      name: entry.key, isText: values.isText(entry.key), flag: entry.value.flag,
      template: Optional(entry.value).template)
  }

  private static func ask(_ tree: Tree, _ context: inout MakingContext) -> DocumentAction? {
    guard let title = tree[.ask].template else { return nil }
    let id = tree[.id]?.scalar ?? context.id(for: tree[.ask], kind: "ask", in: context.place)
    context.dismissals[id] = [.did: actions(tree[.afterDismissal], &context)]
    return .ask(
      Question(id: id, title: title, text: tree[.text].template, menu: MenuMaker.contents(tree[.items], &context)))
  }

  private static func run(_ tree: Tree, _ context: inout MakingContext) -> DocumentAction {
    let run = CommandRun(
      title: tree[.title].template, name: tree[.name]?.scalar, template: CommandMaker.template(tree),
      into: tree[.into]?.scalar, progress: tree[.progress]?.scalar, status: tree[.status]?.scalar,
      log: tree[.log]?.scalar, speaker: tree[.speaker]?.scalar.map { LogKind(written: $0) } ?? .tool,
      then: actions(tree[.then], &context),
      otherwise: tree[.otherwise] == nil ? nil : actions(tree[.otherwise], &context))
    return .run(context.add(run))
  }
}
