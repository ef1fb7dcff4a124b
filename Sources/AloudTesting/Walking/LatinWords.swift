/// The words of a text that are in plain Latin letters: in a locale that has others, nobody has translated them.
package enum LatinWords {
  /// The words, without the numbers of hidden characters.
  package static func all(in text: String) -> [String] {
    let shown = text.contains("\\u{") ? text.replacing(/\\u\{[0-9A-F]+\}/, with: "") : text
    return shown.split { !$0.isASCII || !$0.isLetter }.map(String.init)
  }
}
