/// The PO file of a pseudo-locale: the English messages in its letters.
struct PseudoWording {
  private let locale: PseudoLocale
  private let english: POCatalog

  /// The messages that consist of keys or signs and are never announced.
  private static let notWords: Set<String> = ["facts.order"]

  init?(_ locale: PseudoLocale, english bytes: [UInt8]) {
    guard let english = try? POCatalog(bytes, path: "") else { return nil }
    (self.locale, self.english) = (locale, english)
  }

  var bytes: [UInt8] {
    var text = """
      # What Aloud says in \(locale.rawValue). Made from English.
      msgid ""
      msgstr ""
      "Language: \(locale.rawValue)\\n"
      "Plural-Forms: \(pluralForms)\\n"

      """
    for entry in english.entries.values.sorted(by: { $0.line < $1.line }) { text += lines(of: entry) }
    return Array(text.utf8)
  }

  private func lines(of entry: POEntry) -> String {
    let forms = Self.notWords.contains(entry.key) ? entry.texts : forms(of: entry)
    var text = "\nmsgctxt \(Self.quoted(entry.key))\nmsgid \(Self.quoted(entry.texts.first ?? ""))\n"
    guard entry.isPlural else { return text + "msgstr \(Self.quoted(forms.first ?? ""))\n" }
    text += "msgid_plural \(Self.quoted(entry.texts.last ?? ""))\n"
    for (index, form) in forms.enumerated() { text += "msgstr[\(index)] \(Self.quoted(form))\n" }
    return text
  }

  private func forms(of entry: POEntry) -> [String] {
    locale.forms(of: entry.texts, isPlural: entry.isPlural, isPhrases: Self.isPhrases(entry))
  }

  private var pluralForms: String {
    switch locale {
    case .accents: "nplurals=2; plural=(n != 1);"
    case .rightToLeft, .sixPlurals:
      "nplurals=6; plural=(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 && n%100<=99 ? 4 : 5);"
    }
  }

  /// Returns a Boolean value that indicates whether a message is a phrase that users say. Hints quote its alternatives as they are.
  private static func isPhrases(_ entry: POEntry) -> Bool {
    entry.key.hasPrefix("command.") && !entry.key.hasPrefix("command.help.")
      || entry.texts.contains { $0.contains("|") }
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for character in text {
      switch character {
      case "\"", "\\": result += "\\" + String(character)
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      default: result.append(character)
      }
    }
    return result + "\""
  }
}
