/// A toggle, which is on or off (BTN-3). Pressing it sends `changed` with `Value.isOn`.
public struct Toggle: Sendable, Equatable, CanBeLive, HasAvailability, HasImage, HasMenu, HasSubtitle {
  /// The kind of a toggle. A check box is checked, not checked or partially checked; the other kinds are on or off.
  public enum Style: String, Sendable, Equatable, CaseIterable { case button, checkBox, `switch` }

  /// The facts that it has in common with other controls.
  public var facts: ControlFacts
  /// The toggle's own number. If anything in a place has one, these numbers replace the positions (LOOP-14).
  @Seldom public var number: Int?
  /// The kind of toggle.
  public var style = Style.button
  /// A Boolean value that indicates whether the toggle is on.
  public var isOn: Bool
  /// A Boolean value that indicates whether the toggle stands for several values, some on and some off. Pressing it turns all on.
  public var isMixed = false

  /// Creates a toggle that is on or off.
  public init(_ title: LocalizedText, id: ID, isOn: Bool) {
    facts = ControlFacts(title, id: id)
    self.isOn = isOn
  }

  /// Returns a copy that is announced as the given kind of toggle.
  public func style(_ style: Style) -> Self { changed { $0.style = style } }

  /// Returns a copy that stands for several values, some on and some off, if `isMixed` is true.
  public func mixed(if isMixed: Bool = true) -> Self { changed { $0.isMixed = isMixed } }
}

extension Toggle: Control {
  /// The toggle, as an element.
  public var element: Element { .toggle(self) }
  package var ownNumber: Int? { number }
  package var held: Value? { .isOn(isOn) }
  package var usage: Usage { .set(.isOn(isMixed || !isOn)) }
  package var canBeSelected: Bool { true }

  package func describe(in announcement: inout Announcement) {
    switch style {
    case .checkBox:
      announcement.role = .checkBox
      announcement.states.append(isMixed ? .partlyChecked : isOn ? .checked : .notChecked)
    case .button, .switch:
      announcement.role = style == .button ? .toggle : .switch
      announcement.states.append(isMixed ? .mixed : isOn ? .on : .off)
    }
  }
}
