import Aloud

/// The gallery: every control in every state, as a document that `aloud run` takes too.
struct GalleryDocument {
  /// The pages, in order; five of them are tabs.
  static let pages: [GalleryPage] = [
    ButtonsPage.page, SwitchesPage.page, MenusPage.page, PickersPage.page, TextPage.page, ListsPage.page,
    GroupsPage.page, SheetsPage.page,
  ]

  /// The YAML.
  let text: String

  /// The gallery in the words of `locale`.
  init(_ locale: LoadedLocale) {
    let parts = [
      "app: $title\nlanguage: \(LocaleTag(locale.tag).language)\n", Self.part("values", Self.pages.map(\.values)),
      Self.part("commands", Self.pages.map(\.commands)), Self.part("tabs", Self.pages.map(\.tab)),
      Self.part("screens", Self.pages.map(\.screens)), Self.part("sheets", Self.pages.map(\.sheets)),
    ]
    text = Self.filled(parts.joined(separator: "\n"), locale.wording)
  }

  private static func part(_ name: String, _ parts: [String]) -> String {
    name + ":\n" + parts.filter { !$0.isEmpty }.joined(separator: "\n") + "\n"
  }

  /// The text with each `$name` in it worded.
  private static func filled(_ text: String, _ wording: Wording) -> String {
    let pieces = text.split(separator: "$", omittingEmptySubsequences: false)
    return pieces.dropFirst().reduce(into: String(pieces.first ?? "")) { result, piece in
      let name = piece.prefix { $0.isLetter || $0 == "." }
      result += quoted(words(String(name), wording)) + piece.dropFirst(name.count)
    }
  }

  /// The words of `gallery.name`, else of the key `name`; their places are those of the document.
  private static func words(_ name: String, _ wording: Wording) -> String {
    let own = "gallery.\(name)"
    let alternatives = wording.alternatives(wording.has(own) ? own : name)
    return (alternatives.own + alternatives.english).first ?? name
  }

  /// A text as YAML writes it between double quotes.
  private static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n") + "\""
  }
}
