// Made by AloudLocaleMaker from locales/wording/en.po: `swift run AloudLocaleMaker` makes it anew.
// swift-format-ignore-file

extension Message {
  /// “assistant”
  package static var logAssistant: Message { Message("log.assistant") }

  /// “{column}: {value}”
  package static func logCell(column: Argument, value: Argument) -> Message {
    Message("log.cell", ["column": column, "value": value])
  }

  /// “Code, {count} lines”
  package static func logCode(count: Argument) -> Message { Message("log.code", ["count": count]) }

  /// “Code, {language}, {count} lines”
  package static func logCodeIn(language: Argument, count: Argument) -> Message {
    Message("log.codeIn", ["language": language, "count": count])
  }

  /// “{count} messages.”
  package static func logCount(count: Argument) -> Message { Message("log.count", ["count": count]) }

  /// “The rest was too long and is left out”
  package static var logCut: Message { Message("log.cut") }

  /// “Empty row”
  package static var logEmptyRow: Message { Message("log.emptyRow") }

  /// “error”
  package static var logError: Message { Message("log.error") }

  /// “Nothing has come meanwhile.”
  package static var logGoesOn: Message { Message("log.goesOn") }

  /// “Paused. Say \"resume\" to hear what has come.”
  package static var logHeld: Message { Message("log.held") }

  /// “{speaker}: {text}”
  package static func logLabelled(speaker: Argument, text: Argument) -> Message {
    Message("log.labelled", ["speaker": speaker, "text": text])
  }

  /// “List: {text}”
  package static func logList(text: Argument) -> Message { Message("log.list", ["text": text]) }

  /// “{count} lines have come. Say \"read\" to hear them.”
  package static func logMeanwhile(count: Argument) -> Message { Message("log.meanwhile", ["count": count]) }

  /// “{count} more columns”
  package static func logMoreColumns(count: Argument) -> Message { Message("log.moreColumns", ["count": count]) }

  /// “There is no answer yet.”
  package static var logNoAnswer: Message { Message("log.noAnswer") }

  /// “No code from here on.”
  package static var logNoCode: Message { Message("log.noCode") }

  /// “No heading after this.”
  package static var logNoHeading: Message { Message("log.noHeading") }

  /// “No message after this.”
  package static var logNoNext: Message { Message("log.noNext") }

  /// “No message before this.”
  package static var logNoPrevious: Message { Message("log.noPrevious") }

  /// “status”
  package static var logNoise: Message { Message("log.noise") }

  /// “Nothing after the code.”
  package static var logNothingAfterCode: Message { Message("log.nothingAfterCode") }

  /// “{number}. {text}”
  package static func logNumbered(number: Argument, text: Argument) -> Message {
    Message("log.numbered", ["number": number, "text": text])
  }

  /// “{speaker}, a message.”
  package static func logPresent(speaker: Argument) -> Message { Message("log.present", ["speaker": speaker]) }

  /// “Quote: {text}”
  package static func logQuote(text: Argument) -> Message { Message("log.quote", ["text": text]) }

  /// “{cells}”
  package static func logRow(cells: Argument) -> Message { Message("log.row", ["cells": cells]) }

  /// “Table, {count} columns”
  package static func logTable(count: Argument) -> Message { Message("log.table", ["count": count]) }

  /// “tool”
  package static var logTool: Message { Message("log.tool") }

  /// “you”
  package static var logYou: Message { Message("log.you") }
}
