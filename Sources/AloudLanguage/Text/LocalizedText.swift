/// Words for a user, not yet in any language: text that is said as it is, or a message that each locale words.
///
/// A string literal is text as it is: `"Groceries"`. `Wording.text(_:)` and `Wording.runs(_:)` make the words of a locale.
/// Everything on a screen holds several: what is not text as it is stands apart, so that each is as small as a string.
///
/// A literal with interpolated values is a sentence of the app's own: its values are told as they are, and the sentence is
/// translated where the app has texts in the locale's language. `"\(title) added."` is looked up as `{1} added.`
public enum LocalizedText: Sendable, Equatable, ExpressibleByStringInterpolation {
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

extension LocalizedText {
  /// A sentence with values in it; words as they are, where it is nothing but one value or has none.
  public init(stringInterpolation: StringInterpolation) {
    let parts = stringInterpolation
    let isValueAlone = parts.arguments.all.count == 1 && parts.key == "{1}"
    self =
      parts.arguments.all.isEmpty || isValueAlone
      ? .verbatim(parts.text) : .message(Message(text: parts.key, parts.arguments, original: .verbatim(parts.text)))
  }

  /// What an interpolated literal is made of: its words, and its values, which are numbered from 1.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""
    fileprivate var key = ""
    fileprivate var arguments: Message.Arguments = [:]

    /// No parts yet.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds words of the sentence.
    public mutating func appendLiteral(_ literal: String) {
      text += literal
      key += literal.replacing("{", with: "{{").replacing("}", with: "}}")
    }

    /// Adds words that are told as they are.
    public mutating func appendInterpolation(_ words: some StringProtocol) {
      add(String(words), .text(.verbatim(String(words))))
    }

    /// Adds a whole number.
    public mutating func appendInterpolation(_ number: Int) { add(String(number), .number(number)) }

    private mutating func add(_ words: String, _ argument: Message.Argument) {
      let name = String(arguments.all.count + 1)
      text += words
      key += "{\(name)}"
      arguments[name] = argument
    }
  }
}
