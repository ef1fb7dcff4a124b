internal import Aloud

/// The text of a widget in the order in which it is announced: the introduction, and the question last.
public struct BoxText: Sendable, Equatable {
  /// The texts to announce before the question.
  public private(set) var pieces: [String] = []
  /// The question.
  public private(set) var question = ""

  /// The line width from which a line may have been broken only because it was full.
  private static let fullWidth = 40

  /// Creates the parts of a widget's text under the given options.
  public init(_ text: String, _ options: BoxOptions) {
    var text = options.keepsBackslashes ? text : text.replacing("\\n", with: "\n")
    if options.hasColorCodes { text = Self.withoutCodes(text) }
    pieces = Self.pieces(of: text)
    // The question is the last piece that ends in a question mark, or else the last piece.
    let isAsked = pieces.lastIndex { $0.hasSuffix("?") || $0.hasSuffix("？") || $0.hasSuffix("؟") }
    if let index = isAsked ?? pieces.indices.last { question = pieces.remove(at: index) }
    let title = (options.title ?? "").trimmed
    if question.isEmpty { question = title } else if !title.isEmpty, title != question { pieces.insert(title, at: 0) }
  }

  /// Returns the paragraphs and the separate lines within them. A line that is full continues on the next.
  static func pieces(of text: String) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let width = lines.map(\.count).max() ?? 0
    var pieces: [String] = []
    // State: whether the next line may continue the last piece, the last line's indentation, and whether the piece is a list item.
    var (isOpen, indent, isItem) = (false, 0, false)
    for line in lines {
      let words = line.trimmed
      if words.isEmpty {
        isOpen = false
        continue
      }
      let isMarked = hasMark(words)
      let isSetIn = line.prefix(while: \.isWhitespace).count > indent && !isItem
      if isOpen, !isMarked, !isSetIn, let last = pieces.indices.last {
        pieces[last] += " " + words
      } else {
        pieces.append(words)
        isItem = isMarked
      }
      indent = line.prefix(while: \.isWhitespace).count
      // If another word would have fitted, the line break is intended.
      isOpen = width >= fullWidth && line.count + longestWord >= width
    }
    return pieces
  }

  /// The length of a word that may not have fitted on a line.
  private static let longestWord = 12

  /// A list item begins with a bullet, or a number and a full stop or a bracket.
  private static func hasMark(_ line: String) -> Bool {
    if let first = line.first, "-*•·–".contains(first) { return true }
    let number = line.prefix { $0.isASCII && $0.isNumber }
    return !number.isEmpty && [".", ")"].contains(line.dropFirst(number.count).prefix(1))
  }

  /// A color code is `\Z` and one character.
  private static func withoutCodes(_ text: String) -> String {
    var rest = text[...]
    var plain = ""
    while let range = rest.firstRange(of: "\\Z") {
      plain += rest[..<range.lowerBound]
      rest = rest[range.upperBound...].dropFirst()
    }
    return plain + rest
  }
}
