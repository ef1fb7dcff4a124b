/// The marks, and the beginnings and endings of `line.questions` in a wording, of lines that ask.
struct QuestionWords: Sendable {
  private static let marks: Set<Character> = ["?", "？", "؟"]

  private let beginnings, endings: [String]

  init(_ wording: Wording) {
    let pieces = wording.phrases("line.questions").compactMap { $0.cut(at: "{line}") }
    beginnings = pieces.filter(\.after.isEmpty).map { Folding.foldPiece($0.before) }
    endings = pieces.filter(\.before.isEmpty).map { Folding.foldPiece($0.after) }
  }

  func mark(_ text: String) -> Bool { text.trimmingSpaces().last.map(Self.marks.contains) ?? false }
  func withoutMark(_ text: String) -> String? { mark(text) ? text.trimmingSpaces().dropLast().trimmingSpaces() : nil }

  func match(_ folded: String) -> Bool {
    beginnings.contains { folded.hasPrefix($0) } || endings.contains { folded.hasSuffix($0) }
  }
}
