/// How sure it is that something was said, for what would come of it: what changes something needs more than what only tells.
enum HearingSureness: Sendable, Equatable {
  /// It is said again.
  case none
  /// It is asked about.
  case little
  /// It is done.
  case enough

  /// Below the first nothing is done, and above the others all is, what a confirmation guards at the last; a recogniser that
  /// says nothing of it is taken at its word. Of phrases that the shipped recogniser was not trained on, it is surer than the
  /// first two of 99.3 and 99.0 in 100 that it hears rightly, and of 16.4 and 11.9 that it hears wrongly. Of 22 voices that said a confirmation's phrase the shipped recogniser was surer than
  /// 0.99; stray talk has come to 0.79.
  private static let (least, plenty, plentyForLoss) = (0.2, 0.3, 0.95)
  /// How far apart two things are that may have been said, for one of them to be taken.
  private static let distance = 0.15
  /// The same, where the one confirms a loss and the other does nothing.
  private static let distanceForLoss = 0.1

  /// Whether a confidence from 0 to 1 is enough, for what changes something, and for what a confirmation guards.
  init(_ confidence: Double?, changes: Bool, isGuarded: Bool = false) {
    let confidence = confidence ?? 1
    // What is no number from 0 to 1 is on a scale of the recogniser's own, and confirms nothing (ASK-7).
    guard (0...1).contains(confidence) else {
      self = isGuarded ? .none : .enough
      return
    }
    switch confidence {
    case ..<Self.least: self = .none
    case ..<(isGuarded ? Self.plentyForLoss : Self.plenty): self = changes ? .little : .enough
    default: self = .enough
    }
  }

  /// Whether a recogniser is about as sure of one as of the other; of what confirms a loss it has to be so by more.
  static func areClose(
    _ first: Recognition.Hypothesis, _ second: Recognition.Hypothesis, isGuarded: Bool = false
  ) -> Bool {
    // What a recogniser does not say may be as likely: that is not enough where something would be lost (ASK-7).
    guard let one = first.confidence, let other = second.confidence else { return isGuarded }
    return !(one - other >= (isGuarded ? distanceForLoss : distance))
  }
}
