// Made by AloudLocaleMaker from locales/wording/en.po: `swift run AloudLocaleMaker` makes it anew.
// swift-format-ignore-file

extension Message {
  /// “The answer could not be written.”
  package static var promptAnswerLost: Message { Message("prompt.answerLost") }

  /// “Nothing can be written to the descriptor {number}.”
  package static func promptBadDescriptor(number: Argument) -> Message {
    Message("prompt.badDescriptor", ["number": number])
  }

  /// “\"{phrase}\" can't confirm anything. Give two words or more that name the act and mean nothing else, such as \"…”
  package static func promptBadPhrase(phrase: Argument, example: Argument) -> Message {
    Message("prompt.badPhrase", ["phrase": phrase, "example": example])
  }

  /// “\"{value}\" is no value here. Write it as {example}.”
  package static func promptBadValue(value: Argument, example: Argument) -> Message {
    Message("prompt.badValue", ["value": value, "example": example])
  }

  /// “{item}.”
  package static func promptChosen(item: Argument) -> Message { Message("prompt.chosen", ["item": item]) }

  /// “{value} comes after {limit}. Change one of them.”
  package static func promptComesAfter(value: Argument, limit: Argument) -> Message {
    Message("prompt.comesAfter", ["value": value, "limit": limit])
  }

  /// “{value} comes before {limit}. Change one of them.”
  package static func promptComesBefore(value: Argument, limit: Argument) -> Message {
    Message("prompt.comesBefore", ["value": value, "limit": limit])
  }

  /// “The command for the items has failed: {command}”
  package static func promptCommandFailed(command: Argument) -> Message {
    Message("prompt.commandFailed", ["command": command])
  }

  /// “default”
  package static var promptDefault: Message { Message("prompt.default") }

  /// “An item has no name. Give each one a name.”
  package static var promptEmptyItem: Message { Message("prompt.emptyItem") }

  /// “Extra”
  package static var promptExtra: Message { Message("prompt.extra") }

  /// “The field \"{field}\" is there twice. Give each another name.”
  package static func promptFieldTwice(field: Argument) -> Message { Message("prompt.fieldTwice", ["field": field]) }

  /// “folder”
  package static var promptFolder: Message { Message("prompt.folder") }

  /// “This folder can't be read.”
  package static var promptFolderUnreadable: Message { Message("prompt.folderUnreadable") }

  /// “Help”
  package static var promptHelp: Message { Message("prompt.help") }

  /// “What you type is the answer. Only \"help\", \"repeat\", \"where am I\", \"back\" and \"cancel\" are none: \"typ…”
  package static var promptHelpSecret: Message { Message("prompt.helpSecret") }

  /// “What you type is the answer. Only \"help\", \"repeat\", \"where am I\", \"back\", \"cancel\", \"quit\" and word…”
  package static var promptHelpText: Message { Message("prompt.helpText") }

  /// “\"Back\" goes to the question before.”
  package static var promptHintBack: Message { Message("prompt.hintBack") }

  /// “The items can't be read from \"{file}\".”
  package static func promptItemsUnreadable(file: Argument) -> Message {
    Message("prompt.itemsUnreadable", ["file": file])
  }

  /// “An empty line leaves it empty.”
  package static var promptMayBeEmpty: Message { Message("prompt.mayBeEmpty") }

  /// “No”
  package static var promptNo: Message { Message("prompt.no") }

  /// “\"{path}\" can't be chosen here. Say a number, a name, a path, or \"help\".”
  package static func promptNoFile(path: Argument) -> Message { Message("prompt.noFile", ["path": path]) }

  /// “There is nothing to choose from. Give items as arguments, or a line each on standard input.”
  package static var promptNoItems: Message { Message("prompt.noItems") }

  /// “\"{value}\" is none of what there is to choose from.”
  package static func promptNoSuchDefault(value: Argument) -> Message {
    Message("prompt.noSuchDefault", ["value": value])
  }

  /// “Nothing is chosen yet.”
  package static var promptNothingChosen: Message { Message("prompt.nothingChosen") }

  /// “OK”
  package static var promptOk: Message { Message("prompt.ok") }

  /// “Up to {name}”
  package static func promptParentFolder(name: Argument) -> Message { Message("prompt.parentFolder", ["name": name]) }

  /// “\"{line}\" was not taken, and nothing was said in its place: there is no answer.”
  package static func promptRefusedLine(line: Argument) -> Message { Message("prompt.refusedLine", ["line": line]) }

  /// “Rename”
  package static var promptRename: Message { Message("prompt.rename") }

  /// “The answer would be shown on the terminal. Take it instead: {example}”
  package static func promptSecretShown(example: Argument) -> Message {
    Message("prompt.secretShown", ["example": example])
  }

  /// “An empty line takes {value}.”
  package static func promptTakesEmpty(value: Argument) -> Message { Message("prompt.takesEmpty", ["value": value]) }

  /// “An empty line leaves it empty.”
  package static var promptTakesNothing: Message { Message("prompt.takesNothing") }

  /// “This folder”
  package static var promptThisFolder: Message { Message("prompt.thisFolder") }

  /// “Time to answer: {time}.”
  package static func promptTimeLimit(time: Argument) -> Message { Message("prompt.timeLimit", ["time": time]) }

  /// “Time is up.”
  package static var promptTimedOut: Message { Message("prompt.timedOut") }

  /// “{option} and {other} can't be given together. Leave one of them out.”
  package static func promptTogether(option: Argument, other: Argument) -> Message {
    Message("prompt.together", ["option": option, "other": other])
  }

  /// “Chosen: {count}; at least {limit}.”
  package static func promptTooFew(count: Argument, limit: Argument) -> Message {
    Message("prompt.tooFew", ["count": count, "limit": limit])
  }

  /// “Characters: {count}; at most {limit}.”
  package static func promptTooLong(count: Argument, limit: Argument) -> Message {
    Message("prompt.tooLong", ["count": count, "limit": limit])
  }

  /// “Chosen: {count}; at most {limit}.”
  package static func promptTooMany(count: Argument, limit: Argument) -> Message {
    Message("prompt.tooMany", ["count": count, "limit": limit])
  }

  /// “Characters: {count}; at least {limit}.”
  package static func promptTooShort(count: Argument, limit: Argument) -> Message {
    Message("prompt.tooShort", ["count": count, "limit": limit])
  }

  /// “Yes”
  package static var promptYes: Message { Message("prompt.yes") }
}
