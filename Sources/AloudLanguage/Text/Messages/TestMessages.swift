// Made by AloudLocaleMaker from locales/wording/en.po: `swift run AloudLocaleMaker` makes it anew.
// swift-format-ignore-file

extension Message {
  /// “{file}: this is no coverage that aloud test has kept.”
  package static func testBadCoverage(file: Argument) -> Message { Message("test.badCoverage", ["file": file]) }

  /// ““{word}” is no part of a whole. Write it such as 2/8.”
  package static func testBadShard(word: Argument) -> Message { Message("test.badShard", ["word": word]) }

  /// ““{word}” isn't known here. Write one of: {allowed}.”
  package static func testBadWord(word: Argument, allowed: Argument) -> Message {
    Message("test.badWord", ["word": word, "allowed": allowed])
  }

  /// “{locale}: {kind}: {percent}. Not shown yet: {missing}.”
  package static func testCoverage(locale: Argument, kind: Argument, percent: Argument, missing: Argument) -> Message {
    Message("test.coverage", ["locale": locale, "kind": kind, "percent": percent, "missing": missing])
  }

  /// “The coverage is {percent}; at least {least} is wanted.”
  package static func testCoverageLow(percent: Argument, least: Argument) -> Message {
    Message("test.coverageLow", ["percent": percent, "least": least])
  }

  /// “{locale}: {kind}: {percent}.”
  package static func testCoverageWhole(locale: Argument, kind: Argument, percent: Argument) -> Message {
    Message("test.coverageWhole", ["locale": locale, "kind": kind, "percent": percent])
  }

  /// “commands”
  package static var testCoveredCommands: Message { Message("test.covered.commands") }

  /// “messages”
  package static var testCoveredMessages: Message { Message("test.covered.messages") }

  /// “plural forms”
  package static var testCoveredPlurals: Message { Message("test.covered.plurals") }

  /// “roles”
  package static var testCoveredRoles: Message { Message("test.covered.roles") }

  /// “settings”
  package static var testCoveredSettings: Message { Message("test.covered.settings") }

  /// “states”
  package static var testCoveredStates: Message { Message("test.covered.states") }

  /// “own texts”
  package static var testCoveredTexts: Message { Message("test.covered.texts") }

  /// “after “{line}”: {fact}: expected {expected}, got {got}”
  package static func testDifference(line: Argument, fact: Argument, expected: Argument, got: Argument) -> Message {
    Message("test.difference", ["line": line, "fact": fact, "expected": expected, "got": got])
  }

  /// “at the start: {fact}: expected {expected}, got {got}”
  package static func testDifferenceAtStart(fact: Argument, expected: Argument, got: Argument) -> Message {
    Message("test.differenceAtStart", ["fact": fact, "expected": expected, "got": got])
  }

  /// “a direction mark is wrong: {text}”
  package static func testFindingDirection(text: Argument) -> Message {
    Message("test.finding.direction", ["text": text])
  }

  /// “two colons where one belongs: {text}”
  package static func testFindingDoubledColon(text: Argument) -> Message {
    Message("test.finding.doubledColon", ["text": text])
  }

  /// “two stops where one belongs: {text}”
  package static func testFindingDoubledStop(text: Argument) -> Message {
    Message("test.finding.doubledStop", ["text": text])
  }

  /// “put together from pieces: {text}”
  package static func testFindingGlued(text: Argument) -> Message { Message("test.finding.glued", ["text": text]) }

  /// “too long for a braille line: {text}”
  package static func testFindingLongBraille(text: Argument) -> Message {
    Message("test.finding.longBraille", ["text": text])
  }

  /// “depends on a number, and has one form only: {text}”
  package static func testFindingMissingPlural(text: Argument) -> Message {
    Message("test.finding.missingPlural", ["text": text])
  }

  /// “a narrow width breaks it within a word: {text}”
  package static func testFindingNarrow(text: Argument) -> Message { Message("test.finding.narrow", ["text": text]) }

  /// “not translated: {text}”
  package static func testFindingUnlocalised(text: Argument) -> Message {
    Message("test.finding.unlocalised", ["text": text])
  }

  /// “the voice can't say it: {text}”
  package static func testFindingUnspoken(text: Argument) -> Message {
    Message("test.finding.unspoken", ["text": text])
  }

  /// “Findings: {count}.”
  package static func testFindings(count: Argument) -> Message { Message("test.findings", ["count": count]) }

  /// “{file}: there are no transcripts here. Their names end in .transcript.”
  package static func testNoTranscripts(file: Argument) -> Message { Message("test.noTranscripts", ["file": file]) }

  /// “nothing”
  package static var testNothing: Message { Message("test.nothing") }

  /// “A double quote isn't closed in “{word}”. Close it.”
  package static func testOpenQuote(word: Argument) -> Message { Message("test.openQuote", ["word": word]) }

  /// “{file}: recorded. Read it aloud.”
  package static func testRecorded(file: Argument) -> Message { Message("test.recorded", ["file": file]) }

  /// “Passed: {passed}. Failed: {failed}. Left out: {skipped}.”
  package static func testSummary(passed: Argument, failed: Argument, skipped: Argument) -> Message {
    Message("test.summary", ["passed": passed, "failed": failed, "skipped": skipped])
  }

  /// ““{word}” isn't a date and time. Write it as 2026-11-20T09:30, with seconds if they matter.”
  package static func testTranscriptBadDate(word: Argument) -> Message {
    Message("test.transcript.badDate", ["word": word])
  }

  /// ““{word}” isn't an exit code. Write a number from 0 to 255.”
  package static func testTranscriptBadExit(word: Argument) -> Message {
    Message("test.transcript.badExit", ["word": word])
  }

  /// ““{word}” isn't known for stderr. Write “empty” or “any”.”
  package static func testTranscriptBadStderr(word: Argument) -> Message {
    Message("test.transcript.badStderr", ["word": word])
  }

  /// ““>” stands alone. For an empty input line write “> ”, with the space.”
  package static var testTranscriptBareSign: Message { Message("test.transcript.bareSign") }

  /// “The line ends in CR LF. Save the file with LF line ends.”
  package static var testTranscriptCrlf: Message { Message("test.transcript.crlf") }

  /// ““{word}” has no value. Give it one, or remove the line.”
  package static func testTranscriptEmptyKey(word: Argument) -> Message {
    Message("test.transcript.emptyKey", ["word": word])
  }

  /// “There is no header. Write at least one line such as “requirement: LOOP-1” right below the comments.”
  package static var testTranscriptNoHeader: Message { Message("test.transcript.noHeader") }

  /// ““{line}” isn't a header line. Write “key: value”, and a blank line between the header and the conversation.”
  package static func testTranscriptNotHeaderLine(line: Argument) -> Message {
    Message("test.transcript.notHeaderLine", ["line": line])
  }

  /// “The line isn't UTF-8. Save the file as UTF-8.”
  package static var testTranscriptNotUTF8: Message { Message("test.transcript.notUTF8") }

  /// “The line has a NUL. Remove it.”
  package static var testTranscriptNul: Message { Message("test.transcript.nul") }

  /// “A double quote isn't closed. Put one at the end of the word.”
  package static var testTranscriptOpenQuote: Message { Message("test.transcript.openQuote") }

  /// ““{word}” was already given on line {line}. Keep one of the two.”
  package static func testTranscriptRepeatedKey(word: Argument, line: Argument) -> Message {
    Message("test.transcript.repeatedKey", ["word": word, "line": line])
  }

  /// “There is no header key “{word}”. Use one of {allowed}.”
  package static func testTranscriptUnknownKey(word: Argument, allowed: Argument) -> Message {
    Message("test.transcript.unknownKey", ["word": word, "allowed": allowed])
  }

  /// “Nothing is recorded for this. Record it with --record.”
  package static var testUnrecorded: Message { Message("test.unrecorded") }

  /// “{file}: this file can't be written. Check the permissions, and whether the disk is full.”
  package static func testUnwritable(file: Argument) -> Message { Message("test.unwritable", ["file": file]) }
}
