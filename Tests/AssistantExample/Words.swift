import Aloud

/// What the assistant says in one language.
struct Words: Sendable, Equatable {
  /// An answer, in the pieces that it comes in.
  struct Answer: Sendable, Equatable {
    var pieces: [String]
    var needsTool = false
    var isError = false
  }

  /// What the tool runs, where it may.
  static let command = "rm -r build"

  let title, message, stop, nothingComes, conversation: LocalizedText
  let run, loss, allow, deny: LocalizedText
  let denied, deleted, cost: String
  /// Answers, by words of the questions that ask for them; the first is for all others.
  let answers: [(words: [String], answer: Answer)]

  /// Those of a locale; English ones for languages that the assistant does not know.
  init(locale: String) {
    switch locale.prefix(2) {
    case "de": self = .german
    case "ar": self = .arabic
    default: self = .english
    }
  }

  init(
    _ titles: [LocalizedText], permission: [LocalizedText], tool: [String],
    _ answers: [(words: [String], answer: Answer)]
  ) {
    (title, message, stop, nothingComes, conversation) = (titles[0], titles[1], titles[2], titles[3], titles[4])
    (run, loss, allow, deny) = (permission[0], permission[1], permission[2], permission[3])
    (denied, deleted, cost) = (tool[0], tool[1], tool[2])
    self.answers = answers
  }

  /// What there is to say to a question.
  func answer(to question: String) -> Answer {
    let asked = question.lowercased()
    let found = answers.dropFirst().first { $0.words.contains(where: asked.contains) }
    return (found ?? answers[0]).answer
  }

  static func == (one: Words, other: Words) -> Bool { one.title == other.title }
}
