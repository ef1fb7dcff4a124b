/// Text for a user, not yet in any language: either verbatim text, or a message that each locale words.
///
/// A string literal is verbatim text: `"Groceries"`. `Wording.text(_:)` and `Wording.runs(_:)` return the text in a locale. Every
/// element of a screen holds several such values, so the rarer cases are indirect and each value is as small as a string.
///
/// A literal with interpolated values is a sentence of the app's own. Its values are shown as they are, and the sentence is
/// translated if the app has texts in the locale's language: `"\(title) added."` is looked up as `{1} added.`
public enum LocalizedText: Sendable, Equatable, ExpressibleByStringInterpolation {
  /// Text from outside the wording, such as a name or what a user typed. `OutsideText` makes it safe before it is announced.
  case verbatim(String)
  /// Text from outside the wording in a known language (a BCP 47 tag), so that the right voice reads it.
  indirect case tagged(String, language: String)
  indirect case message(Message)

  /// Creates verbatim text.
  public init(stringLiteral value: String) { self = .verbatim(value) }

  /// Returns the message of the wording's entry `key` with `arguments` in its `{places}`.
  public static func message(_ key: String, _ arguments: Message.Arguments = [:]) -> LocalizedText {
    .message(Message(key, arguments))
  }
}

extension LocalizedText {
  /// Creates a sentence with values in it, or verbatim text if the literal has no values or is a single value.
  public init(stringInterpolation: StringInterpolation) {
    let parts = stringInterpolation
    let isValueAlone = parts.arguments.all.count == 1 && parts.key == "{1}"
    self =
      parts.arguments.all.isEmpty || isValueAlone
      ? parts.original : .message(Message(text: parts.key, parts.arguments, original: parts.original))
  }

  /// The parts of an interpolated literal: its words, and its values, which are numbered from 1.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// The texts up to the last one that is not verbatim, and the words after it.
    private var texts: [LocalizedText] = []
    private var words = ""
    fileprivate var key = ""
    fileprivate var arguments: Message.Arguments = [:]

    /// Creates an interpolation without parts.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds words of the sentence.
    public mutating func appendLiteral(_ literal: String) {
      words += literal
      key += literal.replacing("{", with: "{{").replacing("}", with: "}}")
    }

    /// Adds verbatim words.
    public mutating func appendInterpolation(_ words: some StringProtocol) {
      add(String(words), .text(.verbatim(String(words))))
    }

    /// Adds a whole number.
    public mutating func appendInterpolation(_ number: Int) { add(String(number), .number(number)) }

    /// Adds a number that may have a fraction, with `places` decimal places, or with as many as it has, up to six.
    public mutating func appendInterpolation(_ number: Double, places: Int? = nil) {
      let fraction = number.description.split(separator: ".").dropFirst().first ?? "0"
      let argument = Message.Argument.decimal(
        number, places: places ?? (fraction == "0" ? 0 : min(fraction.utf8.count, 6)))
      add(.message(.plain(value: argument)), argument)
    }

    /// Adds a text.
    public mutating func appendInterpolation(_ text: LocalizedText) {
      if case .verbatim(let words) = text { add(words, .text(text)) } else { add(text, .text(text)) }
    }

    /// Adds a day, in full unless a style is given.
    public mutating func appendInterpolation(_ day: Day, _ style: DateStyle = .full) {
      appendInterpolation(DateTime(day: day), .date(style))
    }

    /// Adds a moment: its day in full and its time, unless a style is given.
    public mutating func appendInterpolation(_ moment: DateTime, _ style: MomentStyle = .both(.full, .short)) {
      add(.message(.plain(value: .moment(moment, style))), .moment(moment, style))
    }

    fileprivate var original: LocalizedText {
      if texts.isEmpty { return .verbatim(words) }
      let all = words.isEmpty ? texts : texts + [.verbatim(words)]
      return all.count == 1 ? all[0] : .message(.plain(value: .joined(all)))
    }

    private mutating func add(_ text: LocalizedText, _ argument: Message.Argument) {
      if !words.isEmpty { texts.append(.verbatim(words)) }
      words = ""
      texts.append(text)
      place(argument)
    }

    private mutating func add(_ words: String, _ argument: Message.Argument) {
      self.words += words
      place(argument)
    }

    private mutating func place(_ argument: Message.Argument) {
      let name = String(arguments.all.count + 1)
      key += "{\(name)}"
      arguments[name] = argument
    }
  }
}

extension LocalizedText {
  /// Returns a duration in hours and minutes, such as "2 hours, 15 minutes". A negative duration counts as zero.
  public static func duration(minutes: Int) -> LocalizedText {
    let (hours, rest) = max(0, minutes).quotientAndRemainder(dividingBy: 60)
    return duration([(Message.durationHours, hours), (Message.durationMinutes, rest)])
  }

  /// Returns a duration in hours, minutes and seconds, such as "1 minute, 31 seconds". A negative duration counts as zero.
  public static func duration(seconds: Int) -> LocalizedText {
    let (minutes, rest) = max(0, seconds).quotientAndRemainder(dividingBy: 60)
    return duration([
      (Message.durationHours, minutes / 60), (Message.durationMinutes, minutes % 60), (Message.durationSeconds, rest),
    ])
  }

  private static func duration(_ parts: [(message: (Message.Argument) -> Message, count: Int)]) -> LocalizedText {
    let told = parts.filter { $0.count > 0 }
    let texts = (told.isEmpty ? parts.suffix(1) : told).map { LocalizedText.message($0.message(.number($0.count))) }
    return texts.count == 1 ? texts[0] : .message(.durationParts(parts: .list(texts, .unit)))
  }
}
