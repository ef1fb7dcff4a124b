/// A reader of lines that correct the value set last: "no, tuesday", "a day later" (LOOP-9).
struct CorrectionReading: Sendable {
  let wording: Wording

  /// The maximum length of such a line, in bytes.
  private static let limit = 1_000

  /// Returns the possible new values in a line, by the patterns of `value.correct` in a wording.
  func values(in text: String) -> [String] {
    guard text.utf8.count <= Self.limit else { return [] }
    let phrases = wording.alternatives("value.correct")
    return (phrases.own + phrases.english).compactMap { phrase in
      guard let (before, after) = phrase.cut(at: "{value}") else { return nil }
      return text.trimmingSpaces()[...].inner(before: before, after: after)
    }
  }
}
