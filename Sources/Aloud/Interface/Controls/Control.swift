/// What all kinds of elements answer for themselves. Who works on elements asks this instead of looking which kind they are
/// of, so that a new kind is its own file and its case of `Element`.
package protocol Control: Sendable, Equatable, ElementConvertible {
  /// Its stable id; nil for headings and groups, which can't be used.
  var identity: ID? { get }
  /// What it is called by: of a text the text itself, of a picture what it shows; nil where it has no name.
  var label: LocalizedText? { get }
  /// The picture that goes with it; nil where it has none, or is one.
  var image: Image? { get }
  /// Whether it can be used now.
  var availability: Availability { get }
  /// Whether a change the user did not make here is announced (BTN-5).
  var isLive: Bool { get }
  /// The menu that "more" opens on it; of a button that opens a menu, that menu.
  var ownMenu: Menu? { get }
  /// Whether using it opens its own menu.
  var opensOwnMenu: Bool { get }
  /// What a menu on it is called.
  var menuTitle: LocalizedText? { get }
  /// What it holds that the user may have changed; nil where there is nothing to fill in.
  var held: Value? { get }
  /// What it holds of other things, as the lines of its place show it.
  var contents: Contents { get }
  /// All elements in it, also those that are not shown.
  var children: [Element] { get }
  /// Its title, where it is required and holds nothing (SHEET-1).
  var missing: LocalizedText? { get }
  /// Whether what it holds is right.
  var validity: Validity { get }
  /// What using it means.
  var usage: Usage { get }
  /// The number that it has of its own, by which it is chosen instead of its place (LOOP-14).
  var ownNumber: Int? { get }
  /// Whether it has a number among the lines of its place, and can be chosen by it.
  var isNumbered: Bool { get }
  /// Whether it is the heading of what follows.
  var isHeading: Bool { get }
  /// What is chosen among what it offers; nil where nothing is to be.
  var choice: Choice? { get }
  /// Why it offers nothing, where it is a picker in which nothing can be chosen.
  var error: LocalizedText? { get }
  /// Whether its values may still be on their way, while it is at work: that they have come is said (BTN-5).
  var canAwaitValues: Bool { get }
  /// How far it has got, in percent, where that is announced at milestones (SET-2).
  var progress: Int? { get }
  /// What it should hold instead, where its limits have left what it holds outside.
  var broughtIn: BroughtIn? { get }
  /// Whether it may be selected in a list whose rows can be (EDIT-1).
  var canBeSelected: Bool { get }
  /// Whether it is there to be read, so that its context menu offers to copy it (MENU-6).
  var isReadingMatter: Bool { get }

  /// Whether something is among what it offers.
  func offers(_ id: ID) -> Bool
  /// Tells the facts that are said of it.
  func describe(in announcement: inout Announcement)
}

extension Control {
  package var image: Image? { nil }
  package var availability: Availability { .enabled }
  package var isLive: Bool { false }
  package var ownMenu: Menu? { nil }
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

  /// Whether what is to be chosen in it is not offered (any more).
  package var hasLostChoice: Bool { if case .lost = choice { true } else { false } }

  /// Whether what becomes of it is told without the user's asking.
  package var isFollowed: Bool { isLive || canAwaitValues || hasLostChoice || validity != .valid }

  /// That what it holds is not right, and why, where the user can mend it: that stands against what needs it (HOST-6).
  package var invalid: LocalizedText? {
    // What is missing is told as that.
    guard let label, availability == .enabled, missing == nil else { return nil }
    switch validity {
    case .valid: return nil
    case .invalid(nil): return .facts([label, .message("state.invalid")])
    case .invalid(let reason?): return .facts([label, .message("state.invalidBecause", ["reason": .text(reason)])])
    }
  }
}

/// What a control should hold instead of what is outside its limits, and what is said of it.
package struct BroughtIn: Sendable, Equatable {
  package var value: Value
  package var sentence: LocalizedText
}

extension Announcement {
  /// What is said of a control.
  init(_ control: some Control) {
    self.init(.item)
    control.describe(in: &self)
  }
}
