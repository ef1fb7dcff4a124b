/// What was taken out of lines, to be put in again.
struct KillRing: Sendable {
  /// How many pieces are kept.
  private static let limit = 10

  private var pieces: [String] = []
  private var index = 0

  /// The piece that is put in next.
  var piece: String? { pieces.isEmpty ? nil : pieces[index] }

  /// Keeps a piece; one that was taken out right after another belongs to it.
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

  /// Goes to the piece that was taken out before.
  mutating func turn() { if !pieces.isEmpty { index = (index + pieces.count - 1) % pieces.count } }
}
