/// What should come of a line: steps that the session carries out, in order. A layer changes nothing but itself.
struct Outcome: Sendable {
  var steps: [Step]

  /// These steps.
  init(_ steps: [Step]) { self.steps = steps }

  /// These steps.
  init(_ steps: Step...) { self.steps = steps }

  /// Nothing comes of it, and that is right so.
  static let nothing = Outcome([])

  /// Announcements alone.
  static func say(_ announcements: [Announcement]) -> Outcome { Outcome(announcements.map(Step.say)) }

  /// An announcement alone.
  static func say(_ announcement: Announcement) -> Outcome { Outcome(.say(announcement)) }

  /// A sentence alone.
  static func said(_ kind: Announcement.Kind, _ sentence: LocalizedText) -> Outcome {
    .say(Announcement(kind, sentence))
  }

  /// Why nothing is done.
  static func refused(_ sentence: LocalizedText) -> Outcome { .said(.refusal, sentence) }

  /// One after the other.
  static func + (one: Outcome, other: Outcome) -> Outcome { Outcome(one.steps + other.steps) }

  /// Whether it only tells something, or changes how things are told: a question stays open over it (LOOP-8).
  var isHarmless: Bool { steps.allSatisfy(\.isHarmless) }

  /// Whether it says first why nothing is done.
  var beginsWithRefusal: Bool {
    if case .say(let announcement) = steps.first { announcement.kind == .refusal } else { false }
  }

  /// Whether it only says why nothing is done.
  var isRefusal: Bool {
    steps.allSatisfy { step in
      if case .say(let announcement) = step { announcement.kind == .refusal } else { false }
    }
  }
}
