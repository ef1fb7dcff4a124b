// Made by AloudLocaleMaker from locales/wording/en.po: `swift run AloudLocaleMaker` makes it anew.
// swift-format-ignore-file

extension Message {
  /// “The answer could not be written.”
  package static var promptAnswerLost: Message { Message("prompt.answerLost") }

  /// “Lets \"back\" lead to an earlier question: ends with 4.”
  package static var promptBackHelp: Message { Message("prompt.backHelp") }

  /// “Nothing can be written to the descriptor {number}.”
  package static func promptBadDescriptor(number: Argument) -> Message {
    Message("prompt.badDescriptor", ["number": number])
  }

  /// “\"{value}\" is no value here. Write it as {example}.”
  package static func promptBadValue(value: Argument, example: Argument) -> Message {
    Message("prompt.badValue", ["value": value, "example": example])
  }

  /// “Asks which of several, and prints the answer.”
  package static var promptChoose: Message { Message("prompt.choose") }

  /// “{item}.”
  package static func promptChosen(item: Argument) -> Message { Message("prompt.chosen", ["item": item]) }

  /// “Asks for a color, and prints it, such as #006666.”
  package static var promptColor: Message { Message("prompt.color") }

  /// “Asks for a yes: ends with 0 for yes, with 1 for no.”
  package static var promptConfirm: Message { Message("prompt.confirm") }

  /// “Asks for a date, and prints it, such as 2026-11-27.”
  package static var promptDate: Message { Message("prompt.date") }

  /// “Asks for a date and a time, and prints them, such as 2026-11-27T15:30.”
  package static var promptDatetime: Message { Message("prompt.datetime") }

  /// “default”
  package static var promptDefault: Message { Message("prompt.default") }

  /// “What an empty line takes.”
  package static var promptDefaultHelp: Message { Message("prompt.defaultHelp") }

  /// “Asks for a line of text, and prints it.”
  package static var promptInput: Message { Message("prompt.input") }

  /// “What there is to choose from; without any, standard input has an item a line.”
  package static var promptItemsHelp: Message { Message("prompt.itemsHelp") }

  /// “Asks for text of several lines, ended by a full stop alone on a line, and prints it.”
  package static var promptLines: Message { Message("prompt.lines") }

  /// “The last that can be chosen.”
  package static var promptMaxHelp: Message { Message("prompt.maxHelp") }

  /// “Says something, and waits for \"OK\" or an empty line.”
  package static var promptMessage: Message { Message("prompt.message") }

  /// “The first that can be chosen, such as today or 2026-11-27.”
  package static var promptMinHelp: Message { Message("prompt.minHelp") }

  /// “Asks for any number of several, and prints each on a line.”
  package static var promptMulti: Message { Message("prompt.multi") }

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

  /// “The descriptor that the answer is written to, instead of standard output.”
  package static var promptOutputFdHelp: Message { Message("prompt.outputFdHelp") }

  /// “Asks for a secret that is neither shown nor said, and prints it.”
  package static var promptPassword: Message { Message("prompt.password") }

  /// “The words that have to be said to confirm, for what destroys something.”
  package static var promptPhraseHelp: Message { Message("prompt.phraseHelp") }

  /// “An item that is chosen at first; may be given several times.”
  package static var promptPresetHelp: Message { Message("prompt.presetHelp") }

  /// “The question.”
  package static var promptQuestionHelp: Message { Message("prompt.questionHelp") }

  /// “An empty line takes {value}.”
  package static func promptTakesEmpty(value: Argument) -> Message { Message("prompt.takesEmpty", ["value": value]) }

  /// “More that is said after the question.”
  package static var promptTextHelp: Message { Message("prompt.textHelp") }

  /// “Asks for a time of day, and prints it, such as 15:30.”
  package static var promptTime: Message { Message("prompt.time") }

  /// “Asks for a length of time, and prints its hours and minutes, such as 1:30.”
  package static var promptTimer: Message { Message("prompt.timer") }

  /// “Yes”
  package static var promptYes: Message { Message("prompt.yes") }
}
