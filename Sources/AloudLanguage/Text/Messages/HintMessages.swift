// Made by AloudLocaleMaker from locales/wording/en.po: `swift run AloudLocaleMaker` makes it anew.
// swift-format-ignore-file

extension Message {
  /// “Say a number or a name, or \"cancel\".”
  package static var hintActionSheet: Message { Message("hint.actionSheet") }

  /// “Say a color by its name or its number, or \"grid\", \"spectrum\", \"sliders\", \"palette\" or \"terminal\". \"D…”
  package static var hintColorPicker: Message { Message("hint.colorPicker") }

  /// “Say a date, or a part of it. \"Done\" keeps the choice, \"cancel\" leaves it as it was.”
  package static var hintDateOnly: Message { Message("hint.dateOnly") }

  /// “Say a date or a time, or a part of it. \"Done\" keeps the choice, \"cancel\" leaves it as it was.”
  package static var hintDatePicker: Message { Message("hint.datePicker") }

  /// “Say a number or a name. \"Back\" leaves the menu.”
  package static var hintMenu: Message { Message("hint.menu") }

  /// “Say \"more on\" and a number for the menu of an item.”
  package static var hintMore: Message { Message("hint.more") }

  /// “Say a value, \"next\" or \"previous\". \"Done\" keeps the choice, \"cancel\" leaves it as it was.”
  package static var hintPicker: Message { Message("hint.picker") }

  /// “Say a number, a name, or \"help\".”
  package static var hintPlace: Message { Message("hint.place") }

  /// “Say a number or a name. \"{leave}\" leaves the popover.”
  package static func hintPopover(leave: Argument) -> Message { Message("hint.popover", ["leave": leave]) }

  /// “Type what to search for, or say a number. \"Cancel\" leaves the search.”
  package static var hintSearch: Message { Message("hint.search") }

  /// “Say a number or a name. \"{leave}\" leaves the sheet.”
  package static func hintSheet(leave: Argument) -> Message { Message("hint.sheet", ["leave": leave]) }

  /// “Say a number or a name; \"cancel\" leaves.”
  package static var hintTask: Message { Message("hint.task") }

  /// “Say a time, or a part of it. \"Done\" keeps the choice, \"cancel\" leaves it as it was.”
  package static var hintTimePicker: Message { Message("hint.timePicker") }

  /// “Say how long, such as \"2 hours\". \"Done\" keeps the choice, \"cancel\" leaves it as it was.”
  package static var hintTimer: Message { Message("hint.timer") }
}
