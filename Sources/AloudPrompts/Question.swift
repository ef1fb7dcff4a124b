public import Aloud

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
    Question(self) { answer in
      switch answer {
      case .yes: true
      case .no: false
      case .item, .items, .text, .moment, .color, .number, .nothing, .back, .extra, .help, .timedOut: nil
      }
    }
  }

  /// The prompt as a question whose answer is a number.
  public var forNumber: Question<Double> {
    Question(self) { answer in if case .number(let number) = answer { number } else { nil } }
  }

  /// The prompt as a question whose answer is a date, a time, both, or a duration.
  public var forMoment: Question<DateTime> {
    Question(self) { answer in if case .moment(let moment) = answer { moment } else { nil } }
  }
}
