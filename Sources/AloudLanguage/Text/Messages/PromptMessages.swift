// Made by AloudLocaleMaker from locales/wording/en.po: `swift run AloudLocaleMaker` makes it anew.
// swift-format-ignore-file

extension Message {
  /// “The answer could not be written.”
  package static var promptAnswerLost: Message { Message("prompt.answerLost") }

  /// “Nothing can be written to the descriptor {number}.”
  package static func promptBadDescriptor(number: Argument) -> Message {
    Message("prompt.badDescriptor", ["number": number])
  }

  /// “\"{value}\" is no value here. Write it as {example}.”
  package static func promptBadValue(value: Argument, example: Argument) -> Message {
    Message("prompt.badValue", ["value": value, "example": example])
  }

  /// “{item}.”
  package static func promptChosen(item: Argument) -> Message { Message("prompt.chosen", ["item": item]) }

  /// “default”
  package static var promptDefault: Message { Message("prompt.default") }

  /// “Extra”
  package static var promptExtra: Message { Message("prompt.extra") }

  /// “Help”
  package static var promptHelp: Message { Message("prompt.help") }

  /// “No”
  package static var promptNo: Message { Message("prompt.no") }

  /// “There is nothing to choose from. Give items as arguments, or a line each on standard input.”
  package static var promptNoItems: Message { Message("prompt.noItems") }

  /// “\"{value}\" is none of what there is to choose from.”
  package static func promptNoSuchDefault(value: Argument) -> Message {
    Message("prompt.noSuchDefault", ["value": value])
  }

  /// “OK”
  package static var promptOk: Message { Message("prompt.ok") }

  /// “Rename”
  package static var promptRename: Message { Message("prompt.rename") }

  /// “An empty line takes {value}.”
  package static func promptTakesEmpty(value: Argument) -> Message { Message("prompt.takesEmpty", ["value": value]) }

  /// “An empty line leaves it empty.”
  package static var promptTakesNothing: Message { Message("prompt.takesNothing") }

  /// “Time to answer: {time}.”
  package static func promptTimeLimit(time: Argument) -> Message { Message("prompt.timeLimit", ["time": time]) }

  /// “Time is up.”
  package static var promptTimedOut: Message { Message("prompt.timedOut") }

  /// “Yes”
  package static var promptYes: Message { Message("prompt.yes") }
}
