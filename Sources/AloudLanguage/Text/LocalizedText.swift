/// Words that a user hears: the app's or the user's own as they are, or a message that the locale says.
public enum LocalizedText: Sendable, Equatable, ExpressibleByStringLiteral {
  /// Text from outside the wording (a name, a document's label). It is cleaned before it is said.
  case verbatim(String)
  /// Text from outside in a language that is known (a BCP 47 tag), so that the right voice reads it.
  case tagged(String, language: String)
  /// A message of the wording.
  case message(Message)

  /// Words as they are.
  public init(stringLiteral value: String) { self = .verbatim(value) }

  /// The message `key` with `arguments` in its places.
  public static func message(_ key: String, _ arguments: Message.Arguments = [:]) -> LocalizedText {
    .message(Message(key, arguments))
  }
}
