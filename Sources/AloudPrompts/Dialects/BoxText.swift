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
    var isOpen = false
    for line in lines {
      let words = line.trimmed
      if words.isEmpty {
        isOpen = false
        continue
      }
      if isOpen, !startsItem(line), let last = pieces.indices.last {
        pieces[last] += " " + words
      } else {
        pieces.append(words)
      }
      isOpen = true
      // A word more would have found room: the line was ended on purpose.
      if width < fullWidth || line.count + longestWord < width { isOpen = false }
    }
    return pieces
  }

  /// How long a word is that may not have found room.
  private static let longestWord = 12

  /// Whether a line begins something of its own: an item of a list, or what is set in.
  private static func startsItem(_ line: String) -> Bool {
    guard let first = line.first else { return false }
    return first.isWhitespace || "-*•·–".contains(first)
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

extension String {
  /// Without space around it.
  var trimmed: String {
    var rest = self[...]
    while rest.first?.isWhitespace == true { rest.removeFirst() }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }
}
