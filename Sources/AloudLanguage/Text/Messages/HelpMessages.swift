// Made by AloudLocaleMaker from locales/wording/en.po: `swift run AloudLocaleMaker` makes it anew.
// swift-format-ignore-file

extension Message {
  /// “\"Actions for\" with a number says more about an item, and what can be done with it.”
  package static var helpActions: Message { Message("help.actions") }

  /// “\"Back\" goes to {title}.”
  package static func helpBack(title: Argument) -> Message { Message("help.back", ["title": title]) }

  /// “Choose with a number or a name. There are {count} items here.”
  package static func helpChoose(count: Argument) -> Message { Message("help.choose", ["count": count]) }

  /// “You can say a color by its name, such as \"dark teal\", or by its number, such as \"#006666\".”
  package static var helpColorPicker: Message { Message("help.colorPicker") }

  /// “\"Grid\", \"spectrum\" and \"sliders\" are three ways to look for one. \"Palette\" has the colors that you have…”
  package static var helpColorWays: Message { Message("help.colorWays") }

  /// “You can say a column to go to it: {columns}.”
  package static func helpColumns(columns: Argument) -> Message { Message("help.columns", ["columns": columns]) }

  /// “You can say a date in your own words, or a part with its name, such as \"day 5\". \"Read\" reads the month.”
  package static var helpDateOnly: Message { Message("help.dateOnly") }

  /// “You can say a date or a time in your own words, or a part with its name, such as \"day 5\". \"Read\" reads the …”
  package static var helpDatePicker: Message { Message("help.datePicker") }

  /// “\"Edit\" lets you select several items and do something to all of them.”
  package static var helpEdit: Message { Message("help.edit") }

  /// “For example: {things}.”
  package static func helpExample(things: Argument) -> Message { Message("help.example", ["things": things]) }

  /// “To find in a long list: \"find\" and a word, \"next match\", \"previous match\", \"index\", \"jump to\" and a l…”
  package static var helpFind: Message { Message("help.find") }

  /// “In the log: \"next message\", \"previous message\", \"next heading\", \"skip code\", \"read the last answer\". …”
  package static var helpLog: Message { Message("help.log") }

  /// “To move: \"next\", \"previous\", \"first\", \"last\", \"next page\". To hear: \"read\", \"repeat\", \"where am …”
  package static var helpMove: Message { Message("help.move") }

  /// “\"Save color\" puts the color into the palette, \"forget color\" takes it out.”
  package static var helpPalette: Message { Message("help.palette") }

  /// “You can say a value by its name or its number. \"Read\" reads them.”
  package static var helpPicker: Message { Message("help.picker") }

  /// “\"Done\" keeps the choice, \"cancel\" leaves it as it was.”
  package static var helpPickerLeave: Message { Message("help.pickerLeave") }

  /// “\"Next\", \"previous\", \"first\" and \"last\" change the value. \"More 5\" goes on by five, \"less 5\" goes ba…”
  package static var helpPickerMove: Message { Message("help.pickerMove") }

  /// “\"{leave}\" leaves the popover.”
  package static func helpPopover(leave: Argument) -> Message { Message("help.popover", ["leave": leave]) }

  /// “\"Quit\" ends Aloud.”
  package static var helpQuit: Message { Message("help.quit") }

  /// “You can say a value. The first is {first}, the last {last}.”
  package static func helpScale(first: Argument, last: Argument) -> Message {
    Message("help.scale", ["first": first, "last": last])
  }

  /// “To search: type what you look for. \"Clear\" empties the field. \"Scopes\", \"scope\" with a name, \"tokens\", …”
  package static var helpSearch: Message { Message("help.search") }

  /// “\"Search\" opens the search; \"search\" and a word searches at once.”
  package static var helpSearchHere: Message { Message("help.searchHere") }

  /// “A number or a name selects or deselects it. Say \"select 3 to 7\", \"select all\", \"invert\", \"deselect 4\", …”
  package static var helpSelecting: Message { Message("help.selecting") }

  /// “Settings: \"voice on\", \"faster\", \"louder\", \"larger text\", \"less detail\", \"hints off\".”
  package static var helpSettings: Message { Message("help.settings") }

  /// “\"{leave}\" leaves the sheet.”
  package static func helpSheet(leave: Argument) -> Message { Message("help.sheet", ["leave": leave]) }

  /// “Typing narrows the suggestions. A number or a name takes one, \"next\" and \"previous\" move among them, \"read…”
  package static var helpSuggestions: Message { Message("help.suggestions") }

  /// “A text that matches nothing is taken as it is; after \"type\", any text.”
  package static var helpSuggestionsFree: Message { Message("help.suggestionsFree") }

  /// “Tabs: {tabs}. Say \"tab\" with a number, or its name.”
  package static func helpTabs(tabs: Argument) -> Message { Message("help.tabs", ["tabs": tabs]) }

  /// “To hear the text: \"read\", \"next line\", \"next word\", \"next character\", the same with \"previous\", \"lin…”
  package static var helpText: Message { Message("help.text") }

  /// “To change it: \"replace milk with cream\", \"insert\" and a text, \"delete word\", \"select word\", \"cut\", \"…”
  package static var helpTextChange: Message { Message("help.textChange") }

  /// “You can say a time in your own words, or a part with its name, such as \"minute 15\".”
  package static var helpTimePicker: Message { Message("help.timePicker") }

  /// “You can say how long in your own words, such as \"an hour and a half\", or a part with its name, such as \"minu…”
  package static var helpTimer: Message { Message("help.timer") }

  /// “\"Undo\" takes the last change back. \"More on\" with a number opens an item's menu.”
  package static var helpUndo: Message { Message("help.undo") }

  /// “\"Undo\" takes the last change back.”
  package static var helpUndoAlone: Message { Message("help.undoAlone") }

  /// “With a name: \"press\" and \"open\" use it, \"turn on\" and \"turn off\" switch it. A name and a value set it.”
  package static var helpUse: Message { Message("help.use") }
}
