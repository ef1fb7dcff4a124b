/// The common interface of all kinds of elements. Code that works on elements uses these requirements instead of switching over the
/// kinds, so that a new kind needs only its own file and its case of `Element`.
package protocol Control: Sendable, Equatable, ElementConvertible {
  var facts: ControlFacts { get }
  /// The stable identifier; nil for headings and groups, which can't be used.
  var identity: ID? { get }
  /// The name: for a text the text itself, for a picture its description; nil if there is none.
  var label: LocalizedText? { get }
  /// The menu that the command "more" opens; for a button that opens a menu, that menu.
  var ownMenu: Menu? { get }
  var opensOwnMenu: Bool { get }
  var menuTitle: LocalizedText? { get }
  /// The value that the user may have changed; nil if there is nothing to fill in.
  var held: Value? { get }
  var contents: Contents { get }
  /// All elements inside, including those that are not shown.
  var children: [Element] { get }
  /// The title of the control, if a value is required and missing (SHEET-1).
  var missing: LocalizedText? { get }
  var validity: Validity { get }
  var usage: Usage { get }
  /// The control's own number, by which it is chosen instead of by its position (LOOP-14).
  var ownNumber: Int? { get }
  var isNumbered: Bool { get }
  var isHeading: Bool { get }
  /// The current choice among the options; nil if there is nothing to choose.
  var choice: Choice? { get }
  /// The reason why a picker has nothing to choose from.
  var error: LocalizedText? { get }
  /// True if the values may still be loading while the control is busy. Their arrival is announced (BTN-5).
  var canAwaitValues: Bool { get }
  /// The progress in percent, if that is announced at milestones (SET-2).
  var progress: Int? { get }
  /// The value that the control should take, if its value is outside its limits.
  var broughtIn: BroughtIn? { get }
  /// True if the control can be selected in a list with selectable rows (EDIT-1).
  var canBeSelected: Bool { get }
  /// True if the control is for reading; its context menu then offers to copy it (MENU-6).
  var isReadingMatter: Bool { get }

  func offers(_ id: ID) -> Bool
  /// Adds the facts that are announced about the control besides those that all controls have: the name, the description, the
  /// image, the validity, the availability and the menu.
  func describe(in announcement: inout Announcement)
}

extension Control where Self: HasFacts {
  package var identity: ID? { id }
  package var label: LocalizedText? { title }
}

extension Control {
  package var facts: ControlFacts { ControlFacts(label ?? "", id: identity ?? "") }
  package var ownMenu: Menu? { facts.menu }
  package var opensOwnMenu: Bool { false }
  package var menuTitle: LocalizedText? { label }
  package var held: Value? { nil }
  package var contents: Contents { .none }
  package var children: [Element] { contents.elements }
  package var missing: LocalizedText? { nil }
  package var validity: Validity { .valid }
  package var usage: Usage { .read }
  package var ownNumber: Int? { nil }
  package var isNumbered: Bool { true }
  package var isHeading: Bool { false }
  package var choice: Choice? { nil }
  package var error: LocalizedText? { nil }
  package var canAwaitValues: Bool { false }
  package var progress: Int? { nil }
  package var broughtIn: BroughtIn? { nil }
  package var canBeSelected: Bool { false }
  package var isReadingMatter: Bool { false }
  package func offers(_ id: ID) -> Bool { false }

  /// True if changes of the control are announced without the user's asking.
  package var isFollowed: Bool { facts.isLive || canAwaitValues || choice == .lost || validity != .valid }

  /// The facts that the value is not valid and why, if the user can correct it; they tell what blocks an action that needs the
  /// value (HOST-6).
  package var invalid: LocalizedText? {
    // A missing value is reported as missing instead.
    guard let label, facts.availability == .enabled, missing == nil else { return nil }
    switch validity {
    case .valid: return nil
    case .invalid(nil): return .facts([label, .message("state.invalid")])
    case .invalid(let reason?): return .facts([label, .message("state.invalidBecause", ["reason": .text(reason)])])
    }
  }
}

/// The value that a control should take instead of one that is outside its limits, and the sentence that is said then.
package typealias BroughtIn = (value: Value, sentence: LocalizedText)

extension Announcement {
  init(_ control: some Control) {
    self.init(.item)
    let facts = control.facts
    describe(control.label, facts.subtitle, facts.image)
    control.describe(in: &self)
    describe(control.validity)
    describe(facts.availability)
    if control.ownMenu != nil, !control.opensOwnMenu { states.append(.hasMenu) }
  }
}
