// Made by AloudLocaleMaker from locales/wording/en.po: `swift run AloudLocaleMaker` makes it anew.
// swift-format-ignore-file

extension Message {
  /// “{name}: done.”
  package static func actDone(name: Argument) -> Message { Message("act.done", ["name": name]) }

  /// “Done.”
  package static var actDoneUnnamed: Message { Message("act.doneUnnamed") }

  /// “Say \"OK\".”
  package static var alertHint: Message { Message("alert.hint") }

  /// “OK|okay|all right”
  package static var alertOk: Message { Message("alert.ok") }

  /// “close|close it|close this”
  package static var answerClose: Message { Message("answer.close") }

  /// “no|don't”
  package static var answerNo: Message { Message("answer.no") }

  /// “yes|right|correct|that's right”
  package static var answerYes: Message { Message("answer.yes") }

  /// “never”
  package static var askAgainNever: Message { Message("askAgain.never") }

  /// “after {count} seconds”
  package static func askAgainSeconds(count: Argument) -> Message { Message("askAgain.seconds", ["count": count]) }

  /// “To the author of this app: several things in {place} have the id {id}. Give each one its own.”
  package static func authorRepeatedID(place: Argument, id: Argument) -> Message {
    Message("author.repeatedID", ["place": place, "id": id])
  }

  /// “There is nothing to go back to.”
  package static var backNone: Message { Message("back.none") }

  /// “{number}”
  package static func brailleNumber(number: Argument) -> Message { Message("braille.number", ["number": number]) }

  /// “{index}/{count}”
  package static func braillePosition(index: Argument, count: Argument) -> Message {
    Message("braille.position", ["index": index, "count": count])
  }

  /// “h{level}”
  package static func brailleRoleHeadingLevel(level: Argument) -> Message {
    Message("braille.role.headingLevel", ["level": level])
  }

  /// “The table {table} has eight dots, and a page for an embosser six. --braille-table names another one.”
  package static func brailleTableEightDots(table: Argument) -> Message {
    Message("brailleTable.eightDots", ["table": table])
  }

  /// “Braille tables come with liblouis, which is not installed. On Debian and Ubuntu: apt install liblouis20 libloui…”
  package static var brailleTableNoLibrary: Message { Message("brailleTable.noLibrary") }

  /// “Pages for an embosser need a table of six dots: none were written.”
  package static var brailleTableNoPages: Message { Message("brailleTable.noPages") }

  /// “liblouis has no table for this language: {language}. --braille-table names another one.”
  package static func brailleTableNoneForLanguage(language: Argument) -> Message {
    Message("brailleTable.noneForLanguage", ["language": language])
  }

  /// “Braille goes on as plain text.”
  package static var brailleTablePlain: Message { Message("brailleTable.plain") }

  /// “liblouis has no table called {table}, or can't read it. Its tables are in /usr/share/liblouis/tables, from the …”
  package static func brailleTableUnusable(table: Argument) -> Message {
    Message("brailleTable.unusable", ["table": table])
  }

  /// “it could not be brought up to date”
  package static var buttonNotUpdated: Message { Message("button.notUpdated") }

  /// “There is nothing to cancel.”
  package static var cancelNone: Message { Message("cancel.none") }

  /// “all|everything|all of them”
  package static var checkAll: Message { Message("check.all") }

  /// “all but {object}|all except {object}|everything but {object}|everything except {object}”
  package static func checkAllBut(object: Argument) -> Message { Message("check.allBut", ["object": object]) }

  /// “Checked: {count}.”
  package static func checkCount(count: Argument) -> Message { Message("check.count", ["count": count]) }

  /// “none|nothing|none of them”
  package static var checkNone: Message { Message("check.none") }

  /// “There is no text to clear here.”
  package static var clearNothing: Message { Message("clear.nothing") }

  /// “Copied: {text}.”
  package static func clipboardCopied(text: Argument) -> Message { Message("clipboard.copied", ["text": text]) }

  /// “There is nothing to copy.”
  package static var clipboardNothingToCopy: Message { Message("clipboard.nothingToCopy") }

  /// “There is nothing to paste.”
  package static var clipboardNothingToPaste: Message { Message("clipboard.nothingToPaste") }

  /// “Too long for the terminal’s clipboard, which takes {limit} bytes. “Paste” has it all the same.”
  package static func clipboardTooLong(limit: Argument) -> Message { Message("clipboard.tooLong", ["limit": limit]) }

  /// “Say \"{phrase}\" to do it, or \"{keep}\".”
  package static func confirmChoices(phrase: Argument, keep: Argument) -> Message {
    Message("confirm.choices", ["phrase": phrase, "keep": keep])
  }

  /// “{name} is gone. Nothing was done.”
  package static func confirmGone(name: Argument) -> Message { Message("confirm.gone", ["name": name]) }

  /// “keep”
  package static var confirmKeep: Message { Message("confirm.keep") }

  /// “Nothing was done.”
  package static var confirmKept: Message { Message("confirm.kept") }

  /// “confirm {name}”
  package static func confirmPhrase(name: Argument) -> Message { Message("confirm.phrase", ["name": name]) }

  /// “confirm {name} {thing}”
  package static func confirmPhraseOf(name: Argument, thing: Argument) -> Message {
    Message("confirm.phraseOf", ["name": name, "thing": thing])
  }

  /// “Really: {name}? It may not be possible to undo this.”
  package static func confirmQuestion(name: Argument) -> Message { Message("confirm.question", ["name": name]) }

  /// “Really: {name}, {thing}? It may not be possible to undo this.”
  package static func confirmQuestionOf(name: Argument, thing: Argument) -> Message {
    Message("confirm.questionOf", ["name": name, "thing": thing])
  }

  /// “unnamed item”
  package static var confirmUnnamed: Message { Message("confirm.unnamed") }

  /// “{option}: invalid numeric value”
  package static func dialectBadNumber(option: Argument) -> Message { Message("dialect.badNumber", ["option": option]) }

  /// “What the variable {name} holds is wrong.”
  package static func dialectBadVariable(name: Argument) -> Message { Message("dialect.badVariable", ["name": name]) }

  /// “{option}: missing argument”
  package static func dialectMissingValue(option: Argument) -> Message {
    Message("dialect.missingValue", ["option": option])
  }

  /// “Write it so: {usage}”
  package static func dialectNeeds(usage: Argument) -> Message { Message("dialect.needs", ["usage": usage]) }

  /// “Name one box, such as {example}.”
  package static func dialectNoBox(example: Argument) -> Message { Message("dialect.noBox", ["example": example]) }

  /// “{option}: there is no screen here that has colors and keys.”
  package static func dialectNoScreen(option: Argument) -> Message { Message("dialect.noScreen", ["option": option]) }

  /// “{option}: option does not take an argument”
  package static func dialectNoValue(option: Argument) -> Message { Message("dialect.noValue", ["option": option]) }

  /// “{option}: not with this box”
  package static func dialectUnexpected(option: Argument) -> Message {
    Message("dialect.unexpected", ["option": option])
  }

  /// “{option}: unknown option”
  package static func dialectUnknownOption(option: Argument) -> Message {
    Message("dialect.unknownOption", ["option": option])
  }

  /// “cap|capital”
  package static var dictationCapital: Message { Message("dictation.capital") }

  /// “full stop|period”
  package static var dictationFullStop: Message { Message("dictation.fullStop") }

  /// “new line|new paragraph”
  package static var dictationNewLine: Message { Message("dictation.newLine") }

  /// “{count} hours”
  package static func durationHours(count: Argument) -> Message { Message("duration.hours", ["count": count]) }

  /// “{count} minutes”
  package static func durationMinutes(count: Argument) -> Message { Message("duration.minutes", ["count": count]) }

  /// “{parts}”
  package static func durationParts(parts: Argument) -> Message { Message("duration.parts", ["parts": parts]) }

  /// “{count} seconds”
  package static func durationSeconds(count: Argument) -> Message { Message("duration.seconds", ["count": count]) }

  /// “The input has ended. {sheet} was not saved.”
  package static func endUnsaved(sheet: Argument) -> Message { Message("end.unsaved", ["sheet": sheet]) }

  /// “{sheet} was not saved either.”
  package static func endUnsavedToo(sheet: Argument) -> Message { Message("end.unsavedToo", ["sheet": sheet]) }

  /// “Type the text, or say \"cancel\".”
  package static var entryHint: Message { Message("entry.hint") }

  /// “\"Done\" keeps the text, \"cancel\" leaves it as it was.”
  package static var entryHintKeep: Message { Message("entry.hintKeep") }

  /// “Type the lines. A full stop alone on a line ends them; \"cancel\" leaves everything as it was.”
  package static var entryHintLines: Message { Message("entry.hintLines") }

  /// “Type it; it is neither shown nor spoken. Or say \"cancel\".”
  package static var entryHintSecure: Message { Message("entry.hintSecure") }

  /// “Type the text or the beginning of a suggestion, or say \"next\" to hear one. \"Cancel\" leaves it as it was.”
  package static var entryHintSuggestions: Message { Message("entry.hintSuggestions") }

  /// “Type the beginning of a suggestion, or say \"next\" to hear one. \"Cancel\" leaves it as it was.”
  package static var entryHintSuggestionsOnly: Message { Message("entry.hintSuggestionsOnly") }

  /// “Replace what {field} holds with “{text}”? Say yes or no.”
  package static func entryReplace(field: Argument, text: Argument) -> Message {
    Message("entry.replace", ["field": field, "text": text])
  }

  /// “{field} is as it was.”
  package static func entryUnchanged(field: Argument) -> Message { Message("entry.unchanged", ["field": field]) }

  /// “.”
  package static var factsFullStop: Message { Message("facts.fullStop") }

  /// “name value description image role states position”
  package static var factsOrder: Message { Message("facts.order") }

  /// “, ”
  package static var factsSeparator: Message { Message("facts.separator") }

  /// “{count} of {all} match \"{text}\".”
  package static func findCount(count: Argument, all: Argument, text: Argument) -> Message {
    Message("find.count", ["count": count, "all": all, "text": text])
  }

  /// “There are no more matches.”
  package static var findEnd: Message { Message("find.end") }

  /// “Say \"next match\" for more.”
  package static var findMore: Message { Message("find.more") }

  /// “Nothing here matches \"{text}\".”
  package static func findNone(text: Argument) -> Message { Message("find.none", ["text": text]) }

  /// “Nothing has been looked for here. Say \"find\" and a word.”
  package static var findNothing: Message { Message("find.nothing") }

  /// “{file}: laid out otherwise.”
  package static func formatDiffers(file: Argument) -> Message { Message("format.differs", ["file": file]) }

  /// “{file} can't be written, and is as it was. Check its permissions, and that the disk is not full.”
  package static func formatNotWritten(file: Argument) -> Message { Message("format.notWritten", ["file": file]) }

  /// “{file}: nothing to change.”
  package static func formatSame(file: Argument) -> Message { Message("format.same", ["file": file]) }

  /// “{file}: it is written in a way that can't be laid out anew safely. Nothing was changed.”
  package static func formatUnsure(file: Argument) -> Message { Message("format.unsure", ["file": file]) }

  /// “{file}: written anew.”
  package static func formatWritten(file: Argument) -> Message { Message("format.written", ["file": file]) }

  /// “What reports the progress ended at {percent}.”
  package static func gaugeFeederEnded(percent: Argument) -> Message {
    Message("gauge.feederEnded", ["percent": percent])
  }

  /// “Out of {group}.”
  package static func groupLeft(group: Argument) -> Message { Message("group.left", ["group": group]) }

  /// “Asleep. Say \"wake up\" to go on.”
  package static var hearingAsleep: Message { Message("hearing.asleep") }

  /// “Awake.”
  package static var hearingAwake: Message { Message("hearing.awake") }

  /// “Say it in other words.”
  package static var hearingOtherWords: Message { Message("hearing.otherWords") }

  /// “{line}. Right?”
  package static func hearingRight(line: Argument) -> Message { Message("hearing.right", ["line": line]) }

  /// “What can be said has changed meanwhile. Say it again.”
  package static var hearingStale: Message { Message("hearing.stale") }

  /// “That was not clear. Say it again.”
  package static var hearingUnsure: Message { Message("hearing.unsure") }

  /// “{first} or {second}?”
  package static func hearingWhich(first: Argument, second: Argument) -> Message {
    Message("hearing.which", ["first": first, "second": second])
  }

  /// “hidden character”
  package static var hiddenCharacter: Message { Message("hidden.character") }

  /// “after {title}”
  package static func historyBehind(title: Argument) -> Message { Message("history.behind", ["title": title]) }

  /// “There are no screens behind this one.”
  package static var historyNone: Message { Message("history.none") }

  /// “Screens behind”
  package static var historyTitle: Message { Message("history.title") }

  /// “image of {description}”
  package static func imageShows(description: Argument) -> Message {
    Message("image.shows", ["description": description])
  }

  /// “The index has no \"{title}\".”
  package static func indexNoSection(title: Argument) -> Message { Message("index.noSection", ["title": title]) }

  /// “There is no index here.”
  package static var indexNone: Message { Message("index.none") }

  /// “Line cleared.”
  package static var keysCleared: Message { Message("keys.cleared") }

  /// “{count} completions”
  package static func keysCompletions(count: Argument) -> Message { Message("keys.completions", ["count": count]) }

  /// “{text} gone”
  package static func keysGone(text: Argument) -> Message { Message("keys.gone", ["text": text]) }

  /// “Nothing to complete.”
  package static var keysNoCompletion: Message { Message("keys.noCompletion") }

  /// “No earlier line.”
  package static var keysNoEarlier: Message { Message("keys.noEarlier") }

  /// “No later line.”
  package static var keysNoLater: Message { Message("keys.noLater") }

  /// “That is no letter.”
  package static var keysUnreadable: Message { Message("keys.unreadable") }

  /// “English”
  package static var languageName: Message { Message("language.name") }

  /// “{count} remarks.”
  package static func lintCount(count: Argument) -> Message { Message("lint.count", ["count": count]) }

  /// “{place}. {remedy}”
  package static func lintMending(place: Argument, remedy: Argument) -> Message {
    Message("lint.mending", ["place": place, "remedy": remedy])
  }

  /// “No remarks.”
  package static var lintNone: Message { Message("lint.none") }

  /// “{count} remarks on this document. Say \"remarks\".”
  package static func lintSay(count: Argument) -> Message { Message("lint.say", ["count": count]) }

  /// “Remarks”
  package static var lintTitle: Message { Message("lint.title") }

  /// “There is no rule “{word}”. There are: {allowed}.”
  package static func lintUnknownRule(word: Argument, allowed: Argument) -> Message {
    Message("lint.unknownRule", ["word": word, "allowed": allowed])
  }

  /// “The recogniser gives more lines than anybody can say, and is stopped: {command}”
  package static func listeningFlooded(command: Argument) -> Message {
    Message("listening.flooded", ["command": command])
  }

  /// “The recogniser ends again and again, and is not started any more. Lines can still be typed: {command}”
  package static func listeningGaveUp(command: Argument) -> Message {
    Message("listening.gaveUp", ["command": command])
  }

  /// “The recogniser ends again and again, and is not started any more. Lines can still be typed. {command}: {reason}”
  package static func listeningGaveUpReason(command: Argument, reason: Argument) -> Message {
    Message("listening.gaveUpReason", ["command": command, "reason": reason])
  }

  /// “The grammar can't be written. Check that the folder is there, can be written to, and has room: {file}”
  package static func listeningGrammarNotWritten(file: Argument) -> Message {
    Message("listening.grammarNotWritten", ["file": file])
  }

  /// “Listening. While Aloud speaks it does not listen; with --barge-in it does.”
  package static var listeningHalfDuplex: Message { Message("listening.halfDuplex") }

  /// “The recogniser gave a line that can't be read; it is left out: {command}”
  package static func listeningNoText(command: Argument) -> Message {
    Message("listening.noText", ["command": command])
  }

  /// “The recogniser has ended and is started again: {command}”
  package static func listeningRestarted(command: Argument) -> Message {
    Message("listening.restarted", ["command": command])
  }

  /// “Listening.”
  package static var listeningStarted: Message { Message("listening.started") }

  /// “The language could not be changed: {file}, line {line}, can't be read.”
  package static func localeDamaged(file: Argument, line: Argument) -> Message {
    Message("locale.damaged", ["file": file, "line": line])
  }

  /// “There are no words for {asked}. {used} is used.”
  package static func localeFallback(asked: Argument, used: Argument) -> Message {
    Message("locale.fallback", ["asked": asked, "used": used])
  }

  /// “{folder}: this folder can't be read. Check that it is a folder, and its permissions.”
  package static func localeFolderFailed(folder: Argument) -> Message {
    Message("localeFolder.failed", ["folder": folder])
  }

  /// “The file is left out, and the program's own is used. \"aloud locales --check\" tells all errors.”
  package static var localeFolderLeftOut: Message { Message("localeFolder.leftOut") }

  /// “{folder}: there is no such folder. Check the path.”
  package static func localeFolderMissing(folder: Argument) -> Message {
    Message("localeFolder.missing", ["folder": folder])
  }

  /// “This is the beginning.”
  package static var moveBeginning: Message { Message("move.beginning") }

  /// “This is the end.”
  package static var moveEnd: Message { Message("move.end") }

  /// “Something here is called {name} too. Say \"press {name}\" for it.”
  package static func nameAlsoHere(name: Argument) -> Message { Message("name.alsoHere", ["name": name]) }

  /// “The list has changed: {number} is now “{now}”, not “{before}”. Say {number} again to use it.”
  package static func numberMoved(number: Argument, now: Argument, before: Argument) -> Message {
    Message("number.moved", ["number": number, "now": now, "before": before])
  }

  /// “There is no {number}. There are {count} items here.”
  package static func numberNone(number: Argument, count: Argument) -> Message {
    Message("number.none", ["number": number, "count": count])
  }

  /// “{number}”
  package static func numberPlain(number: Argument) -> Message { Message("number.plain", ["number": number]) }

  /// “{number}. ”
  package static func numberPrefix(number: Argument) -> Message { Message("number.prefix", ["number": number]) }

  /// “The output can't be written. Check that the disk is not full.”
  package static var outputFailed: Message { Message("output.failed") }

  /// “{first} to {last} of {count}.”
  package static func pageLast(first: Argument, last: Argument, count: Argument) -> Message {
    Message("page.last", ["first": first, "last": last, "count": count])
  }

  /// “{first} to {last} of {count}. Say \"next page\" for more.”
  package static func pageMore(first: Argument, last: Argument, count: Argument) -> Message {
    Message("page.more", ["first": first, "last": last, "count": count])
  }

  /// “You are at {name}, {position}.”
  package static func placeAt(name: Argument, position: Argument) -> Message {
    Message("place.at", ["name": name, "position": position])
  }

  /// “Back to {title}.”
  package static func placeBack(title: Argument) -> Message { Message("place.back", ["title": title]) }

  /// “{count} changed.”
  package static func placeChanged(count: Argument) -> Message { Message("place.changed", ["count": count]) }

  /// “{count} items.”
  package static func placeCount(count: Argument) -> Message { Message("place.count", ["count": count]) }

  /// “There is nothing here.”
  package static var placeEmpty: Message { Message("place.empty") }

  /// “{place} is open. \"{leave}\" leaves it.”
  package static func placeOpen(place: Argument, leave: Argument) -> Message {
    Message("place.open", ["place": place, "leave": leave])
  }

  /// “{value}”
  package static func plain(value: Argument) -> Message { Message("plain", ["value": value]) }

  /// “{index} of {count}”
  package static func position(index: Argument, count: Argument) -> Message {
    Message("position", ["index": index, "count": count])
  }

  /// “{percent}”
  package static func progressPercent(percent: Argument) -> Message {
    Message("progress.percent", ["percent": percent])
  }

  /// “Still working.”
  package static var progressStillWorking: Message { Message("progress.stillWorking") }

  /// “Still working: {names}.”
  package static func progressStillWorkingOn(names: Argument) -> Message {
    Message("progress.stillWorkingOn", ["names": names])
  }

  /// “under way”
  package static var progressUnknown: Message { Message("progress.unknown") }

  /// “That was typed before the question, so it does not count.”
  package static var questionTypedAhead: Message { Message("question.typedAhead") }

  /// “{count} more questions wait.”
  package static func questionsWait(count: Argument) -> Message { Message("questions.wait", ["count": count]) }

  /// “Goodbye.”
  package static var quitGoodbye: Message { Message("quit.goodbye") }

  /// “The change in {name} is not kept yet. Say \"save\", \"discard\" or \"keep editing\".”
  package static func quitUnkept(name: Argument) -> Message { Message("quit.unkept", ["name": name]) }

  /// “The change in {name} is not kept yet. Say \"save\", \"{phrase}\" or \"keep editing\".”
  package static func quitUnkeptHeard(name: Argument, phrase: Argument) -> Message {
    Message("quit.unkeptHeard", ["name": name, "phrase": phrase])
  }

  /// “{count} words a minute”
  package static func rateValue(count: Argument) -> Message { Message("rate.value", ["count": count]) }

  /// “no stars”
  package static var ratingNone: Message { Message("rating.none") }

  /// “{count} stars”
  package static func ratingStars(count: Argument) -> Message { Message("rating.stars", ["count": count]) }

  /// “{value} of {count} stars”
  package static func ratingValue(value: Argument, count: Argument) -> Message {
    Message("rating.value", ["value": value, "count": count])
  }

  /// “This is the end. \"First\" begins again.”
  package static var readEnd: Message { Message("read.end") }

  /// “{count} more lines. Say \"read\" to go on.”
  package static func readMore(count: Argument) -> Message { Message("read.more", ["count": count]) }

  /// “{name} can't be done again: {reason}.”
  package static func redoBecause(name: Argument, reason: Argument) -> Message {
    Message("redo.because", ["name": name, "reason": reason])
  }

  /// “Done again: {name}.”
  package static func redoDone(name: Argument) -> Message { Message("redo.done", ["name": name]) }

  /// “There is nothing to redo.”
  package static var redoNone: Message { Message("redo.none") }

  /// “Say a number, a name, or \"help\".”
  package static var retryFirst: Message { Message("retry.first") }

  /// “\"{line}\" is not understood.”
  package static func retryNotUnderstood(line: Argument) -> Message { Message("retry.notUnderstood", ["line": line]) }

  /// “Say a value, or \"help\".”
  package static var retryPicker: Message { Message("retry.picker") }

  /// “There are {count} things to choose here:”
  package static func retrySecond(count: Argument) -> Message { Message("retry.second", ["count": count]) }

  /// “heading level {level}”
  package static func roleHeadingLevel(level: Argument) -> Message { Message("role.headingLevel", ["level": level]) }

  /// “popover of {control}”
  package static func rolePopoverOf(control: Argument) -> Message { Message("role.popoverOf", ["control": control]) }

  /// “An app for Aloud”
  package static var schemaTitle: Message { Message("schema.title") }

  /// “That is no longer there.”
  package static var screenGone: Message { Message("screen.gone") }

  /// “filled, hidden”
  package static var secureFilled: Message { Message("secure.filled") }

  /// “{item} is gone. Nothing is selected in {name} now.”
  package static func selectionGone(item: Argument, name: Argument) -> Message {
    Message("selection.gone", ["item": item, "name": name])
  }

  /// “{value} can't be chosen. The nearest: {nearest}.”
  package static func sliderBetween(value: Argument, nearest: Argument) -> Message {
    Message("slider.between", ["value": value, "nearest": nearest])
  }

  /// “{name}, {value}: its limits have changed.”
  package static func sliderBroughtIn(name: Argument, value: Argument) -> Message {
    Message("slider.broughtIn", ["name": name, "value": value])
  }

  /// “{value} of {last}”
  package static func sliderTime(value: Argument, last: Argument) -> Message {
    Message("slider.time", ["value": value, "last": last])
  }

  /// “space”
  package static var spellSpace: Message { Message("spell.space") }

  /// “{first}, {rest}”
  package static func spellWords(first: Argument, rest: Argument) -> Message {
    Message("spell.words", ["first": first, "rest": rest])
  }

  /// “dimmed: {reason}”
  package static func stateDimmedBecause(reason: Argument) -> Message {
    Message("state.dimmedBecause", ["reason": reason])
  }

  /// “not valid: {reason}”
  package static func stateInvalidBecause(reason: Argument) -> Message {
    Message("state.invalidBecause", ["reason": reason])
  }

  /// “A number from {first} to {last} is needed.”
  package static func stepperLimits(first: Argument, last: Argument) -> Message {
    Message("stepper.limits", ["first": first, "last": last])
  }

  /// “{value}, from {first} to {last}”
  package static func stepperValue(value: Argument, first: Argument, last: Argument) -> Message {
    Message("stepper.value", ["value": value, "first": first, "last": last])
  }

  /// “{count} suggestions.”
  package static func suggestCount(count: Argument) -> Message { Message("suggest.count", ["count": count]) }

  /// “An empty line takes the one in front, a number another.”
  package static var suggestHint: Message { Message("suggest.hint") }

  /// “{count} match. In front: {name}.”
  package static func suggestMatches(count: Argument, name: Argument) -> Message {
    Message("suggest.matches", ["count": count, "name": name])
  }

  /// “Nothing that is offered is called “{text}”.”
  package static func suggestNone(text: Argument) -> Message { Message("suggest.none", ["text": text]) }

  /// “There is: {names}.”
  package static func suggestOffered(names: Argument) -> Message { Message("suggest.offered", ["names": names]) }

  /// “This is the first tab.”
  package static var tabsBeginning: Message { Message("tabs.beginning") }

  /// “{count} tabs.”
  package static func tabsCount(count: Argument) -> Message { Message("tabs.count", ["count": count]) }

  /// “This is the last tab.”
  package static var tabsEnd: Message { Message("tabs.end") }

  /// “There is no tab {number}. There are {count} tabs.”
  package static func tabsNone(number: Argument, count: Argument) -> Message {
    Message("tabs.none", ["number": number, "count": count])
  }

  /// “{tab}, tab {index} of {count}, selected.”
  package static func tabsSelected(tab: Argument, index: Argument, count: Argument) -> Message {
    Message("tabs.selected", ["tab": tab, "index": index, "count": count])
  }

  /// “Cancelled.”
  package static var taskCancelled: Message { Message("task.cancelled") }

  /// “That would be less than no time.”
  package static var timerBelowZero: Message { Message("timer.belowZero") }

  /// “Hours”
  package static var timerHours: Message { Message("timer.hours") }

  /// “Minutes”
  package static var timerMinutes: Message { Message("timer.minutes") }

  /// “Rounded to whole minutes.”
  package static var timerRounded: Message { Message("timer.rounded") }

  /// “{value} is too long. The longest that can be chosen is {maximum}.”
  package static func timerTooLong(value: Argument, maximum: Argument) -> Message {
    Message("timer.tooLong", ["value": value, "maximum": maximum])
  }

  /// “{value} is too short. The shortest that can be chosen is {minimum}.”
  package static func timerTooShort(value: Argument, minimum: Argument) -> Message {
    Message("timer.tooShort", ["value": value, "minimum": minimum])
  }

  /// “That is less than a minute. A timer goes by whole minutes.”
  package static var timerUnderMinute: Message { Message("timer.underMinute") }

  /// “oe=œ|ae=æ”
  package static var typingLetters: Message { Message("typing.letters") }

  /// “Line {line} is no question. Write an object such as this: {example}”
  package static func understandBadLine(line: Argument, example: Argument) -> Message {
    Message("understand.badLine", ["line": line, "example": example])
  }

  /// “{name} can't be undone: {reason}.”
  package static func undoBecause(name: Argument, reason: Argument) -> Message {
    Message("undo.because", ["name": name, "reason": reason])
  }

  /// “Undone: {name}.”
  package static func undoDone(name: Argument) -> Message { Message("undo.done", ["name": name]) }

  /// “{name}: what it was about is gone, so nothing was done.”
  package static func undoGone(name: Argument) -> Message { Message("undo.gone", ["name": name]) }

  /// “{name} can't be undone.”
  package static func undoLasting(name: Argument) -> Message { Message("undo.lasting", ["name": name]) }

  /// “Answer the question first.”
  package static var undoLater: Message { Message("undo.later") }

  /// “There is nothing to undo.”
  package static var undoNone: Message { Message("undo.none") }

  /// “In {place}.”
  package static func undoPlace(place: Argument) -> Message { Message("undo.place", ["place": place]) }

  /// “what it changed has been changed since”
  package static var undoSince: Message { Message("undo.since") }

  /// “{name} {value}|set {name} to {value}|{name} to {value}|change {name} to {value}|make {name} {value}|{name} is {…”
  package static func valueAssign(name: Argument, value: Argument) -> Message {
    Message("value.assign", ["name": name, "value": value])
  }

  /// “no {value}|i mean {value}|i meant {value}|no i mean {value}|make it {value}|make that {value}|rather {value}|ch…”
  package static func valueCorrect(value: Argument) -> Message { Message("value.correct", ["value": value]) }

  /// “\"{value}\" is not understood for {name}. Nothing was changed.”
  package static func valueNotTaken(value: Argument, name: Argument) -> Message {
    Message("value.notTaken", ["value": value, "name": name])
  }

  /// “the language's own”
  package static var voiceLanguage: Message { Message("voice.language") }

  /// “Menu {title}.”
  package static func whereMenu(title: Argument) -> Message { Message("where.menu", ["title": title]) }

  /// “Popover {title}.”
  package static func wherePopover(title: Argument) -> Message { Message("where.popover", ["title": title]) }

  /// “Screen {title}.”
  package static func whereScreen(title: Argument) -> Message { Message("where.screen", ["title": title]) }

  /// “Sheet {title}.”
  package static func whereSheet(title: Argument) -> Message { Message("where.sheet", ["title": title]) }

  /// “Answer with a number or a name. \"Cancel\" leaves the question.”
  package static var whichHelp: Message { Message("which.help") }

  /// “Nothing chosen.”
  package static var whichLeft: Message { Message("which.left") }

  /// “Say more of the name to narrow them down.”
  package static var whichMore: Message { Message("which.more") }

  /// “the {name} one|that {name} one|{name} one|the {name}”
  package static func whichOne(name: Argument) -> Message { Message("which.one", ["name": name]) }

  /// “{count} things match. Which one?”
  package static func whichQuestion(count: Argument) -> Message { Message("which.question", ["count": count]) }

  /// “Done: {work}.”
  package static func workDone(work: Argument) -> Message { Message("work.done", ["work": work]) }

  /// “Done: {work}, after {duration}.”
  package static func workDoneAfter(work: Argument, duration: Argument) -> Message {
    Message("work.doneAfter", ["work": work, "duration": duration])
  }

  /// “The command \"{command}\" doubles the letters of this console.”
  package static func zoomConsole(command: Argument) -> Message { Message("zoom.console", ["command": command]) }

  /// “Ctrl and plus make this terminal's own letters larger, Ctrl and minus smaller.”
  package static var zoomControlPlus: Message { Message("zoom.controlPlus") }

  /// “Ctrl, Shift and plus make this terminal's own letters larger, Ctrl, Shift and minus smaller.”
  package static var zoomControlShiftPlus: Message { Message("zoom.controlShiftPlus") }

  /// “Shift and the plus of the number pad make this terminal's own letters larger, Shift and its minus smaller.”
  package static var zoomNumberPad: Message { Message("zoom.numberPad") }

  /// “Only the terminal can make its letters larger: most do with Ctrl and plus.”
  package static var zoomUnknown: Message { Message("zoom.unknown") }
}
