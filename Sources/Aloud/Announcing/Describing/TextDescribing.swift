extension LocalizedText {
  /// How many characters of a text are told as they are; of a longer one, only how long it is.
  private static let toldLimit = 200

  /// A text as it is told in passing: several lines by their number, a long line by that of its characters (EDIT-2).
  static func told(_ text: String) -> LocalizedText {
    let lineEnds = text.utf8.count { $0 == UInt8(ascii: "\n") }
    if lineEnds > 0 { return .message("text.lines", ["count": .number(lineEnds + 1)]) }
    guard text.utf8.count > toldLimit else { return .verbatim(text) }
    let count = text.count
    return count > toldLimit ? .message("text.characters", ["count": .number(count)]) : .verbatim(text)
  }
}

extension Announcement {
  /// Says a text field and what it holds, unless that is secret.
  mutating func describe(_ field: TextField) {
    name = field.title
    role = field.isSecure ? .secureField : .textField
    if field.value.isEmpty {
      value = field.placeholder
      states.append(.empty)
    } else {
      value = field.isSecure ? .message("secure.filled") : .told(field.value)
    }
    if field.isRequired { states.append(.required) }
    describe(field.validity)
    describe(field.availability)
  }
}
