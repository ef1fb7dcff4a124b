/// Buttons of which at most one is checked. Choosing one sends `changed` with `Value.choice`.
public struct RadioGroup: Sendable, Equatable, CanBeLive {
  /// Its stable name.
  public var id: ID
  /// What it is called.
  public var title: LocalizedText
  /// The buttons, in order.
  public var buttons: [RadioButton]
  /// The checked one, or nil while none is.
  public var selection: ID?
  /// Whether a change the user did not make here is announced.
  public var isLive = false

  /// A group `title` of `buttons`, one of them checked.
  public init(_ title: LocalizedText, id: ID, selection: ID?, buttons: [RadioButton]) {
    self.title = title
    self.id = id
    self.selection = selection
    self.buttons = buttons
  }

  /// The checked button, or nil where there is none (any more).
  public var checkedButton: RadioButton? { buttons.first { $0.id == selection } }
}

/// One button of a radio group.
public struct RadioButton: Sendable, Equatable, HasAvailability, HasSubtitle {
  /// Its stable name.
  public var id: ID
  /// What it is called.
  public var title: LocalizedText
  /// Said after the name, as its description.
  public var subtitle: LocalizedText?
  /// Whether it can be used now.
  public var availability = Availability.enabled

  /// A radio button `title`.
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
    announcement.name = title
    announcement.value = checkedButton?.title ?? .message(.menuNothingSelected)
    announcement.role = .radioGroup
  }
}

extension Announcement {
  /// What is said of one button of a radio group.
  init(_ button: RadioButton, isChecked: Bool) {
    self.init(.item)
    describe(button.title, button.subtitle, nil)
    role = .radioButton
    states.append(isChecked ? .checked : .notChecked)
    describe(button.availability)
  }
}
