internal import Aloud

/// The small parts of an element, with a default for a missing key.
extension Tree? {
  /// The template in the text, or `nil` if there is no text.
  var template: Template? {
    guard let self, !self.isNull, let text = self.scalar, !text.isEmpty else { return nil }
    return Template(text)
  }

  /// The builder of the text.
  var words: Made<LocalizedText> {
    guard let template else { return { _ in .verbatim("") } }
    return { $0.text(template) }
  }

  /// The builder of the text, which returns `nil` if there is none.
  var optionalWords: Made<LocalizedText?> {
    guard let template else { return { _ in nil } }
    return { $0.text(template) }
  }

  /// A Boolean value that indicates whether the flag is on.
  var isOn: Bool { self?.flag ?? false }

  /// The name that the scalar holds.
  var name: String { self?.scalar ?? "" }

  /// The builder of whether a control needs a value, because its flag is on or its condition holds.
  var isRequired: Made<Bool> {
    let isRequired = self?[.required].isOn ?? false
    let condition = Condition(self?[.requiredWhen])
    return { isRequired || condition?.holds(in: $0) ?? false }
  }

  /// The builder of whether a condition holds. A missing condition never does.
  var holds: Made<Bool> {
    guard let condition = Condition(self) else { return { _ in false } }
    return { condition.holds(in: $0) }
  }

  /// Returns the case that the text names.
  func choice<Choice: RawRepresentable<String>>() -> Choice? { self?.scalar.flatMap(Choice.init(rawValue:)) }
}

/// The parts that controls of all kinds have.
struct ControlParts: Sendable {
  let id: String
  let title: Made<LocalizedText>
  let subtitle: Made<LocalizedText?>
  let availability: Made<Availability>
  /// A Boolean value that indicates whether changes are announced as they happen.
  let isLive: Bool

  /// Creates the parts of the control `tree`, whose title is under `key`. If the title has no letters or digits, the ID is made
  /// from `kind`.
  init(_ tree: Tree, _ key: KeyName, kind: String? = nil, _ context: inout MakingContext) {
    id = context.id(of: tree, title: tree[key], kind: kind ?? key.rawValue)
    title = tree[key].words
    subtitle = tree[.subtitle].optionalWords
    availability = AvailabilityMaker.availability(tree, id: id)
    isLive = tree[.live].isOn
  }
}

/// A builder of the conditions under which elements can be used, and are shown.
enum AvailabilityMaker {
  /// Returns the availability of the control `id`: busy while a command that it ran has not ended or its own condition says so,
  /// otherwise dimmed or enabled.
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

  /// Returns the validity of a control's contents. They are invalid while the condition holds or, without one, while there is a
  /// reason.
  static func validity(_ tree: Tree) -> Made<Validity> {
    let isInvalid = holds(tree[.invalid], when: tree[.invalidWhen])
    let because = reason(tree[.invalid])
    return { isInvalid($0) ? .invalid(because: because($0)) : .valid }
  }

  /// Returns the permission to leave a sheet.
  static func dismissal(_ tree: Tree) -> Made<Sheet.Dismissal> {
    let isForbidden = holds(tree[.dismissalForbidden], when: tree[.dismissalForbiddenWhen])
    let because = reason(tree[.dismissalForbidden])
    return { isForbidden($0) ? .forbidden(because: because($0)) : .allowed }
  }

  /// Returns a builder that returns `nil` while the element is hidden, and otherwise calls `make`.
  static func unlessHidden<Thing>(_ tree: Tree, _ make: @escaping Made<Thing>) -> Made<Thing?> {
    guard tree[.hiddenWhen] != nil else { return { make($0) } }
    let isHidden = tree[.hiddenWhen].holds
    return { isHidden($0) && !$0.showsHidden ? nil : make($0) }
  }

  /// Returns whether a key that is "on" or a reason applies: while its condition holds or, without one, while the reason has text.
  private static func holds(_ tree: Tree?, when condition: Tree?) -> Made<Bool> {
    if condition != nil { return condition.holds }
    guard let tree else { return { _ in false } }
    if let flag = tree.flag { return { _ in flag } }
    guard let template = Optional(tree).template else { return { _ in true } }
    return { !$0.string(template).isEmpty }
  }

  /// Returns the reason, if there is one.
  private static func reason(_ tree: Tree?) -> Made<LocalizedText?> {
    guard tree?.flag == nil else { return { _ in nil } }
    return tree.optionalWords
  }
}
