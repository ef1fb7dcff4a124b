/// The keys that have no function. **Every key has a function unless it belongs to a family, whose last parts are looked up by a
/// name that the program already has** (an enumeration case, a key of the grammar, a word of a template).
///
/// Swift code never spells out such a key, so nothing would call its function. Tests check that a family has an entry for each of
/// its names. A key beside a family that Swift code does spell out (`hint.more`) belongs to no family. If both kinds share a
/// beginning, all of their keys have functions.
enum MessageFamilies {
  /// The beginnings of the keys of each family.
  static let beginnings = [
    "app.reminders.notSaved.", "app.reminders.readOnly.", "app.reminders.sample.", "app.reminders.search.",
    "app.reminders.sortBy.", "app.routes.pace.", "app.routes.place.", "app.routes.rest.", "app.routes.step.",
    "app.shop.colour.", "braille.", "calendar.", "capitals.", "command.", "direction.",
    "doneSignal.", "messages.",
    "file.", "keyEcho.", "line.", "lint.words.",
    "punctuation.", "role.", "settingSource.", "state.", "textSize.", "verbosity.",
  ]

  /// The keys that begin like a family but are spelled out in Swift code.
  static let spelledOut: Set<String> = [
    "braille.number", "braille.position", "braille.role.headingLevel", "role.headingLevel", "role.popoverOf",
    "state.dimmedBecause",
    "state.invalidBecause",
  ]

  /// Returns a Boolean value that indicates whether a key is looked up by a name.
  static func hold(_ key: String) -> Bool {
    !spelledOut.contains(key) && beginnings.contains { key.hasPrefix($0) }
  }
}
