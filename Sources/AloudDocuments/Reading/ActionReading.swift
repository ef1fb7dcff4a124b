internal import Aloud

/// Reads what using something does.
extension DocumentReader {
  /// The actions in `tree`: one, or a list of them.
  mutating func actions(_ tree: Tree?) -> [DocumentAction] {
    guard let tree else { return [] }
    var actions: [DocumentAction] = []
    for part in tree.list ?? [tree] {
      if let action = action(part) { actions.append(action) }
    }
    return actions
  }

  /// How the interface names what `actions` do, so that "opens a screen" can be said where that is where they lead.
  ///
  /// A preferred action that takes its sheet down is no "cancel": the app does that.
  func action(_ actions: [DocumentAction]) -> Made<Action> {
    guard actions.count == 1 else {
      let opening = Self.opening(actions)
      return { _ in opening.map { .sendToOpen($0) } ?? .send }
    }
    switch actions[0] {
    case .push(let screen): return { .push($0.id(screen)) }
    case .present(let sheet): return { .present($0.id(sheet)) }
    case .dismiss where !isPreferred: return { _ in .dismiss }
    case .quit: return { _ in .quit }
    default: return { _ in .send }
    }
  }

  /// What the last of `actions` that leads anywhere opens; nil where none does, or it leads away.
  private static func opening(_ actions: [DocumentAction]) -> Action.Opening? {
    for action in actions.reversed() {
      switch action {
      case .push: return .screen
      case .present: return .sheet
      case .dismiss, .back, .quit: return nil
      case .set, .toggle, .run, .alert, .ask, .say, .undoable, .reload: continue
      }
    }
    return nil
  }

  private mutating func action(_ tree: Tree) -> DocumentAction? {
    if let word = tree.scalar { return DocumentAction.words.first { $0.word == word }?.action }
    switch Grammar.actions.shape(of: tree) {
    case .push:
      let screen = tree[.push]?.scalar ?? ""
      pushes[place, default: []].insert(screen)
      return .push(screen)
    case .present: return .present(tree[.present]?.scalar ?? "")
    case .set: return .set((tree[.set]?.entries ?? []).map(assignment))
    case .toggleValue: return .toggle(tree[.toggle]?.scalar ?? "")
    case .run: return run(tree)
    case .alert: return template(tree[.alert]).map { .alert($0, text: template(tree[.text])) }
    case .ask: return ask(tree)
    case .say: return template(tree[.say]).map { .say($0) }
    case .undoable: return template(tree[.undoable]).map { .undoable($0) }
    case .reload: return .reload(tree[.reload]?.scalar ?? "")
    default: return nil
    }
  }

  private func assignment(_ entry: Tree.Entry) -> Assignment {
    Assignment(
      name: entry.key, isText: names.isText(entry.key), flag: entry.value.flag, template: template(entry.value))
  }

  private mutating func ask(_ tree: Tree) -> DocumentAction? {
    guard let title = template(tree[.ask]) else { return nil }
    let id = derived("\(place).\(Self.slug(tree[.ask]?.scalar ?? "") ?? "ask")")
    return .ask(Question(id: id, title: title, text: template(tree[.text]), menu: contents(tree[.items])))
  }

  private mutating func run(_ tree: Tree) -> DocumentAction {
    let form = RunForm(
      invocation: Self.invocation(tree), into: tree[.into]?.scalar, then: actions(tree[.then]),
      otherwise: tree[.otherwise] == nil ? nil : actions(tree[.otherwise]))
    runs.append(form)
    return .run(runs.count - 1)
  }

  /// The command line in `tree`.
  static func invocation(_ tree: Tree) -> InvocationForm {
    InvocationForm(
      arguments: (tree[.run]?.list ?? []).compactMap { $0.scalar.flatMap { Template($0) } },
      environment: (tree[.environment]?.entries ?? []).compactMap { entry in
        entry.value.scalar.flatMap { Template($0) }.map { (entry.key, $0) }
      },
      timeLimit: tree[.timeLimit]?.number ?? 10)
  }
}
