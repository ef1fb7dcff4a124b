/// The keys that no function is made for: **all keys have a function but those of a family, whose last parts are looked up
/// by a name that the program has anyway** (the case of an enumeration, a key of the grammar, a word of a template).
///
/// Nothing in Swift spells such a key out, so that a function would be called nowhere; that a family has an entry for each
/// of its names is held by tests. A key beside a family that Swift does spell out (`hint.more`) is of no family: where both
/// kinds stand side by side, all have functions.
enum MessageFamilies {
  /// What the keys of each family begin with.
  static let beginnings = [
    "app.reminders.notSaved.", "app.reminders.readOnly.", "app.reminders.sample.", "app.reminders.search.",
    "app.reminders.sortBy.", "app.routes.pace.", "app.routes.place.", "app.routes.rest.", "app.routes.step.",
    "app.shop.colour.", "braille.", "calendar.", "capitals.", "command.", "direction.",
    "doneSignal.", "messages.",
    "file.", "keyEcho.", "line.", "lint.words.",
    "punctuation.", "role.", "settingSource.", "state.", "textSize.", "verbosity.",
  ]

  /// What begins like a family and is spelled out all the same: what no name of the family is.
  static let spelledOut: Set<String> = [
    "braille.number", "braille.position", "braille.role.headingLevel", "role.headingLevel", "role.popoverOf",
    "state.dimmedBecause",
    "state.invalidBecause",
  ]

  /// Whether a key is looked up by a name.
  static func hold(_ key: String) -> Bool {
    !spelledOut.contains(key) && beginnings.contains { key.hasPrefix($0) }
  }
}
