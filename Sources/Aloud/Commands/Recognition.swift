/// The result of speech recognition, as hypotheses in order of likelihood. All of them may be wrong (VOICE-1).
public struct Recognition: Sendable, Equatable {
  /// A hypothesis of what was said.
  public struct Hypothesis: Sendable, Equatable {
    /// The words.
    public var text: String
    /// The confidence of the recogniser, from 0 to 1; nil if it reports none. A number outside this range is on a scale of the
    /// recogniser's own, and confirms nothing.
    public var confidence: Double?

    /// Creates a hypothesis from words and a confidence.
    public init(_ text: String, confidence: Double? = nil) {
      self.text = text
      self.confidence = confidence
    }
  }

  /// The hypotheses, the most likely first; empty if there was only noise.
  public var hypotheses: [Hypothesis]
  /// The number of the grammar with which the speech was recognised; nil if the recogniser does not report it.
  public var generation: Int?

  /// Creates a recognition from hypotheses, the most likely first.
  public init(_ hypotheses: [Hypothesis], generation: Int? = nil) {
    self.hypotheses = hypotheses
    self.generation = generation
  }
}
