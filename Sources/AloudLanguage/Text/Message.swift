/// A sentence or a word by its key in the wording of a locale, with what goes into its places.
///
/// Nothing a user hears is written in Swift: a message names an entry (`msgctxt`) of `locales/wording/*.po`. Where a locale
/// has no such entry, the English one is said; where nobody has, the key itself is shown.
public struct Message: Sendable, Equatable {
  /// The entry's key, such as "language.name".
  public var key: String
  /// What goes into the entry's `{places}`, by their names. The number `count`, where there is one, chooses the plural form.
  public var arguments: Arguments
  /// An app's own text, as it is told where ``LocaleFiles/texts`` have none in the locale's language. Then `key` is that text as
  /// the app's author has written it, places and all, and no entry of the wording is meant.
  public var original: LocalizedText?

  /// The message `key` with `arguments` in its places.
  public init(_ key: String, _ arguments: Arguments = [:]) {
    self.key = key
    self.arguments = arguments
  }

  /// A text of an app, written so, with `arguments` in its places; `original` is told where nobody has translated it.
  public init(text: String, _ arguments: Arguments = [:], original: LocalizedText) {
    (key, self.arguments, self.original) = (text, arguments, original)
  }

  /// What can stand in a place of a message.
  public indirect enum Argument: Sendable, Equatable {
    /// Words: from outside, or a message of their own with its own arguments.
    case text(LocalizedText)
    /// A whole number, said in the locale's digits.
    case number(Int)
    /// A number with so many digits after its decimal separator, in the locale's digits.
    case decimal(Double, places: Int)
    /// A share in percent, said in the locale's digits and percent pattern.
    case percent(Int)
    /// A day, a time of day or both, told by `LoadedLocale.dates` in `LoadedLocale.calendar`.
    case moment(DateTime, MomentStyle)
    /// A color, by its name and number, with its contrast on white and black (HUE-2).
    case color(Color)
    /// An amount of time away, negative for the past: −1 day is "yesterday", 3 days "in 3 days".
    case relative(Int, RelativeUnit)
    /// What a locale's table has written, such as a number, in that locale's language (BCP 47).
    case written(String, language: String)
    /// Several words, joined as the locale joins a list.
    case list([LocalizedText], ListKind)
    /// Several words that stand side by side, with what the wording puts between facts ("facts.separator").
    case facts([LocalizedText])
  }
}

extension Message.Argument: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  /// Words as they are.
  public init(stringLiteral value: String) { self = .text(.verbatim(value)) }
  /// A whole number.
  public init(integerLiteral value: Int) { self = .number(value) }
}

extension Message {
  /// What goes into the places of a message, by the places' names.
  ///
  /// There are a few at most, and every announcement is made of them: they are looked through sooner than a dictionary of
  /// them is made.
  public struct Arguments: Sendable, ExpressibleByDictionaryLiteral {
    package private(set) var all: [(String, Argument)] = []

    /// The arguments that a literal lists, each name once.
    public init(dictionaryLiteral all: (String, Argument)...) { self.all = all }

    /// The argument of a name; nil where there is none.
    public subscript(name: String) -> Argument? {
      get { all.first { $0.0 == name }?.1 }
      set {
        all.removeAll { $0.0 == name }
        if let newValue { all.append((name, newValue)) }
      }
    }

    /// These with `others`, which count where both have one of a name.
    public func merging(_ others: Arguments) -> Arguments {
      var result = self
      for (name, argument) in others.all { result[name] = argument }
      return result
    }
  }
}

extension Message.Arguments: Equatable {
  /// Whether both have the same arguments, in whatever order they were listed.
  public static func == (first: Message.Arguments, second: Message.Arguments) -> Bool {
    first.all.count == second.all.count && first.all.allSatisfy { second[$0.0] == $0.1 }
  }
}
