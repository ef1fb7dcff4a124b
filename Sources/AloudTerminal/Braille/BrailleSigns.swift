/// Signs that some tables of liblouis have no cells for, and others that say the same. A table that has none would write the number of
/// the sign, as `'\x2019'`, which takes eight cells and says nothing.
enum BrailleSigns {
  /// The text, with other signs where a table lacks cells for one.
  static func written(_ text: String, hasCells: (String) -> Bool) -> String {
    guard text.contains(where: { others[$0] != nil }) else { return text }
    return text.reduce(into: "") { written, character in
      let sign = String(character)
      guard let others = others[character], !hasCells(sign) else { return written += sign }
      written += others.first(where: hasCells) ?? sign
    }
  }

  /// What says the same as a sign, the nearest first.
  private static let others: [Character: [String]] = {
    var others: [Character: [String]] = [:]
    for (signs, same) in alike { for sign in signs { others[sign] = same } }
    return others
  }()

  private static let alike: [(signs: String, same: [String])] = [
    ("␣", ["_", "-"]), ("’‘‚‹›׳′ʼ", ["'"]), ("“”„«»״″「」『』《》", ["\""]), ("…", ["..."]), ("•", ["*"]), ("×", ["x"]),
    // The Italian table has a soft hyphen where it means the hyphen.
    ("-‐‑–—−־", ["-", "\u{AD}"]),
    ("،、，", [","]), ("؛；", [";"]), ("؟？", ["?"]), ("。．।", ["."]), ("！", ["!"]), ("：", [":"]), ("٪", ["%"]),
    // The link after a Persian word that ends in a vowel has a second spelling, with a letter.
    ("ه\u{654}", ["ه\u{200C}ی"]),
  ]
}
