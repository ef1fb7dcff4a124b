/// A field for text. A new value is sent as `changed` with `Value.text`.
public struct TextField: Sendable, Equatable {
  /// Its stable name.
  public var id: ID
  /// What it is called.
  public var title: LocalizedText
  /// What it holds.
  public var value: String
  /// What is said where the field is empty.
  public var placeholder: LocalizedText?
  /// Whether a sheet's preferred action waits until it is filled.
  public var isRequired = false
  /// Whether the value is secret: never echoed, spoken, brailled, logged or recorded.
  public var isSecure = false
  /// Whether it takes several lines, until a full stop alone on one (EDIT-2). A secure field takes one.
  public var isMultiline = false
  /// Whether what it holds is right.
  public var validity = Validity.valid
  /// Whether it can be used now.
  public var availability = Availability.enabled
  /// Whether a change the user did not make here is announced.
  public var isLive = false

  /// A field `title` that holds `value`.
  public init(_ title: LocalizedText, id: ID, value: String) {
    self.title = title
    self.id = id
    self.value = value
  }

  /// Whether several lines are taken in: a secret is one.
  var takesLines: Bool { isMultiline && !isSecure }
}
