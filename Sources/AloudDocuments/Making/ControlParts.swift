internal import Aloud

/// The small parts of an element, with a default for a missing key.
extension Tree? {
  /// The words of a key, or `nil` if there are none.
  var template: Template? {
    guard let self, !self.isNull, let text = self.scalar, !text.isEmpty else { return nil }
    return Template(text)
  }

  var words: Made<LocalizedText> {
    guard let template else { return { _ in .verbatim("") } }
    return { $0.text(template) }
  }

  var optionalWords: Made<LocalizedText?> {
    guard let template else { return { _ in nil } }
    return { $0.text(template) }
  }

  /// A control needs a value if its flag is on or its condition holds.
  var isRequired: Made<Bool> {
    let isRequired = self?[.required].isOn ?? false
    let condition = self?[.requiredWhen].condition
    return { isRequired || condition?($0) ?? false }
  }

  /// A missing condition never holds.
  var holds: Made<Bool> { condition ?? { _ in false } }

  var image: Made<Image?> {
    guard let self, let name = self[.name]?.scalar else { return { _ in nil } }
    let description = self[.description].optionalWords
    // A description that is given and empty means that there is nothing to describe.
    let isEmpty = if case .scalar("", isPlain: false)? = self[.description]?.content { true } else { false }
    let placement: Image.Placement = self[.placement].choice() ?? .leading
    return { Image(name, description: isEmpty ? "" : description($0), placement: placement) }
  }
}

/// The parts that controls of all kinds have.
struct ControlParts: Sendable {
  let id: String
  let title: Made<LocalizedText>
  /// The actions that using the control performs.
  let actions: [DocumentAction]
  let availability: Made<Availability>
  let placeholder: Made<LocalizedText?>
  let isRequired: Made<Bool>
  let validity: Made<Validity>
  let isLive: Bool
  private let subtitle: Made<LocalizedText?>
  private let image: Made<Image?>
  private let menu: Made<Menu?>

  /// The title is under `key`. If it has no letters or digits, the ID is made from `kind`. `behavior` is recorded, if there is one.
  init(
    _ tree: Tree, _ key: KeyName, kind: String? = nil, behavior: ControlBehavior? = nil,
    _ context: inout MakingContext
  ) {
    let id = context.id(of: tree, title: tree[key], kind: kind ?? key.rawValue)
    self.init(tree, id: id, title: tree[key].words, behavior: behavior, &context)
  }

  init(
    _ tree: Tree, id: String, title: @escaping Made<LocalizedText>, behavior: ControlBehavior? = nil,
    _ context: inout MakingContext
  ) {
    (self.id, self.title) = (id, title)
    actions = behavior.map { context.add($0, of: tree, id: id) } ?? []
    availability = AvailabilityMaker.availability(tree, id: id)
    placeholder = tree[.placeholder].optionalWords
    isRequired = Optional(tree).isRequired
    validity = AvailabilityMaker.validity(tree)
    isLive = tree[.live].isOn
    subtitle = tree[.subtitle].optionalWords
    image = tree[.image].image
    menu = Menus.attachedMenu(tree, &context)
  }

  /// Returns the builder of an element with these parts.
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
    control.facts.subtitle = subtitle(viewpoint)
    control.facts.image = image(viewpoint)
    control.facts.availability = availability(viewpoint)
    control.facts.menu = menu(viewpoint)
    control.facts.isLive = isLive
  }
}

/// A builder of the conditions under which elements can be used, and are shown.
enum AvailabilityMaker {
  /// Busy while a command that the control `id` ran has not ended or its own condition says so, otherwise dimmed or enabled.
  static func availability(_ tree: Tree, id: String) -> Made<Availability> {
    let isBusy = tree[.busyWhen].holds
    let isDimmed = holds(tree[.dimmed], when: tree[.dimmedWhen])
    let because = reason(tree[.dimmed])
    return { viewpoint in
      let id = viewpoint.id(id)
      if isBusy(viewpoint) || viewpoint.state.pending.values.contains(where: { $0.origin.site == id }) { return .busy }
      return isDimmed(viewpoint) ? .dimmed(because: because(viewpoint)) : .enabled
    }
  }

  /// Invalid while the condition holds or, without one, while there is a reason.
  static func validity(_ tree: Tree) -> Made<Validity> {
    let isInvalid = holds(tree[.invalid], when: tree[.invalidWhen])
    let because = reason(tree[.invalid])
    return { isInvalid($0) ? .invalid(because: because($0)) : .valid }
  }

  static func dismissal(_ tree: Tree) -> Made<Screen.Dismissal> {
    let isForbidden = holds(tree[.dismissalForbidden], when: tree[.dismissalForbiddenWhen])
    let because = reason(tree[.dismissalForbidden])
    return { isForbidden($0) ? .forbidden(because: because($0)) : .allowed }
  }

  /// Returns a builder that returns `nil` while the element is hidden, and otherwise calls `make`.
  static func unlessHidden<Thing>(_ tree: Tree, _ make: @escaping Made<Thing>) -> Made<Thing?> {
    guard tree[.hiddenWhen] != nil else { return { make($0) } }
    let isHidden = tree[.hiddenWhen].holds
    return { isHidden($0) && !$0.model.showsHidden ? nil : make($0) }
  }

  /// Returns whether a key that is "on" or a reason applies: while its condition holds or, without one, while the reason has text.
  static func holds(_ tree: Tree?, when condition: Tree?) -> Made<Bool> {
    if condition != nil { return condition.holds }
    guard let tree else { return { _ in false } }
    if let flag = tree.flag { return { _ in flag } }
    guard let template = Optional(tree).template else { return { _ in true } }
    return { !$0.string(template).isEmpty }
  }

  private static func reason(_ tree: Tree?) -> Made<LocalizedText?> {
    guard tree?.flag == nil else { return { _ in nil } }
    return tree.optionalWords
  }
}
