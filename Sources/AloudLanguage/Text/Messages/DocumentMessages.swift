// Made by AloudLocaleMaker from locales/wording/en.po: `swift run AloudLocaleMaker` makes it anew.
// swift-format-ignore-file

extension Message {
  /// ““*{word}” stands inside the very part that it names with “&{word}”. Write out what is meant.”
  package static func documentAliasOfItself(word: Argument) -> Message {
    Message("document.aliasOfItself", ["word": word])
  }

  /// ““{word}” can't be a name. A name begins with a letter, has letters, digits, spaces, - and _ only, and is not “r…”
  package static func documentBadName(word: Argument) -> Message { Message("document.badName", ["word": word]) }

  /// “{command} failed, with status {status}.”
  package static func documentCommandFailed(command: Argument, status: Argument) -> Message {
    Message("document.command.failed", ["command": command, "status": status])
  }

  /// “{command} failed: {error}.”
  package static func documentCommandFailedSaying(command: Argument, error: Argument) -> Message {
    Message("document.command.failedSaying", ["command": command, "error": error])
  }

  /// “{command}: loading.”
  package static func documentCommandLoading(command: Argument) -> Message {
    Message("document.command.loading", ["command": command])
  }

  /// “{command} has nothing at “{path}”.”
  package static func documentCommandNoPath(command: Argument, path: Argument) -> Message {
    Message("document.command.noPath", ["command": command, "path": path])
  }

  /// “The output of {command} is JSON, but not a list.”
  package static func documentCommandNotArray(command: Argument) -> Message {
    Message("document.command.notArray", ["command": command])
  }

  /// “The output of {command} is not JSON.”
  package static func documentCommandNotJSON(command: Argument) -> Message {
    Message("document.command.notJSON", ["command": command])
  }

  /// “{command} could not be started: it is not there, or not allowed.”
  package static func documentCommandNotStarted(command: Argument) -> Message {
    Message("document.command.notStarted", ["command": command])
  }

  /// “The output of {command} is not text.”
  package static func documentCommandNotText(command: Argument) -> Message {
    Message("document.command.notText", ["command": command])
  }

  /// “{count} items had come before that.”
  package static func documentCommandPartly(count: Argument) -> Message {
    Message("document.command.partly", ["count": count])
  }

  /// “{command} was stopped.”
  package static func documentCommandStopped(command: Argument) -> Message {
    Message("document.command.stopped", ["command": command])
  }

  /// “{command} took too long and was ended. Its “time limit” is {limit}.”
  package static func documentCommandTimedOut(command: Argument, limit: Argument) -> Message {
    Message("document.command.timedOut", ["command": command, "limit": limit])
  }

  /// “{command} could not be started: there is too little memory. Close other programs, and try again.”
  package static func documentCommandTooLittleMemory(command: Argument) -> Message {
    Message("document.command.tooLittleMemory", ["command": command])
  }

  /// “{command} could not be started: too many files are open. Close other programs, or allow more files with “ulimit…”
  package static func documentCommandTooManyFiles(command: Argument) -> Message {
    Message("document.command.tooManyFiles", ["command": command])
  }

  /// “{command} could not be started: too many programs are running. Close some, and try again.”
  package static func documentCommandTooManyPrograms(command: Argument) -> Message {
    Message("document.command.tooManyPrograms", ["command": command])
  }

  /// “{command} could not be started. So many rows may be more than the system takes at once: select fewer.”
  package static func documentCommandTooManySelected(command: Argument) -> Message {
    Message("document.command.tooManySelected", ["command": command])
  }

  /// “{command} printed too much and was ended.”
  package static func documentCommandTooMuchOutput(command: Argument) -> Message {
    Message("document.command.tooMuchOutput", ["command": command])
  }

  /// ““{key}” needs a list: the program, then each of its arguments by itself, such as [ls, \"-l\"]. A line for a she…”
  package static func documentCommandNotList(key: Argument) -> Message {
    Message("document.commandNotList", ["key": key])
  }

  /// “There is a hidden control character here. Remove it; in double quotes it can be written as an escape.”
  package static var documentControlCharacter: Message { Message("document.controlCharacter") }

  /// “The key “{word}” is written twice in this mapping. Keep one of them.”
  package static func documentDuplicateKey(word: Argument) -> Message {
    Message("document.duplicateKey", ["word": word])
  }

  /// “The document is empty. It needs at least “app” and “tabs”.”
  package static var documentEmpty: Message { Message("document.empty") }

  /// “There is nothing in this file. An app document has at least “app” and “tabs”.”
  package static var documentEmptyFile: Message { Message("document.emptyFile") }

  /// ““{key}” needs at least one part.”
  package static func documentEmptyList(key: Argument) -> Message { Message("document.emptyList", ["key": key]) }

  /// “An example: “{example}”.”
  package static func documentExample(example: Argument) -> Message {
    Message("document.example", ["example": example])
  }

  /// “The id “{word}” is already used in line {line}. Give this one another.”
  package static func documentIdTwice(word: Argument, line: Argument) -> Message {
    Message("document.idTwice", ["word": word, "line": line])
  }

  /// “The file “{file}” can't be read. Put it beside the document, or remove this line.”
  package static func documentIncludeMissing(file: Argument) -> Message {
    Message("document.include.missing", ["file": file])
  }

  /// “A key must be a word or words here, not a list or a mapping.”
  package static var documentKeyNotText: Message { Message("document.keyNotText") }

  /// “Nothing here.”
  package static var documentListEmpty: Message { Message("document.list.empty") }

  /// ““{key}” is missing here. Add it.”
  package static func documentMissingKey(key: Argument) -> Message { Message("document.missingKey", ["key": key]) }

  /// “There is no row here that “row” could mean. It is known in a list's rows, and in the screens and sheets that th…”
  package static var documentNoRow: Message { Message("document.noRow") }

  /// “The folder “{folder}” has no PO file that can be read. Put the texts there, such as {example}, or remove this l…”
  package static func documentNoTexts(folder: Argument, example: Argument) -> Message {
    Message("document.noTexts", ["folder": folder, "example": example])
  }

  /// “An app document is made of keys with what they hold, at least “app” and “tabs”; this is {found}.”
  package static func documentNotMapping(found: Argument) -> Message {
    Message("document.notMapping", ["found": found])
  }

  /// “This is not UTF-8 text from here on. Save the document as UTF-8.”
  package static var documentNotUTF8: Message { Message("document.notUTF8") }

  /// “A value goes into a command only as a whole argument, or as a whole variable of “environment”. Write it as an a…”
  package static var documentNotWholeArgument: Message { Message("document.notWholeArgument") }

  /// “A brace opens here and is not closed. Close it, or write it twice for a brace as it is.”
  package static var documentOpenBrace: Message { Message("document.openBrace") }

  /// “No output.”
  package static var documentOutputEmpty: Message { Message("document.output.empty") }

  /// “The program to run is written out here; it can't come from a value.”
  package static var documentProgramNotFixed: Message { Message("document.programNotFixed") }

  /// “That row is no longer there. Nothing was done.”
  package static var documentRowGone: Message { Message("document.row.gone") }

  /// “Two columns change “{word}”. Give each a value of its own.”
  package static func documentRuleColumnValueTwice(word: Argument) -> Message {
    Message("document.rule.columnValueTwice", ["word": word])
  }

  /// “A combo box has either “suggestions” of its own, or the lines of a command with “from”.”
  package static var documentRuleCombo: Message { Message("document.rule.combo") }

  /// “A condition has “value”, and one of these: {tests}.”
  package static func documentRuleCondition(tests: Argument) -> Message {
    Message("document.rule.condition", ["tests": tests])
  }

  /// ““{word}” is on or off: ask “is: on” or “is: off”.”
  package static func documentRuleConditionOfSwitch(word: Argument) -> Message {
    Message("document.rule.conditionOfSwitch", ["word": word])
  }

  /// ““{word}” holds text: it can be empty or filled, or equal something.”
  package static func documentRuleConditionOfText(word: Argument) -> Message {
    Message("document.rule.conditionOfText", ["word": word])
  }

  /// ““{word}” follows itself, through the values that it follows. Let one of them follow none.”
  package static func documentRuleFollowCircle(word: Argument) -> Message {
    Message("document.rule.followCircle", ["word": word])
  }

  /// “Another picker makes something else of “{word}”. Give this one a value of its own.”
  package static func documentRuleFormTwice(word: Argument) -> Message {
    Message("document.rule.formTwice", ["word": word])
  }

  /// “A value comes from a program with “run”, or follows others with “follows”: write one of the two.”
  package static var documentRuleGivenValue: Message { Message("document.rule.givenValue") }

  /// ““minimum”, {minimum}, is after “maximum”, {maximum}. Exchange them, or change one.”
  package static func documentRuleLimits(minimum: Argument, maximum: Argument) -> Message {
    Message("document.rule.limits", ["minimum": minimum, "maximum": maximum])
  }

  /// “A list has either “rows” of its own, or the rows of a command with “from”.”
  package static var documentRuleList: Message { Message("document.rule.list") }

  /// “A program that writes into a log keeps no output. Remove “into” or “log”.”
  package static var documentRuleLogInto: Message { Message("document.rule.logInto") }

  /// “There are {count} names for {values} values. Each value needs one.”
  package static func documentRuleNameCount(count: Argument, values: Argument) -> Message {
    Message("document.rule.nameCount", ["count": count, "values": values])
  }

  /// ““names” and “words” say the same in two ways. Leave one out.”
  package static var documentRuleNumberNames: Message { Message("document.rule.numberNames") }

  /// “There are two options for “{word}”. Give each a “value” of its own.”
  package static func documentRuleOptionTwice(word: Argument) -> Message {
    Message("document.rule.optionTwice", ["word": word])
  }

  /// ““{word}” is no path. Write names with full stops between them, and [] after one whose list is gone through, suc…”
  package static func documentRulePath(word: Argument) -> Message { Message("document.rule.path", ["word": word]) }

  /// ““path” leads into JSON: write “format: json” too.”
  package static var documentRulePathFormat: Message { Message("document.rule.pathFormat") }

  /// ““{word}” is no pattern that can be checked here. A pattern has letters, [a-z], \\d, \\w, \\s, a full stop, *, +…”
  package static func documentRulePattern(word: Argument, repetition: Argument) -> Message {
    Message("document.rule.pattern", ["word": word, "repetition": repetition])
  }

  /// “A list of values needs one of “options” and “from”. A picker with “columns” leaves these, and “value”, to its c…”
  package static var documentRulePicker: Message { Message("document.rule.picker") }

  /// “A pop-up button has either “options” of its own, or the rows of a command with “from”.”
  package static var documentRulePopupSource: Message { Message("document.rule.popupSource") }

  /// “This preferred action never takes the sheet down. Add “dismiss” to it, in “then” where it waits for a command.”
  package static var documentRulePreferred: Message { Message("document.rule.preferred") }

  /// “A progress has either “percent” or “value”, not both.”
  package static var documentRuleProgress: Message { Message("document.rule.progress") }

  /// “A program that tells how far it is keeps no output. Remove “into”, or “progress” and “status”.”
  package static var documentRuleProgressInto: Message { Message("document.rule.progressInto") }

  /// “Only a host gives rows by range: in a document, a list has “rows” or “from”.”
  package static var documentRuleProvided: Message { Message("document.rule.provided") }

  /// ““row” describes the rows of a command. The rows of this list are written out, and say it themselves.”
  package static var documentRuleRowTemplate: Message { Message("document.rule.rowTemplate") }

  /// ““scope” and “scopes” stand together: “scope” is the value that holds the chosen one. Add the other.”
  package static var documentRuleScopes: Message { Message("document.rule.scopes") }

  /// “Two parts of this search change “{word}”. Give each a value of its own.”
  package static func documentRuleSearchValueTwice(word: Argument) -> Message {
    Message("document.rule.searchValueTwice", ["word": word])
  }

  /// “A secret has one line: “lines: several” is not possible here.”
  package static var documentRuleSecretLines: Message { Message("document.rule.secretLines") }

  /// ““speaker” says who writes into a log. Add “log”.”
  package static var documentRuleSpeaker: Message { Message("document.rule.speaker") }

  /// ““{word}” is a step twice. Leave one of them out.”
  package static func documentRuleStepTwice(word: Argument) -> Message {
    Message("document.rule.stepTwice", ["word": word])
  }

  /// “An app either has tabs or is one task: write “tabs” or “task”.”
  package static var documentRuleTask: Message { Message("document.rule.task") }

  /// “Two of these are called “{word}”. Give each a title of its own.”
  package static func documentRuleTitleTwice(word: Argument) -> Message {
    Message("document.rule.titleTwice", ["word": word])
  }

  /// “A token has either “words” of its own, or the rows of a command with “from”.”
  package static var documentRuleToken: Message { Message("document.rule.token") }

  /// “Tokens stand before a query: give the search a “value” that holds it.”
  package static var documentRuleTokens: Message { Message("document.rule.tokens") }

  /// “The word “{word}” is there twice. Leave one of them out.”
  package static func documentRuleWordTwice(word: Argument) -> Message {
    Message("document.rule.wordTwice", ["word": word])
  }

  /// ““{word}” is secret, and others can read a command's arguments. Give it in “environment” instead.”
  package static func documentSecretArgument(word: Argument) -> Message {
    Message("document.secretArgument", ["word": word])
  }

  /// ““{word}” is secret: it can't be shown, compared or copied. It can only go to a command, in “environment”.”
  package static func documentSecretInText(word: Argument) -> Message {
    Message("document.secretInText", ["word": word])
  }

  /// ““{word}” is on or off. Set it to on or off, or to another such value in braces.”
  package static func documentSetSwitch(word: Argument) -> Message { Message("document.setSwitch", ["word": word]) }

  /// “A second document begins here. Keep one document in the file, and remove the line “---” or “...”.”
  package static var documentSeveralDocuments: Message { Message("document.severalDocuments") }

  /// “This can't be all of {kinds} at once. Make a part of its own of each.”
  package static func documentSeveralKinds(kinds: Argument) -> Message {
    Message("document.severalKinds", ["kinds": kinds])
  }

  /// ““{word}” is on or off, which is no text. Show one text or the other with “hidden when”.”
  package static func documentSwitchInText(word: Argument) -> Message {
    Message("document.switchInText", ["word": word])
  }

  /// “{kind} {word}”
  package static func documentToken(kind: Argument, word: Argument) -> Message {
    Message("document.token", ["kind": kind, "word": word])
  }

  /// “This is nested too deep: at most {limit} levels are read.”
  package static func documentTooDeep(limit: Argument) -> Message { Message("document.tooDeep", ["limit": limit]) }

  /// “This document is too large: at most {megabytes} megabytes are read. Split the app, or let a command provide the…”
  package static func documentTooLarge(megabytes: Argument) -> Message {
    Message("document.tooLarge", ["megabytes": megabytes])
  }

  /// “The document has more than {limit} parts, with everything that is repeated by * counted in full. Let a command …”
  package static func documentTooManyParts(limit: Argument) -> Message {
    Message("document.tooManyParts", ["limit": limit])
  }

  /// ““{word}” holds text, and a value that is on or off is needed here.”
  package static func documentWrongValueSwitchValue(word: Argument) -> Message {
    Message("document.wrongValue.switchValue", ["word": word])
  }

  /// ““{word}” is on or off, and a value that holds text is needed here.”
  package static func documentWrongValueTextValue(word: Argument) -> Message {
    Message("document.wrongValue.textValue", ["word": word])
  }

  /// “This can't be read as YAML. Look for a quote, a bracket or a colon that is missing or one too many, here or on …”
  package static var documentYamlBroken: Message { Message("document.yaml.broken") }

  /// “This character can't stand here: it is a tab used as indentation, or one of % @ ` at the beginning of a text. I…”
  package static var documentYamlCharacter: Message { Message("document.yaml.character") }

  /// “A colon is missing after this key, or a text that goes over several lines needs quotes.”
  package static var documentYamlColon: Message { Message("document.yaml.colon") }

  /// “This is no escape that a text in double quotes knows. Write \\\\ for a backslash, or use single quotes.”
  package static var documentYamlEscape: Message { Message("document.yaml.escape") }

  /// “This line is indented otherwise than the lines that it belongs to. Put it in line with them.”
  package static var documentYamlIndentation: Message { Message("document.yaml.indentation") }

  /// “Brackets are nested too deep here.”
  package static var documentYamlNesting: Message { Message("document.yaml.nesting") }

  /// “A quote or a bracket that opens here is not closed. Close it.”
  package static var documentYamlOpen: Message { Message("document.yaml.open") }

  /// “A colon with a space after it can't stand here. Put the text in quotes, or begin a new line.”
  package static var documentYamlValue: Message { Message("document.yaml.value") }
}
