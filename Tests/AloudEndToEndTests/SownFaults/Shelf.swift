/// A document in three languages, in which faults are sown.
enum Shelf {
  static let languages = ["de", "pl", "ar"]

  static let document = """
    app: Library
    language: en
    texts: locales/
    values: {books: 3, lent: 2, bright: off, due: 2026-12-03}
    tabs:
      - title: Shelf
        elements:
          - {text: "{books} books on the shelf"}
          - {text: "Lent: {lent}/{books}."}
          - {toggle: Bright, value: bright}
          - {date: Due, value: due}
          - {button: Start reading, action: {say: Enjoy reading tonight.}}
          - {button: Give back, action: {set: {books: 1}}}

    """

  /// What a user types to hear all of it.
  static let lines = ["read", "bright", "3", "first", "last", "previous", "4", "read", "99", "where am i"]

  /// The texts of a language, as a PO file.
  static func texts(_ tag: String) -> String {
    let (plural, forms, words) = translations[tag] ?? ("", [], [])
    let header = """
      msgid ""
      msgstr ""
      "Language: \(tag)\\n"
      "Content-Type: text/plain; charset=UTF-8\\n"
      "Plural-Forms: \(plural)\\n"

      msgid "{books} books on the shelf"
      msgid_plural "{books} books on the shelf"

      """
    let counted = forms.enumerated().map { "msgstr[\($0)] \"\($1)\"\n" }.joined()
    let others = zip(originals, words).map { "\nmsgid \"\($0)\"\nmsgstr \"\($1)\"\n" }.joined()
    return header + counted + others
  }

  private static let originals = [
    "Library", "Shelf", "Lent: {lent}/{books}.", "Bright", "Due", "Start reading", "Enjoy reading tonight.",
    "Give back",
  ]

  private static let translations: [String: (plural: String, forms: [String], words: [String])] = [
    "de": (
      "nplurals=2; plural=(n != 1);", ["{books} Buch im Regal", "{books} Bücher im Regal"],
      [
        "Bücherei", "Regal", "Verliehen: {lent}/{books}.", "Hell", "Fällig", "Lesen beginnen",
        "Viel Freude beim Lesen.", "Zurückgeben",
      ]
    ),
    "pl": (
      "nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);",
      ["{books} książka na półce", "{books} książki na półce", "{books} książek na półce"],
      [
        "Biblioteka", "Półka", "Wypożyczone: {lent}/{books}.", "Jasno", "Termin", "Zacznij czytać",
        "Miłego czytania wieczorem.", "Oddaj książki",
      ]
    ),
    "ar": (
      "nplurals=6; plural=(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5);",
      [
        "لا كتب على الرف: {books}", "كتاب واحد على الرف: {books}", "كتابان على الرف: {books}", "{books} كتب على الرف",
        "{books} كتابًا على الرف", "{books} كتاب على الرف",
      ],
      [
        "المكتبة", "الرف", "المعار: {lent}/{books}.", "مضيء", "موعد الإرجاع", "ابدأ القراءة", "قراءة ممتعة هذا المساء.",
        "أرجع الكتب",
      ]
    ),
  ]
}
