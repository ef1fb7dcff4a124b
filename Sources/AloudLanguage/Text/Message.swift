/// A sentence or a word, given by its key in the wording and the arguments for its places.
///
/// No text for users is written in Swift: a message names an entry (`msgctxt`) of `locales/wording/*.po`. If a locale has no such
/// entry, the English one is used; if English has none either, the key itself is shown.
public struct Message: Sendable, Equatable {
  /// The entry's key, such as "language.name".
  public var key: String
  /// The values for the entry's `{places}`, by name. The number `count`, if present, chooses the plural form.
  public var arguments: Arguments
  /// An app's own text, announced if ``LocaleFiles/texts`` have no translation. `key` is then the text as the app's author wrote
  /// it, places included, and not an entry of the wording.
  public var original: LocalizedText?

  /// Creates the message `key` with `arguments` in its places.
  public init(_ key: String, _ arguments: Arguments = [:]) { (self.key, self.arguments) = (key, arguments) }

  /// Creates a message from an app's own text, with `arguments` in its places. `original` is used if there is no translation.
  public init(text: String, _ arguments: Arguments = [:], original: LocalizedText) {
    (key, self.arguments, self.original) = (text, arguments, original)
  }

  /// A value for a place of a message.
  public indirect enum Argument: Sendable, Equatable {
    /// Text from outside the wording, or a message with its own arguments.
    case text(LocalizedText)
    /// A whole number, in the locale's digits.
    case number(Int)
    /// A number with the given count of decimal places, in the locale's digits.
    case decimal(Double, places: Int)
    /// A percentage, in the locale's digits and percent pattern.
    case percent(Int)
    /// A day, a time of day or both, formatted by `LoadedLocale.dates` in `LoadedLocale.calendar`.
    case moment(DateTime, MomentStyle)
    /// A color, given by its name and number, with its contrast on white and black (HUE-2).
    case color(Color)
    /// A relative amount of time, negative for the past: −1 day is "yesterday", 3 days is "in 3 days".
    case relative(Int, RelativeUnit)
    /// Text that a locale's table has formatted, such as a number, in that locale's language (BCP 47).
    case written(String, language: String)
    /// Several texts, joined as the locale joins a list.
    case list([LocalizedText], ListKind)
    /// Several texts side by side, separated by the wording's "facts.separator".
    case facts([LocalizedText])
    /// Several texts, one right after the other.
    case joined([LocalizedText])
  }
}

extension Message.Argument: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  /// Creates a verbatim text argument.
  public init(stringLiteral value: String) { self = .text(.verbatim(value)) }
  /// Creates a whole number argument.
  public init(integerLiteral value: Int) { self = .number(value) }
}

extension Message {
  /// The values for the places of a message, by name.
  ///
  /// Every announcement creates arguments, and there are only a few each. Searching an array is faster than building a dictionary.
  public struct Arguments: Sendable, ExpressibleByDictionaryLiteral {
    package private(set) var all: [(String, Argument)] = []

    /// Creates the arguments of a literal, in which each name occurs once.
    public init(dictionaryLiteral all: (String, Argument)...) { self.all = all }

    /// The argument with a name, or nil if there is none.
    public subscript(name: String) -> Argument? {
      get { all.first { $0.0 == name }?.1 }
      set {
        all.removeAll { $0.0 == name }
        if let newValue { all.append((name, newValue)) }
      }
    }

    /// Returns these arguments merged with `others`, which win where both have the same name.
    public func merging(_ others: Arguments) -> Arguments {
      var result = self
      for (name, argument) in others.all { result[name] = argument }
      return result
    }
  }
}

extension Message.Arguments: Equatable {
  /// Returns a Boolean value that indicates whether both have the same arguments, in any order.
  public static func == (first: Message.Arguments, second: Message.Arguments) -> Bool {
    first.all.count == second.all.count && first.all.allSatisfy { second[$0.0] == $0.1 }
  }
}
