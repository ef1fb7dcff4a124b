/// What a session remembers of hearing.
struct HearingMemory: Sendable {
  /// Whether the user has said that nothing is to be heard until "wake up".
  var isAsleep = false
  /// Whether somebody listens: questions then ask for phrases that stray talk does not hit.
  var isListening = false
  /// What was offered as heard and refused, folded: it is not offered again before something else is heard.
  var rejected: Set<String> = []
  /// What was taken of what was heard last, or was the likeliest of it; nil where nothing was meant for the program.
  var taken: String?
  /// The number of the grammar as it stands, and that grammar.
  private(set) var generation = 0
  private var grammar: SpokenGrammar?

  /// Takes in what can be said now; whether it is something else than before.
  mutating func renew(_ grammar: SpokenGrammar) -> Bool {
    guard grammar != self.grammar else { return false }
    self.grammar = grammar
    generation += 1
    return true
  }
}
