// Made by AloudLocaleMaker from locales/wording/en.po: `swift run AloudLocaleMaker` makes it anew.
// swift-format-ignore-file

extension Message {
  /// “Copy”
  package static var menuCopy: Message { Message("menu.copy") }

  /// “{menu} is empty.”
  package static func menuEmpty(menu: Argument) -> Message { Message("menu.empty", ["menu": menu]) }

  /// “{menu} closed, nothing chosen.”
  package static func menuLeft(menu: Argument) -> Message { Message("menu.left", ["menu": menu]) }

  /// “Loading.”
  package static var menuLoading: Message { Message("menu.loading") }

  /// “There is no menu here.”
  package static var menuNone: Message { Message("menu.none") }

  /// “Nothing has been read here yet. Say \"actions for\" and a number.”
  package static var menuNoneHere: Message { Message("menu.noneHere") }

  /// “{name} has no menu.”
  package static func menuNoneOn(name: Argument) -> Message { Message("menu.noneOn", ["name": name]) }

  /// “Nothing chosen.”
  package static var menuNothingChosen: Message { Message("menu.nothingChosen") }

  /// “nothing selected”
  package static var menuNothingSelected: Message { Message("menu.nothingSelected") }

  /// “Text”
  package static var menuOfText: Message { Message("menu.ofText") }

  /// “The menu {menu} is open. \"Back\" leaves it.”
  package static func menuOpen(menu: Argument) -> Message { Message("menu.open", ["menu": menu]) }

  /// “Read in full”
  package static var menuReadInFull: Message { Message("menu.readInFull") }

  /// “Spell the name”
  package static var menuSpell: Message { Message("menu.spell") }

  /// “Suggested”
  package static var menuSuggested: Message { Message("menu.suggested") }

  /// “Try again”
  package static var menuTryAgain: Message { Message("menu.tryAgain") }
}
