internal import Aloud

/// The text of a box, as it is to be heard: what leads to the question first, and the question last.
public struct BoxText: Sendable, Equatable {
  /// What is said before the question, a piece each.
  public private(set) var pieces: [String] = []
  /// What is asked.
  public private(set) var question = ""

  /// The width from which on a line that ends may have ended only because it was full.
  private static let fullWidth = 40

  /// Of the text of a box with these options.
  public init(_ text: String, _ options: BoxOptions) {
    var text = options.keepsBackslashes ? text : text.replacing("\\n", with: "\n")
    if options.hasColorCodes { text = Self.withoutCodes(text) }
    pieces = Self.pieces(of: text)
    // Of several pieces the last that asks is the question; where none does, it is the last.
    let isAsked = pieces.lastIndex { $0.hasSuffix("?") || $0.hasSuffix("？") || $0.hasSuffix("؟") }
    if let index = isAsked ?? pieces.indices.last { question = pieces.remove(at: index) }
    let title = (options.title ?? "").trimmed
    if question.isEmpty { question = title } else if !title.isEmpty, title != question { pieces.insert(title, at: 0) }
  }

  /// The paragraphs, and the lines that stand for themselves within them. A line that was full goes on in the next.
  static func pieces(of text: String) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let width = lines.map(\.count).max() ?? 0
    var pieces: [String] = []
    // Whether the next line may go on with the last piece; how far its line was set in; whether it is an item of a list.
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
      // A word more would have found room: the line was ended on purpose.
      isOpen = width >= fullWidth && line.count + longestWord >= width
    }
    return pieces
  }

  /// How long a word is that may not have found room.
  private static let longestWord = 12

  /// Whether a line begins an item of a list: with a mark, or a number and a full stop or a bracket.
  private static func hasMark(_ line: String) -> Bool {
    if let first = line.first, "-*•·–".contains(first) { return true }
    let number = line.prefix { $0.isASCII && $0.isNumber }
    return !number.isEmpty && [".", ")"].contains(line.dropFirst(number.count).prefix(1))
  }

  /// Without the codes for colors: `\Z` and a character.
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
