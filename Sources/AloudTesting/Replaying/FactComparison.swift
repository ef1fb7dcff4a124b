internal import Aloud

/// Compares what an app says in one language with what it says in another, announcement by announcement.
struct FactComparison {
  /// More would only follow from these.
  private static let limit = 3

  /// The numbers of the file's lines on which the turns begin.
  let fileLines: [Int]
  let sharesTexts: Bool

  /// Where `got` has other facts than `expected`.
  func differences(from expected: PlayedSession, to got: PlayedSession) -> [FactDifference] {
    var differences: [FactDifference] = []
    for (index, turn) in expected.turns.enumerated() where differences.count < Self.limit {
      guard index < got.turns.count else {
        differences.append(difference(index, turn.line, "end", nil, "the app had ended"))
        break
      }
      if let found = difference(turn, got.turns[index], index) { differences.append(found) }
    }
    return differences
  }

  private func difference(_ expected: PlayedTurn, _ got: PlayedTurn, _ index: Int) -> FactDifference? {
    for (one, other) in zip(expected.announcements, got.announcements) where one.announcement != other.announcement {
      let facts = AnnouncedFacts(
        one.announcement, one.renderer.locale.wording, sharesTexts: sharesTexts, after: expected.line)
      let others = AnnouncedFacts(
        other.announcement, other.renderer.locale.wording, sharesTexts: sharesTexts, after: got.line)
      if let found = others.firstDifference(from: facts) {
        return difference(index, expected.line, found.name, found.expected, found.got)
      }
    }
    guard expected.announcements.count != got.announcements.count else { return nil }
    return difference(
      index, expected.line, "announcements", String(expected.announcements.count), String(got.announcements.count))
  }

  private func difference(
    _ index: Int, _ line: String?, _ fact: String, _ expected: String?, _ got: String?
  ) -> FactDifference {
    FactDifference(
      fileLine: index < fileLines.count ? fileLines[index] : fileLines.last ?? 1, input: line, fact: fact,
      expected: expected, got: got)
  }
}
