/// The effects of a line, which the session carries out in order. A layer changes nothing but itself.
struct Outcome: Sendable {
  var effects: [Effect]

  /// Creates an outcome with the given effects.
  init(_ effects: [Effect]) { self.effects = effects }

  /// Creates an outcome with the given effects.
  init(_ effects: Effect...) { self.effects = effects }

  /// An outcome without effects, which is not a refusal.
  static let nothing = Outcome([])

  /// Returns an outcome that only makes the announcements.
  static func say(_ announcements: [Announcement]) -> Outcome { Outcome(announcements.map(Effect.say)) }

  /// Returns an outcome that only makes the announcement.
  static func say(_ announcement: Announcement) -> Outcome { Outcome(.say(announcement)) }

  /// Returns an outcome that only announces a sentence of the given kind.
  static func said(_ kind: Announcement.Kind, _ sentence: LocalizedText) -> Outcome {
    .say(Announcement(kind, sentence))
  }

  /// Returns an outcome that only refuses the line, with the sentence that says why.
  static func refused(_ sentence: LocalizedText) -> Outcome { .said(.refusal, sentence) }

  /// Returns the effects of both outcomes, in order.
  static func + (one: Outcome, other: Outcome) -> Outcome { Outcome(one.effects + other.effects) }

  /// A Boolean value that indicates whether the outcome only announces, or only changes how things are announced. A question stays
  /// open over such an outcome (LOOP-8).
  var isHarmless: Bool { effects.allSatisfy(\.isHarmless) }

  /// A Boolean value that indicates whether the first effect is a refusal.
  var beginsWithRefusal: Bool {
    if case .say(let announcement) = effects.first { announcement.kind == .refusal } else { false }
  }

  /// A Boolean value that indicates whether all effects are refusals.
  var isRefusal: Bool {
    effects.allSatisfy { effect in
      if case .say(let announcement) = effect { announcement.kind == .refusal } else { false }
    }
  }
}
