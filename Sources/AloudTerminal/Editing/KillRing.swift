/// The pieces of text that were cut from lines and can be inserted again.
struct KillRing: Sendable {
  /// The greatest number of pieces.
  private static let limit = 10

  private var pieces: [String] = []
  private var index = 0

  /// The piece that is inserted next.
  var piece: String? { pieces.isEmpty ? nil : pieces[index] }

  /// Keeps a piece. A piece that was cut right after another is joined to it.
  mutating func keep(_ piece: String, isBefore: Bool, belongsToLast: Bool) {
    if piece.isEmpty { return }
    if belongsToLast, let last = pieces.popLast() {
      pieces.append(isBefore ? piece + last : last + piece)
    } else {
      pieces.append(piece)
      if pieces.count > Self.limit { pieces.removeFirst() }
    }
    index = pieces.count - 1
  }

  /// Moves to the piece that was cut before the current one.
  mutating func turn() { if !pieces.isEmpty { index = (index + pieces.count - 1) % pieces.count } }
}
