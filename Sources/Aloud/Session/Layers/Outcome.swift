/// The effects of a line, which the session carries out in order. A layer changes nothing but itself.
struct Outcome: Sendable {
  var effects: [Effect]

  init(_ effects: [Effect]) { self.effects = effects }

  init(_ effects: Effect...) { self.effects = effects }

  static let nothing = Outcome([])

  static func say(_ announcements: [Announcement]) -> Outcome { Outcome(announcements.map(Effect.say)) }

  static func say(_ announcement: Announcement) -> Outcome { Outcome(.say(announcement)) }

  static func said(_ kind: Announcement.Kind, _ sentence: LocalizedText) -> Outcome {
    .say(Announcement(kind, sentence))
  }

  static func refused(_ sentence: LocalizedText) -> Outcome { .said(.refusal, sentence) }

  static func + (one: Outcome, other: Outcome) -> Outcome { Outcome(one.effects + other.effects) }

  /// A Boolean value that indicates whether the outcome only announces, or only changes how things are announced. A question
  /// stays open over it (LOOP-8).
  var isHarmless: Bool { effects.allSatisfy(\.isHarmless) }

  var beginsWithRefusal: Bool {
    if case .say(let announcement) = effects.first { announcement.kind == .refusal } else { false }
  }

  /// True for an outcome without effects, too.
  var isRefusal: Bool {
    effects.allSatisfy { effect in
      if case .say(let announcement) = effect { announcement.kind == .refusal } else { false }
    }
  }
}
