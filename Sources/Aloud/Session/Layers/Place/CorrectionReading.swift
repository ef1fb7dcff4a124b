/// Reads lines that correct what the last one has set: "no, tuesday", "a day later" (LOOP-9).
struct CorrectionReading: Sendable {
  let wording: Wording

  /// How long, in bytes, a line may be that corrects a value.
  private static let limit = 1_000

  /// What a line would have in the place of what was set, by the patterns of `value.correct` in a wording.
  func values(in text: String) -> [String] {
    guard text.utf8.count <= Self.limit else { return [] }
    let phrases = wording.alternatives("value.correct")
    return (phrases.own + phrases.english).compactMap { phrase in
      guard let (before, after) = phrase.cut(at: "{value}") else { return nil }
      return text.trimmingSpaces()[...].inner(before: before, after: after)
    }
  }
}
