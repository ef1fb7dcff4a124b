// Made by AloudLocaleMaker from locales/wording/en.po: `swift run AloudLocaleMaker` makes it anew.
// swift-format-ignore-file

extension Message {
  /// “discard|throw away”
  package static var discardDiscard: Message { Message("discard.discard") }

  /// “keep editing|keep|go on”
  package static var discardKeep: Message { Message("discard.keep") }

  /// “{sheet} stays open. Nothing is lost.”
  package static func discardKept(sheet: Argument) -> Message { Message("discard.kept", ["sheet": sheet]) }

  /// “discard {name}”
  package static func discardPhrase(name: Argument) -> Message { Message("discard.phrase", ["name": name]) }

  /// “Discard what you entered in {sheet}? Say \"discard\" or \"keep editing\".”
  package static func discardQuestion(sheet: Argument) -> Message { Message("discard.question", ["sheet": sheet]) }

  /// “Discard what you entered in {sheet}? Say \"{phrase}\" or \"keep editing\".”
  package static func discardQuestionHeard(sheet: Argument, phrase: Argument) -> Message {
    Message("discard.questionHeard", ["sheet": sheet, "phrase": phrase])
  }

  /// “You have changed {sheet}. Say \"{action}\", \"{phrase}\" or \"keep editing\".”
  package static func discardQuestionHeardWithSave(sheet: Argument, action: Argument, phrase: Argument) -> Message {
    Message("discard.questionHeardWithSave", ["sheet": sheet, "action": action, "phrase": phrase])
  }

  /// “You have changed {sheet}. Say \"{action}\", \"discard\" or \"keep editing\".”
  package static func discardQuestionWithSave(sheet: Argument, action: Argument) -> Message {
    Message("discard.questionWithSave", ["sheet": sheet, "action": action])
  }

  /// “save”
  package static var discardSave: Message { Message("discard.save") }

  /// “{name} is not finished and would end now. Say \"{phrase}\" or \"go on\".”
  package static func discardUnfinished(name: Argument, phrase: Argument) -> Message {
    Message("discard.unfinished", ["name": name, "phrase": phrase])
  }
}
