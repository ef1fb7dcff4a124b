public import Aloud

/// One question that is an app of its own: said, answered, and over (SCRIPT-1). The same session asks it that runs whole apps, so
/// that help, repeat, spelling, numbers, ordinals and voice work in it as they do everywhere.
public struct Prompt: Sendable {
  /// What is asked for.
  public enum Kind: Sendable {
    /// One of several; `standard` is taken by an empty line.
    case choice(PromptList, standard: Int?)
    /// One of many, narrowed by what is typed; `standard` is taken by an empty line.
    case search(PromptList, standard: Int?)
    /// Any number of several; `chosen` are those that are at first.
    case several(PromptList, chosen: Set<Int>)
    /// Yes or no; `standard` is taken by an empty line.
    case confirmation(standard: Bool?)
    /// A phrase that has to be said whole, for what destroys something (ASK-2).
    case phrase(LocalizedText)
    /// A line of text; `standard` is taken by an empty line.
    case text(standard: String?)
    /// A line that is never shown, said or kept.
    case secret
    /// Several lines, until a full stop alone on one.
    case lines(standard: String?)
    /// A date, a time, both, or how long; what it holds is taken by an empty line.
    case moment(DatePicker.Mode, standard: DateTime?, from: DateTime?, to: DateTime?)
    /// A color; `standard` is taken by an empty line.
    case color(standard: Color?)
    /// Nothing: something is said, until an empty line or "OK".
    case message
  }

  /// The question.
  public var question: LocalizedText
  /// More that is said after it.
  public var text: LocalizedText?
  /// What is asked for.
  public var kind: Kind
  /// Whether "back" leads to an earlier question.
  public var offersBack = false
  /// Whether the words that lead out of a question for text do so where they are piped too, and are no text.
  public var obeysPipedWords = false
  /// Whether hints and help tell of "back".
  public var tellsBack = true
  /// How many may be chosen of several, or how many characters a text may have.
  public var amount: ClosedRange<Int>?
  /// What is said before the question, once: a piece each.
  public var preface: [LocalizedText] = []
  /// What a message has to read: a paragraph each.
  public var matter: [LocalizedText] = []
  /// What its answers are called.
  public var labels = PromptLabels()
  /// Whether an empty line is an answer of its own where text is asked for: the empty text.
  public var takesEmpty = false
  /// Whether it is told that an empty line is the empty text: of several fields it is enough once.
  var tellsOfNothing = true
  /// After how many seconds it is over without an answer; that is said when it begins.
  public var timeout: Int?

  /// Asks `question`.
  public init(_ question: LocalizedText, _ kind: Kind, text: LocalizedText? = nil) {
    self.question = question
    self.kind = kind
    self.text = text
  }

  /// Asks which of several.
  public static func choose(_ question: LocalizedText, from items: PromptList, default standard: Int? = nil) -> Prompt {
    Prompt(question, .choice(items, standard: standard))
  }

  /// Asks which of many, narrowed by what is typed.
  public static func search(_ question: LocalizedText, in items: PromptList, default standard: Int? = nil) -> Prompt {
    Prompt(question, .search(items, standard: standard))
  }

  /// Asks for any number of several.
  public static func chooseAny(_ question: LocalizedText, of items: PromptList, chosen: Set<Int> = []) -> Prompt {
    Prompt(question, .several(items, chosen: chosen))
  }

  /// Asks for a yes.
  public static func confirm(_ question: LocalizedText, default standard: Bool? = nil) -> Prompt {
    Prompt(question, .confirmation(standard: standard))
  }

  /// Asks for a line of text.
  public static func input(_ question: LocalizedText, default standard: String? = nil) -> Prompt {
    Prompt(question, .text(standard: standard))
  }
}
