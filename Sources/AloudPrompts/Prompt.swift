public import Aloud

/// A single question that is an app of its own (SCRIPT-1). It runs in the same session as a whole app, so that help, repeat,
/// spelling, numbers, ordinals and voice work as they do everywhere.
public struct Prompt: Sendable {
  /// The kind of answer that a prompt asks for.
  public enum Kind: Sendable {
    /// A choice of one item. An empty line chooses the item at `standard`.
    case choice(PromptList, standard: Int?)
    /// A choice of one item from many, narrowed by typing. An empty line chooses the item at `standard`.
    case search(PromptList, standard: Int?)
    /// A choice of any number of items. The items in `chosen` are selected at first.
    case several(PromptList, chosen: Set<Int>)
    /// A yes or no. An empty line answers `standard`.
    case confirmation(standard: Bool?)
    /// A phrase that the user has to say in full before something is destroyed (ASK-2).
    case phrase(LocalizedText)
    /// A line of text. An empty line answers `standard`.
    case text(standard: String?)
    /// A line of text that is never shown, announced or kept.
    case secret
    /// Several lines of text, which a full stop on a line of its own ends.
    case lines(standard: String?)
    /// A date, a time, both, or a duration. An empty line answers `standard`.
    case moment(DatePicker.Mode, standard: DateTime?, from: DateTime?, to: DateTime?)
    /// A color. An empty line answers `standard`.
    case color(standard: Color?)
    /// A message without a question, which an empty line or "OK" ends.
    case message
  }

  /// The question.
  public var question: LocalizedText
  /// The text that is announced after the question.
  public var text: LocalizedText?
  /// The kind of answer that the prompt asks for.
  public var kind: Kind
  /// A Boolean value that indicates whether "back" leads to an earlier question.
  public var offersBack = false
  /// A Boolean value that indicates whether words that leave a text question, such as "cancel", keep that meaning in piped input.
  public var obeysPipedWords = false
  /// A Boolean value that indicates whether hints and help mention "back".
  public var tellsBack = true
  /// The permitted number of selected items, or of characters of a text.
  public var amount: ClosedRange<Int>?
  /// The texts to announce once before the question.
  public var preface: [LocalizedText] = []
  /// The paragraphs of a message.
  public var matter: [LocalizedText] = []
  /// The titles of the answers.
  public var labels = PromptLabels()
  /// A Boolean value that indicates whether an empty line answers a text question with the empty text.
  public var takesEmpty = false
  /// A Boolean value that indicates whether to announce that an empty line means the empty text. In a form, only one field does.
  var tellsOfNothing = true
  /// The number of seconds after which the prompt ends without an answer. The limit is announced at the start.
  public var timeout: Int?

  /// Creates a prompt that asks `question`.
  public init(_ question: LocalizedText, _ kind: Kind, text: LocalizedText? = nil) {
    self.question = question
    self.kind = kind
    self.text = text
  }

  /// Returns a prompt that asks for one item.
  public static func choose(_ question: LocalizedText, from items: PromptList, default standard: Int? = nil) -> Prompt {
    Prompt(question, .choice(items, standard: standard))
  }

  /// Returns a prompt that asks for one item from many, narrowed by typing.
  public static func search(_ question: LocalizedText, in items: PromptList, default standard: Int? = nil) -> Prompt {
    Prompt(question, .search(items, standard: standard))
  }

  /// Returns a prompt that asks for any number of items.
  public static func chooseAny(_ question: LocalizedText, of items: PromptList, chosen: Set<Int> = []) -> Prompt {
    Prompt(question, .several(items, chosen: chosen))
  }

  /// Returns a prompt that asks for a yes or no.
  public static func confirm(_ question: LocalizedText, default standard: Bool? = nil) -> Prompt {
    Prompt(question, .confirmation(standard: standard))
  }

  /// Returns a prompt that asks for a line of text.
  public static func input(_ question: LocalizedText, default standard: String? = nil) -> Prompt {
    Prompt(question, .text(standard: standard))
  }
}
