/// Buttons of which at most one is checked. Choosing one sends `changed` with `Value.choice`.
public struct RadioGroup: Sendable, Equatable {
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
public struct RadioButton: Sendable, Equatable {
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
