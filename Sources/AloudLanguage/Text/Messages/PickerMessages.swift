// Made by AloudLocaleMaker from locales/wording/en.po: `swift run AloudLocaleMaker` makes it anew.
// swift-format-ignore-file

extension Message {
  /// “{name}: {choices}.”
  package static func pickerChoices(name: Argument, choices: Argument) -> Message {
    Message("picker.choices", ["name": name, "choices": choices])
  }

  /// “{columns}.”
  package static func pickerColumns(columns: Argument) -> Message { Message("picker.columns", ["columns": columns]) }

  /// “{name} has nothing to choose from.”
  package static func pickerEmptyColumn(name: Argument) -> Message { Message("picker.emptyColumn", ["name": name]) }

  /// “{picker} is open. Say \"done\" or \"cancel\" first.”
  package static func pickerInFront(picker: Argument) -> Message { Message("picker.inFront", ["picker": picker]) }

  /// “{column} has no such value: it goes from {first} to {last}.”
  package static func pickerNoValue(column: Argument, first: Argument, last: Argument) -> Message {
    Message("picker.noValue", ["column": column, "first": first, "last": last])
  }

  /// “none”
  package static var pickerNone: Message { Message("picker.none") }

  /// “Nothing changed.”
  package static var pickerNotTaken: Message { Message("picker.notTaken") }

  /// “Nothing is open.”
  package static var pickerNothingOpen: Message { Message("picker.nothingOpen") }

  /// “{name}: {first} to {last}.”
  package static func pickerRange(name: Argument, first: Argument, last: Argument) -> Message {
    Message("picker.range", ["name": name, "first": first, "last": last])
  }

  /// “{value}. Right?”
  package static func pickerRight(value: Argument) -> Message { Message("picker.right", ["value": value]) }

  /// “Say how far to go: \"more 5\" or \"less 5\".”
  package static var pickerStepNeeded: Message { Message("picker.stepNeeded") }

  /// “What was chosen in {name} is no longer there.”
  package static func pickerValueGone(name: Argument) -> Message { Message("picker.valueGone", ["name": name]) }

  /// “{value}.”
  package static func pickerWhole(value: Argument) -> Message { Message("picker.whole", ["value": value]) }

  /// “Say yes or no.”
  package static var pickerYesOrNo: Message { Message("picker.yesOrNo") }
}
