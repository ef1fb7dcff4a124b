/// A group of buttons of which at most one is checked. Choosing one sends `changed` with `Value.choice`.
public struct RadioGroup: Sendable, Equatable, CanBeLive {
  /// The facts that it has in common with other controls.
  public var facts: ControlFacts
  /// The buttons, in order.
  public var buttons: [RadioButton]
  /// The checked button, or nil if none is.
  public var selection: ID?

  /// Creates a group of buttons, of which one may be checked.
  public init(_ title: LocalizedText, id: ID, selection: ID?, buttons: [RadioButton]) {
    facts = ControlFacts(title, id: id)
    (self.selection, self.buttons) = (selection, buttons)
  }

  /// The checked button; nil if there is none or it no longer exists.
  public var checkedButton: RadioButton? { buttons.first { $0.id == selection } }
}

/// A button of a radio group.
public struct RadioButton: Sendable, Equatable, HasAvailability, HasFacts, HasSubtitle {
  /// The facts that it has in common with other controls.
  public var facts: ControlFacts

  /// Creates a radio button with a title.
  public init(_ title: LocalizedText, id: ID) { facts = ControlFacts(title, id: id) }
}

extension RadioGroup: Control {
  /// The radio group, as an element.
  public var element: Element { .radioGroup(self) }
  package var held: Value? { .picked([selection]) }
  package var contents: Contents { .radioButtons(self) }
  package var isNumbered: Bool { false }

  package var choice: Choice? {
    selection == nil ? nil : checkedButton.map { .chosen($0.id, title: $0.title) } ?? .lost
  }

  package func offers(_ id: ID) -> Bool { buttons.contains { $0.id == id } }

  package func describe(in announcement: inout Announcement) {
    announcement.value = checkedButton?.title ?? .message(.menuNothingSelected)
    announcement.role = .radioGroup
  }
}

extension Announcement {
  init(_ button: RadioButton, isChecked: Bool) {
    self.init(.item)
    describe(button.title, button.subtitle, nil)
    role = .radioButton
    states.append(isChecked ? .checked : .notChecked)
    describe(button.availability)
  }
}
