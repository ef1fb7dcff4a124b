/// A splitter by script of text that is not from the wording, so that no voice has to read a script that it can't, and would spell
/// letter by letter.
enum ScriptRuns {
  /// Returns the pieces of `text`, each with the language to read it in, or nil if the voice of the locale reads it. `home` has the
  /// scripts of that voice, by ISO 15924 name.
  static func split(_ text: String, home: [String]) -> [(String, String?)] {
    if text.utf8.allSatisfy({ $0 < 0x80 }), home.contains("Latn") { return [(text, nil)] }
    var pieces: [(String, String?)] = []
    var current = ""
    var language: String?
    for character in text {
      let found = script(of: character)
      if let found, !current.isEmpty, self.language(found, home: home) != language,
        current.contains(where: { script(of: $0) != nil })
      {
        pieces.append((current, language))
        current = ""
      }
      if let found { language = self.language(found, home: home) }
      current.append(character)
    }
    if !current.isEmpty { pieces.append((current, language)) }
    return pieces
  }

  /// Returns the language whose voice reads a script, unless the voice of the locale does.
  private static func language(_ script: String, home: [String]) -> String? {
    home.contains(script) ? nil : readers[script]
  }

  private static let readers = [
    "Latn": "en", "Arab": "ar", "Hebr": "he", "Cyrl": "ru", "Grek": "el", "Hani": "zh", "Kana": "ja", "Hang": "ko",
    "Deva": "hi", "Thai": "th", "Armn": "hy", "Geor": "ka", "Beng": "bn", "Taml": "ta", "Telu": "te",
  ]

  /// Returns the script of a letter, or nil for a character without a script of its own (a digit, a space or punctuation).
  private static func script(of character: Character) -> String? {
    guard let scalar = character.unicodeScalars.first, scalar.properties.isAlphabetic else { return nil }
    return switch scalar.value {
    case 0x0000...0x024F, 0x1E00...0x1EFF, 0xFF21...0xFF5A: "Latn"
    case 0x0370...0x03FF, 0x1F00...0x1FFF: "Grek"
    case 0x0400...0x052F: "Cyrl"
    case 0x0530...0x058F: "Armn"
    case 0x0590...0x05FF, 0xFB1D...0xFB4F: "Hebr"
    case 0x0600...0x08FF, 0xFB50...0xFDFF, 0xFE70...0xFEFC: "Arab"
    case 0x0900...0x097F: "Deva"
    case 0x0980...0x09FF: "Beng"
    case 0x0B80...0x0BFF: "Taml"
    case 0x0C00...0x0C7F: "Telu"
    case 0x0E00...0x0E7F: "Thai"
    case 0x10A0...0x10FF: "Geor"
    case 0x3040...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9D: "Kana"
    case 0x1100...0x11FF, 0xAC00...0xD7AF: "Hang"
    case 0x3400...0x9FFF, 0x20000...0x323AF: "Hani"
    default: nil
    }
  }
}
