/// A toggle, on or off (BTN-3). Pressing it sends `changed` with `Value.isOn`.
public struct Toggle: Sendable, Equatable, CanBeLive, HasAvailability, HasImage, HasMenu, HasSubtitle {
  /// What a toggle is. A check box is checked, not checked or partially checked; the others are on or off.
  public enum Style: String, Sendable, Equatable, CaseIterable { case button, checkBox, `switch` }

  /// Its stable name.
  public var id: ID
  /// What it is called.
  public var title: LocalizedText
  /// Said after the name, as its description.
  public var subtitle: LocalizedText?
  /// The number that it has of its own; where one of a place has such a number, places number none (LOOP-14).
  @Seldom public var number: Int?
  /// What it is.
  public var style = Style.button
  /// Whether it is on.
  public var isOn: Bool
  /// Whether it stands for several things, of which some are on and some are off; pressing it turns all on.
  public var isMixed = false
  /// Whether it can be used now.
  public var availability = Availability.enabled
  /// The menu that "more" opens on this toggle.
  @Seldom public var menu: Menu?
  /// A picture that goes with it.
  @Seldom public var image: Image?
  /// Whether a change the user did not make here is announced.
  public var isLive = false

  /// A toggle `title` that is on or off.
  public init(_ title: LocalizedText, id: ID, isOn: Bool) {
    self.title = title
    self.id = id
    self.isOn = isOn
  }

  /// The same, told as `style` says.
  public func style(_ style: Style) -> Self { changed { $0.style = style } }

  /// The same, standing for several things of which some are on and some are off, where `isMixed` holds.
  public func mixed(if isMixed: Bool = true) -> Self { changed { $0.isMixed = isMixed } }
}

extension Toggle: Control {
  /// The toggle, as an element.
  public var element: Element { .toggle(self) }
  package var identity: ID? { id }
  package var label: LocalizedText? { title }
  package var ownMenu: Menu? { menu }
  package var ownNumber: Int? { number }
  package var held: Value? { .isOn(isOn) }
  package var usage: Usage { .set(.isOn(isMixed || !isOn)) }
  package var canBeSelected: Bool { true }

  package func describe(in announcement: inout Announcement) {
    announcement.describe(title, subtitle, image)
    switch style {
    case .button: announcement.role = .toggle
    case .checkBox: announcement.role = .checkBox
    case .switch: announcement.role = .switch
    }
    announcement.states.append(state)
    announcement.describe(availability)
    announcement.describe(menu)
  }

  private var state: AnnouncedState {
    switch style {
    case .checkBox: isMixed ? .partlyChecked : isOn ? .checked : .notChecked
    case .button, .switch: isMixed ? .mixed : isOn ? .on : .off
    }
  }
}
