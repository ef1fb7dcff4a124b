/// A group of buttons of which at most one is checked. Choosing one sends `changed` with `Value.choice`.
public struct RadioGroup: Sendable, Equatable, CanBeLive {
  /// The stable identifier.
  public var id: ID
  /// The title.
  public var title: LocalizedText
  /// The buttons, in order.
  public var buttons: [RadioButton]
  /// The checked button, or nil if none is.
  public var selection: ID?
  /// A Boolean value that indicates whether a change that the user did not make here is announced.
  public var isLive = false

  /// Creates a group of buttons, of which one may be checked.
  public init(_ title: LocalizedText, id: ID, selection: ID?, buttons: [RadioButton]) {
    self.title = title
    self.id = id
    self.selection = selection
    self.buttons = buttons
  }

  /// The checked button; nil if there is none or it no longer exists.
  public var checkedButton: RadioButton? { buttons.first { $0.id == selection } }
}

/// A button of a radio group.
public struct RadioButton: Sendable, Equatable, HasAvailability, HasSubtitle {
  /// The stable identifier.
  public var id: ID
  /// The title.
  public var title: LocalizedText
  /// The description, which is said after the name.
  public var subtitle: LocalizedText?
  /// The availability: enabled, dimmed or busy.
  public var availability = Availability.enabled

  /// Creates a radio button with a title.
  public init(_ title: LocalizedText, id: ID) {
    self.title = title
    self.id = id
  }
}

extension RadioGroup: Control {
  /// The radio group, as an element.
  public var element: Element { .radioGroup(self) }
  package var identity: ID? { id }
  package var label: LocalizedText? { title }
  package var held: Value? { .picked([selection]) }
  package var contents: Contents { .radioButtons(self) }
  package var isNumbered: Bool { false }

  package var choice: Choice? {
    guard selection != nil else { return nil }
    return checkedButton.map { .chosen($0.id, title: $0.title) } ?? .lost
  }

  package func offers(_ id: ID) -> Bool { buttons.contains { $0.id == id } }

  package func describe(in announcement: inout Announcement) {
    announcement.value = checkedButton?.title ?? .message(.menuNothingSelected)
    announcement.role = .radioGroup
  }
}

extension Announcement {
  /// Creates the announcement of a button of a radio group.
  init(_ button: RadioButton, isChecked: Bool) {
    self.init(.item)
    describe(button.title, button.subtitle, nil)
    role = .radioButton
    states.append(isChecked ? .checked : .notChecked)
    describe(button.availability)
  }
}
