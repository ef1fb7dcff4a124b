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
    /// A number on a scale. An empty line answers `standard`.
    case number(NumberScale, standard: Double?)
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
  /// A Boolean value that indicates whether the hint tells how the question is left, where it can be left out of it.
  package var tellsLeaving = true
  /// A Boolean value that indicates whether leaving the question by "cancel" is announced. A form that asks on says more itself.
  public var announcesCancellation = true
  /// A Boolean value that indicates whether a list of several is narrowed by typing. Only verbatim titles are found.
  public var isSearched = false
  /// The permitted number of selected items, or of characters of a text.
  public var amount: ClosedRange<Int>?
  /// The texts that lead to the question. They are announced once before it, and again by "where am I".
  public var preface: [LocalizedText] = []
  /// A Boolean value that indicates whether the first text of the preface is not announced, because the user has heard it.
  public var isTitleKnown = false
  /// The paragraphs of a message.
  public var matter: [LocalizedText] = []
  /// The titles of the answers.
  public var labels = PromptLabels()
  /// A Boolean value that indicates whether an empty line answers a text question with the empty text, and a question for a date, a
  /// number, a color or one of several items with nothing. The items have "none" after them.
  public var takesEmpty = false
  /// A Boolean value that indicates whether to announce that an empty line means the empty text, once in a form.
  public var tellsOfNothing = true
  /// The number of seconds after which the prompt ends without an answer. The limit is announced at the start.
  public var timeout: Int?
  var heldSecret = ""
  /// A Boolean value that indicates whether a secret has to be entered twice, as a new one does.
  public var asksTwice = false
  /// The text that is announced with a field that holds nothing, such as an example.
  public var placeholder: LocalizedText?
  /// The texts that are suggested for a line of text. Other texts can be entered too.
  public var suggestions: [String] = []
  /// A Boolean value that indicates whether a choice has a button that ends it without an item, with the answer `yes`.
  var endsWithDone = false
  var standardFurther: ID?
  var isLeftByEmptyLine = false
  /// A Boolean value that indicates whether an item whose whole title is a number goes before the item that has the number.
  var putsTitlesBeforeNumbers = false
  /// A function that returns why a text can't be the answer, or `nil` if it can.
  public var refusal: @Sendable (String) -> LocalizedText? = { _ in nil }
  /// A function that returns what a line means that names no item, or `nil` if it means nothing.
  package var other: (@Sendable (String) -> OtherLine?)?
  /// A Boolean value that indicates whether the end of the time limit chooses what an empty line would.
  public var takesDefaultInTheEnd = false

  /// Creates a prompt that asks `question`.
  public init(_ question: LocalizedText, _ kind: Kind, text: LocalizedText? = nil) {
    (self.question, self.kind, self.text) = (question, kind, text)
  }

  /// Returns a prompt that asks for one item.
  public static func choose(_ question: LocalizedText, from items: PromptList, default standard: Int? = nil) -> Prompt {
    Prompt(question, .choice(items, standard: standard))
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

  /// Returns a prompt that asks for one item.
  public static func choose(_ question: LocalizedText, from items: [PromptItem], default standard: Int? = nil) -> Prompt
  {
    choose(question, from: PromptList(items), default: standard)
  }

  /// Returns a prompt that asks for any number of items.
  public static func chooseAny(_ question: LocalizedText, of items: [PromptItem], chosen: Set<Int> = []) -> Prompt {
    chooseAny(question, of: PromptList(items), chosen: chosen)
  }

  var isOfDialect: Bool { obeysPipedWords && !tellsBack }

  /// Accepts "back" as the Escape key, whose meaning is up to the script. It is not mentioned, and works in piped input.
  mutating func hasEscape() { (offersBack, tellsBack, obeysPipedWords) = (true, false, true) }
}

/// The meaning of a line that names none of a prompt's items.
package enum OtherLine: Sendable {
  /// The item at an index, counted from 0.
  case item(Int)
  /// A question that texts answer.
  case texts([LocalizedText])
}

/// The titles of a prompt's answers, where they differ from the usual ones.
public struct PromptLabels: Sendable, Equatable {
  /// The titles of yes and no.
  public var yes: LocalizedText?, no: LocalizedText?
  /// The title of the button that ends a message, or a choice of several items.
  public var ok: LocalizedText?
  /// A word for leaving the question. Beside a yes or no, it is announced as one of the answers.
  public var cancel: LocalizedText?
  /// The titles of a further answer and of a request for help from the script. An answer without a title is not offered.
  public var extra: LocalizedText?, help: LocalizedText?

  /// Creates labels with the usual titles.
  public init() {}

  var hasFurther: Bool { extra != nil || help != nil }
}

/// Prompts whose answer is a value of the calling program.
extension Prompt {
  /// Returns a question that asks for one of several things, titled by `title`. An empty line chooses the default.
  public static func choose<Thing: Sendable>(
    _ question: LocalizedText, from things: [Thing], default standard: Int? = nil,
    title: @escaping @Sendable (Thing) -> LocalizedText
  ) -> Question<Thing> {
    let list = PromptList(count: things.count) { PromptItem(String($0), title: title(things[$0])) }
    return Question(choose(question, from: list.numberedByTitles(), default: standard)) { answer in
      if case .item(let index) = answer { things[index] } else { nil }
    }
  }

  /// Returns a question that asks for one of several names.
  public static func choose(_ question: LocalizedText, from names: [String], default standard: Int? = nil)
    -> Question<String>
  {
    choose(question, from: names, default: standard) { .verbatim($0) }
  }

  /// Returns a question that asks for any number of several names.
  public static func chooseAny(_ question: LocalizedText, of names: [String], chosen: Set<Int> = [])
    -> Question<[String]>
  {
    let list = PromptList(names.map { PromptItem($0) })
    return Question(chooseAny(question, of: list, chosen: chosen)) { answer in
      if case .items(let indexes) = answer { indexes.map { names[$0] } } else { nil }
    }
  }

  /// The prompt as a question whose answer is a text.
  public var forText: Question<String> {
    Question(self) { answer in if case .text(let text) = answer { text } else { nil } }
  }

  /// The prompt as a question whose answer is yes or no.
  public var forYesOrNo: Question<Bool> {
    Question(self) { answer in [.yes, .no].contains(answer) ? answer == .yes : nil }
  }
}

/// A prompt whose answer is a value of the calling program, such as one of its own types, a text, or a yes or no.
public struct Question<Answer: Sendable>: Sendable {
  /// The prompt.
  public var prompt: Prompt
  private let read: @Sendable (PromptAnswer) -> Answer?

  /// Creates a question. `read` returns the value of an answer, or `nil` if the answer has none.
  public init(_ prompt: Prompt, read: @escaping @Sendable (PromptAnswer) -> Answer?) {
    self.prompt = prompt
    self.read = read
  }

  /// Returns the value of an answer, or `nil` if it has none, as for "back".
  public func answer(_ answer: PromptAnswer) -> Answer? { read(answer) }

  /// Returns the question with "back" leading to an earlier question.
  public func offeringBack() -> Question {
    var question = self
    question.prompt.offersBack = true
    return question
  }
}

/// The answer to a prompt.
public enum PromptAnswer: Sendable, Equatable {
  /// The item at an index, counted from 0.
  case item(Int)
  /// The items at the given indexes, in order.
  case items([Int])
  /// A yes, the full phrase of a confirmation, or the end of a message.
  case yes
  /// A no.
  case no
  /// One or more lines of text.
  case text(String)
  /// A date, a time, both, or a duration.
  case moment(DateTime)
  /// A color.
  case color(Color)
  /// A number.
  case number(Double)
  /// Nothing, where an answer is optional.
  case nothing
  /// The user went back to an earlier question.
  case back
  /// The further answer that ``PromptLabels/extra`` names.
  case extra
  /// A request for help from the script.
  case help
  /// The time limit passed without an answer.
  case timedOut
}
