/// A field for text. A new value is sent as `changed` with `Value.text`.
public struct TextField: Sendable, Equatable, CanBeLive, CanBeRequired, HasAvailability, HasValidity {
  /// The facts that it has in common with other controls.
  public var facts: ControlFacts
  /// The current text.
  public var value: String
  /// The text that is said while the field is empty.
  public var placeholder: LocalizedText?
  /// A Boolean value that indicates whether the sheet's preferred action waits until the field has a value.
  public var isRequired = false
  /// A Boolean value that indicates whether the value is secret: never echoed, spoken, brailled, logged or recorded.
  public var isSecure = false
  /// A Boolean value that indicates whether the field takes several lines, until a line with only a full stop (EDIT-2). A secure
  /// field takes one line.
  public var isMultiline = false
  /// A Boolean value that indicates whether an empty line enters an empty text, as an answer to a program is.
  public var takesEmptyLine = false
  /// A Boolean value that indicates whether the end of input, as by Ctrl-D at a terminal, is an answer: ``endOfInput``.
  public var takesEnd = false
  /// The validity of the value.
  public var validity = Validity.valid

  /// The text that stands for the end of input: the character that a terminal has for it.
  public static let endOfInput = "\u{4}"

  var suggestions: Suggestions?

  /// Creates a field with a title and a value.
  public init(_ title: LocalizedText, id: ID, value: String) {
    facts = ControlFacts(title, id: id)
    self.value = value
  }

  /// True if several lines are accepted; a secret is always one line.
  var takesLines: Bool { isMultiline && !isSecure }

  /// Returns a copy whose value is secret.
  public func secure() -> Self { changed { $0.isSecure = true } }

  /// Returns a copy that takes several lines (EDIT-2).
  public func multiline() -> Self { changed { $0.isMultiline = true } }

  /// Returns a copy with a text that is said while the field is empty.
  public func placeholder(_ placeholder: LocalizedText?) -> Self { changed { $0.placeholder = placeholder } }
}

extension TextField: Control {
  /// The field, as an element.
  public var element: Element { .textField(self) }
  package var held: Value? { .text(value) }
  package var missing: LocalizedText? { isRequired && value.allSatisfy(\.isWhitespace) ? title : nil }
  package var usage: Usage { .enterText(self) }

  package func describe(in announcement: inout Announcement) {
    announcement.role = suggestions != nil ? .comboBox : isSecure ? .secureField : .textField
    if suggestions != nil { announcement.states.append(.suggestions) }
    if value.isEmpty {
      announcement.value = placeholder
      announcement.states.append(.empty)
    } else {
      announcement.value = isSecure ? .message(.secureFilled) : .told(value)
    }
    if isRequired { announcement.states.append(.required) }
  }
}

extension LocalizedText {
  /// The length of the longest text that is said in full, in characters; of a longer text only the length is said.
  private static let toldLimit = 200

  /// Returns a text as it is said in passing: several lines as their number, a long line as the number of its characters (EDIT-2).
  package static func told(_ text: String) -> LocalizedText {
    let lineEnds = text.utf8.count { $0 == UInt8(ascii: "\n") }
    if lineEnds > 0 { return .message(.textLines(count: .number(lineEnds + 1))) }
    guard text.utf8.count > toldLimit else { return .verbatim(text) }
    let count = text.count
    return count > toldLimit ? .message(.textCharacters(count: .number(count))) : .verbatim(text)
  }
}
