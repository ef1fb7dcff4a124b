/// The marks, and the beginnings and endings of `line.questions` in a wording, of lines that ask.
struct QuestionWords: Sendable {
  private static let marks: Set<Character> = ["?", "？", "؟"]

  /// Folded.
  private let beginnings, endings: [String]

  init(_ wording: Wording) {
    let pieces = wording.phrases("line.questions").compactMap { $0.cut(at: "{line}") }
    beginnings = pieces.filter(\.after.isEmpty).map { Folding.foldPiece($0.before) }
    endings = pieces.filter(\.before.isEmpty).map { Folding.foldPiece($0.after) }
  }

  /// Returns whether a text ends with a question mark.
  func mark(_ text: String) -> Bool { text.trimmingSpaces().last.map(Self.marks.contains) ?? false }

  /// Returns a text without the question mark at its end. Nil if it has none.
  func withoutMark(_ text: String) -> String? {
    mark(text) ? text.trimmingSpaces().dropLast().trimmingSpaces() : nil
  }

  /// Returns whether a folded text begins or ends as a question does.
  func match(_ folded: String) -> Bool {
    beginnings.contains { folded.hasPrefix($0) } || endings.contains { folded.hasSuffix($0) }
  }
}
