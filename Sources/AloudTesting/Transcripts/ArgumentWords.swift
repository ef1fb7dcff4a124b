/// Words of a command line, separated by spaces. Double quotes keep spaces, and within them `\"` and `\\` are escapes.
enum ArgumentWords {
  /// Returns `nil` if a quote isn't closed.
  static func split(_ line: String) -> [String]? {
    var words: [String] = []
    var word: String.UnicodeScalarView?
    var isQuoted = false
    var isEscaped = false
    for scalar in line.unicodeScalars {
      switch scalar {
      case _ where isEscaped:
        if scalar != "\"" && scalar != "\\" { word?.append("\\") }
        word?.append(scalar)
        isEscaped = false
      case "\\" where isQuoted: isEscaped = true
      case "\"":
        isQuoted.toggle()
        word = word ?? String.UnicodeScalarView()
      case " " where !isQuoted:
        if let word { words.append(String(word)) }
        word = nil
      default: word = (word ?? String.UnicodeScalarView()) + [scalar]
      }
    }
    if let word { words.append(String(word)) }
    return isQuoted ? nil : words
  }

  /// Joins the words so that ``split(_:)`` returns them again.
  static func joined(_ words: [String]) -> String {
    words.map { word in
      guard word.isEmpty || word.unicodeScalars.contains(where: { $0 == " " || $0 == "\"" }) else { return word }
      let escaped = word.unicodeScalars.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }
      return "\"\(escaped.joined())\""
    }.joined(separator: " ")
  }
}
