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

  /// “Nothing is recorded for this. Record it with --record.”
  package static var testUnrecorded: Message { Message("test.unrecorded") }

  /// “{file}: this file can't be written. Check the permissions, and whether the disk is full.”
  package static func testUnwritable(file: Argument) -> Message { Message("test.unwritable", ["file": file]) }
}
