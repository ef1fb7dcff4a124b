@testable import Aloud
@testable import AloudLanguage

/// The files compiled in with each English message changed into its key between marks: where English is said in the place
/// of a locale's own words, the marks are heard, and tell which message it was.
struct MarkedEnglish {
  /// Marks that nobody's words have.
  private static let marks = (open: "⟦", close: "⟧")

  /// The files, without the messages of the locale `tag` for which `isLacking` holds.
  static func files(_ tag: String, lacking isLacking: (String) -> Bool = { _ in false }) throws -> LocaleFiles {
    let english = try entries("en").map { entry in
      entry.key == "facts.order" ? entry : entry.saying(entry.texts.map { mark(entry.key, $0) })
    }
    var changed = ["wording/en.po": bytes(english)]
    if tag != "en" { changed["wording/\(tag).po"] = bytes(try entries(tag).filter { !isLacking($0.key) }) }
    return LocaleFiles.bundled.overridden(by: changed)
  }

  /// The keys of the English messages that stand in a text.
  static func keys(in text: String) -> [String] {
    text.split(separator: marks.open).dropFirst().compactMap { $0.split(separator: marks.close).first.map(String.init) }
  }

  /// The words of a locale's messages, of three letters or more, that the same messages have in English too. Left out is what
  /// quotes what is typed, or writes roles in few cells.
  static func sharedWords(_ tag: String, files: LocaleFiles = .bundled) throws -> Set<String> {
    let apart = ["command.", "braille.", "document.", "localeFolder.", "facts.order"]
    let english = Dictionary(uniqueKeysWithValues: try entries("en").map { ($0.key, words(of: $0)) })
    return try entries(tag, files: files).filter { entry in !apart.contains(where: entry.key.hasPrefix) }
      .reduce(into: []) { $0.formUnion(words(of: $1).intersection(english[$1.key] ?? [])) }
  }

  private static func words(of entry: POEntry) -> Set<String> {
    let texts = entry.texts.flatMap { POEntry.pieces($0) }.compactMap { $0.words?.lowercased() }
    let words = texts.flatMap { text in text.split { !$0.isLetter } }
    return Set(words.filter { $0.count > 2 }.map { String($0) })
  }

  /// The messages of a locale that are a single character where that can be a word, as in Chinese.
  static func wordsOfOneCharacter(_ tag: String) throws -> Set<String> {
    guard !LoadedLocale.isForTesters(tag) else { return [] }
    return Set(
      try entries(tag).flatMap(\.texts).filter {
        $0.count == 1 && $0.unicodeScalars.allSatisfy(Folding.standsWithoutSpaces)
      })
  }

  private static func mark(_ key: String, _ text: String) -> String {
    let places = POEntry.pieces(text).compactMap { if case .place(let name) = $0 { " {\(name)}" } else { nil } }
    return marks.open + key + marks.close + Set(places).sorted().joined()
  }

  private static func entries(_ tag: String, files: LocaleFiles = .bundled) throws -> [POEntry] {
    let path = "wording/\(tag).po"
    return try POCatalog(files.required(path), path: path).entries.values.sorted { $0.line < $1.line }
  }

  /// The files compiled in, where the message `key` of the locale `tag` says something else.
  static func files(_ tag: String, _ key: String, saying text: String) throws -> LocaleFiles {
    let changed = try entries(tag).map { $0.key == key ? $0.saying([text]) : $0 }
    return LocaleFiles.bundled.overridden(by: ["wording/\(tag).po": bytes(changed)])
  }

  private static func bytes(_ entries: [POEntry]) -> [UInt8] {
    var text = "msgid \"\"\nmsgstr \"\"\n"
    for entry in entries {
      text += "\nmsgctxt \(QuotedString.quoting(entry.key))\nmsgid \"x\"\n"
      if entry.isPlural { text += "msgid_plural \"x\"\n" }
      for (index, form) in entry.texts.enumerated() {
        text += "msgstr\(entry.isPlural ? "[\(index)]" : "") \(QuotedString.quoting(form))\n"
      }
    }
    return Array(text.utf8)
  }
}

extension POEntry {
  /// The same entry with other words.
  fileprivate func saying(_ texts: [String]) -> POEntry {
    POEntry(key: key, line: line, texts: texts, isPlural: isPlural)
  }
}
