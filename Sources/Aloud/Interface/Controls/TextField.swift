/// A field for text. A new value is sent as `changed` with `Value.text`.
public struct TextField: Sendable, Equatable, CanBeLive, CanBeRequired, HasAvailability, HasValidity {
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

  /// What it suggests, where it is that of a combo box.
  var suggestions: Suggestions?

  /// A field `title` that holds `value`.
  public init(_ title: LocalizedText, id: ID, value: String) {
    self.title = title
    self.id = id
    self.value = value
  }

  /// Whether several lines are taken in: a secret is one.
  var takesLines: Bool { isMultiline && !isSecure }

  /// The same; its value is secret.
  public func secure() -> Self { changed { $0.isSecure = true } }

  /// The same; it takes several lines (EDIT-2).
  public func multiline() -> Self { changed { $0.isMultiline = true } }

  /// The same, with what is said where it is empty.
  public func placeholder(_ placeholder: LocalizedText?) -> Self { changed { $0.placeholder = placeholder } }
}

extension TextField: Control {
  /// The field, as an element.
  public var element: Element { .textField(self) }
  package var identity: ID? { id }
  package var label: LocalizedText? { title }
  package var held: Value? { .text(value) }
  package var missing: LocalizedText? { isRequired && value.allSatisfy(\.isWhitespace) ? title : nil }
  package var usage: Usage { .enterText(self) }

  /// Says what it holds, unless that is secret.
  package func describe(in announcement: inout Announcement) {
    announcement.name = title
    announcement.role = suggestions != nil ? .comboBox : isSecure ? .secureField : .textField
    if value.isEmpty {
      announcement.value = placeholder
      announcement.states.append(.empty)
    } else {
      announcement.value = isSecure ? .message(.secureFilled) : .told(value)
    }
    if isRequired { announcement.states.append(.required) }
    announcement.describe(validity)
    announcement.describe(availability)
  }
}

extension LocalizedText {
  /// How many characters of a text are told as they are; of a longer one, only how long it is.
  private static let toldLimit = 200

  /// A text as it is told in passing: several lines by their number, a long line by that of its characters (EDIT-2).
  package static func told(_ text: String) -> LocalizedText {
    let lineEnds = text.utf8.count { $0 == UInt8(ascii: "\n") }
    if lineEnds > 0 { return .message(.textLines(count: .number(lineEnds + 1))) }
    guard text.utf8.count > toldLimit else { return .verbatim(text) }
    let count = text.count
    return count > toldLimit ? .message(.textCharacters(count: .number(count))) : .verbatim(text)
  }
}
