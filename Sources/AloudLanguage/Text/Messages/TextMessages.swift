// Made by AloudLocaleMaker from locales/wording/en.po: `swift run AloudLocaleMaker` makes it anew.
// swift-format-ignore-file

extension Message {
  /// “Beginning of the text.”
  package static var textBeginning: Message { Message("text.beginning") }

  /// “blank line”
  package static var textBlankLine: Message { Message("text.blankLine") }

  /// “capital {letter}”
  package static func textCapital(letter: Argument) -> Message { Message("text.capital", ["letter": letter]) }

  /// “{count} characters”
  package static func textCharacters(count: Argument) -> Message { Message("text.characters", ["count": count]) }

  /// “{field} is empty.”
  package static func textEmpty(field: Argument) -> Message { Message("text.empty", ["field": field]) }

  /// “End of the text.”
  package static var textEnd: Message { Message("text.end") }

  /// “{count} lines”
  package static func textLines(count: Argument) -> Message { Message("text.lines", ["count": count]) }

  /// “{count} more lines. Say \"read\" to go on.”
  package static func textMore(count: Argument) -> Message { Message("text.more", ["count": count]) }

  /// “new line”
  package static var textNewLine: Message { Message("text.newLine") }

  /// “There is no line {number}; the text has {count} lines.”
  package static func textNoLine(number: Argument, count: Argument) -> Message {
    Message("text.noLine", ["number": number, "count": count])
  }
}
