/// What a recogniser has made of speech: what may have been said, the likeliest first. It may be wrong (VOICE-1).
public struct Recognition: Sendable, Equatable {
  /// One thing that may have been said.
  public struct Hypothesis: Sendable, Equatable {
    /// The words.
    public var text: String
    /// How sure the recogniser is, from 0 to 1; nil where it doesn't say. Any other number is on a scale of the
    /// recogniser's own, and confirms nothing.
    public var confidence: Double?

    /// Words, with how sure the recogniser is of them.
    public init(_ text: String, confidence: Double? = nil) {
      self.text = text
      self.confidence = confidence
    }
  }

  /// What may have been said, the likeliest first; nothing where there was only noise.
  public var hypotheses: [Hypothesis]
  /// The number of the grammar that it was heard with; nil where the recogniser doesn't say.
  public var generation: Int?

  /// What may have been said, the likeliest first.
  public init(_ hypotheses: [Hypothesis], generation: Int? = nil) {
    self.hypotheses = hypotheses
    self.generation = generation
  }
}
