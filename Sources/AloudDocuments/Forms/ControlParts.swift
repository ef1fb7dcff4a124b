internal import Aloud

struct ControlParts: Sendable {
  let id: String
  let actions: [DocumentAction]
  private let tree: Tree
  private let key: KeyName
  private let menu: Made<Menu?>

  /// The title is under `key`. Without an `id`, the ID is made from the title, or from `kind` if that has no letters or digits.
  /// `behavior` is recorded, if there is one.
  init(
    _ tree: Tree, _ key: KeyName, id known: String? = nil, kind: String? = nil, behavior: ControlBehavior? = nil,
    _ context: inout MakingContext
  ) {
    let id = known ?? context.id(of: tree, title: tree[key], kind: kind ?? key.rawValue)
    (self.tree, self.key, self.id) = (tree, key, id)
    actions = behavior.map { context.add($0, of: tree, id: id) } ?? []
    menu = Menus.attachedMenu(tree, &context)
  }

  func title(_ viewpoint: Viewpoint) -> LocalizedText { viewpoint.words(tree[key]) }

  func element<Control: HasFacts & ElementConvertible & Sendable>(
    _ make: @escaping @Sendable (Viewpoint) -> Control
  ) -> Made<Element> {
    { viewpoint in
      var control = make(viewpoint)
      complete(&control, viewpoint)
      return control.element
    }
  }

  func complete(_ control: inout some HasFacts, _ viewpoint: Viewpoint) {
    control.facts.subtitle = viewpoint.optionalWords(tree[.subtitle])
    control.facts.image = viewpoint.image(tree[.image])
    control.facts.availability = viewpoint.availability(of: tree, id: id)
    control.facts.menu = menu(viewpoint)
    control.facts.isLive = tree[.live].isOn
  }
}

extension Viewpoint {
  func image(_ tree: Tree?) -> Image? {
    guard let tree, let name = tree[.name]?.scalar else { return nil }
    // A description that is given and empty means that there is nothing to describe.
    let isEmpty = if case .scalar("", isPlain: false)? = tree[.description]?.content { true } else { false }
    let description = isEmpty ? "" : optionalWords(tree[.description])
    return Image(name, description: description, placement: tree[.placement].choice() ?? .leading)
  }

  func isRequired(_ tree: Tree) -> Bool { tree[.required].isOn || holds(tree[.requiredWhen]) }

  /// Busy while a command that the control `id` ran has not ended or its own condition says so, otherwise dimmed or enabled.
  func availability(of tree: Tree, id name: String) -> Availability {
    let id = id(name)
    if holds(tree[.busyWhen]) || state.pending.values.contains(where: { $0.origin.site == id }) { return .busy }
    return holds(tree[.dimmed], when: tree[.dimmedWhen]) ? .dimmed(because: reason(tree[.dimmed])) : .enabled
  }

  /// Invalid while the condition holds or, without one, while there is a reason.
  func validity(of tree: Tree) -> Validity {
    holds(tree[.invalid], when: tree[.invalidWhen]) ? .invalid(because: reason(tree[.invalid])) : .valid
  }

  func dismissal(of tree: Tree) -> Screen.Dismissal {
    let isForbidden = holds(tree[.dismissalForbidden], when: tree[.dismissalForbiddenWhen])
    return isForbidden ? .forbidden(because: reason(tree[.dismissalForbidden])) : .allowed
  }

  func confirmation(_ tree: Tree?) -> Confirmation? {
    guard let tree else { return nil }
    var confirmation = Confirmation(
      words(tree[.question]), loss: optionalWords(tree[.loss]), phrase: words(tree[.phrase]))
    if let keep = optionalWords(tree[.keep]) { confirmation.keep = keep }
    return confirmation
  }

  func isHidden(_ tree: Tree) -> Bool { holds(tree[.hiddenWhen]) && !model.showsHidden }

  /// Returns whether a key that is "on" or a reason applies: while its condition holds or, without one, while the reason has text.
  func holds(_ tree: Tree?, when condition: Tree?) -> Bool {
    if condition != nil { return holds(condition) }
    return tree?.flag ?? tree.template.map { !string($0).isEmpty } ?? (tree != nil)
  }

  private func reason(_ tree: Tree?) -> LocalizedText? { tree?.flag == nil ? optionalWords(tree) : nil }
}
