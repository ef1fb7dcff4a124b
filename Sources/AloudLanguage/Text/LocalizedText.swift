/// Words for a user, not yet in any language: text that is said as it is, or a message that each locale words.
///
/// A string literal is text as it is: `"Groceries"`. `Wording.text(_:)` and `Wording.runs(_:)` make the words of a locale.
/// Everything on a screen holds several: what is not text as it is stands apart, so that each is as small as a string.
public enum LocalizedText: Sendable, Equatable, ExpressibleByStringLiteral {
  /// Text from outside the wording: a name, what somebody typed. `OutsideText` makes it safe before it is told.
  case verbatim(String)
  /// Text from outside in a language that is known (a BCP 47 tag), so that the right voice reads it.
  indirect case tagged(String, language: String)
  /// A message of the wording.
  indirect case message(Message)

  /// Words as they are.
  public init(stringLiteral value: String) { self = .verbatim(value) }

  /// The message of the wording's entry `key` with `arguments` in its `{places}`.
  public static func message(_ key: String, _ arguments: Message.Arguments = [:]) -> LocalizedText {
    .message(Message(key, arguments))
  }
}
