/// The words of a file of arguments, or of a variable, as dialog parts them: single quotes are none, and a backslash stands for
/// itself unless a double quote, a backslash or the end of the line follows.
enum DialogWords {
  /// Parts a text at blanks that stand in no double quotes.
  static func words(of text: String) -> [String] {
    var words: [String] = []
    var word: String?
    var isQuoted = false
    var rest = text[...]
    while let character = rest.popFirst() {
      if character == "\\" {
        guard let next = rest.first else { break }
        if ["\\", "\"", "\n"].contains(next) { rest.removeFirst() }
        if next != "\n" { word = (word ?? "") + (next == "\\" || next == "\"" ? String(next) : "\\") }
      } else if character == "\"" {
        isQuoted.toggle()
        word = word ?? ""
      } else if !isQuoted, character.isWhitespace {
        word.map { words.append($0) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    return words + [word].compactMap(\.self)
  }
}
