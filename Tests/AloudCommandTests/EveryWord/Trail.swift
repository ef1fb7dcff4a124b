/// The way that a walk has gone: each step after the one before it, so that it can be gone again in other words.
struct Trail: Sendable {
  /// Something that happened, and what was heard of it.
  struct Step: Sendable {
    /// The place of a step among all.
    typealias ID = Int

    let happening: Happening
    /// What was in front before it.
    let front: String
    /// What was heard, by its messages.
    let heard: [String]
    /// The steps that were gone from where it led.
    fileprivate(set) var next: [ID] = []
    /// Whether it has to be gone again, or leads to one that has.
    fileprivate(set) var isKept = false
    fileprivate let before: ID?
  }

  /// What tells a step from others: saying the same to the same thing, with the same answer, is nothing new.
  private struct Sign: Hashable {
    let happening: Happening
    let front: String
    let heard: [String]
  }

  private(set) var steps: [Step] = []
  private var signs: Set<Sign> = []

  /// The steps that are gone first.
  private(set) var first: [Step.ID] = []

  /// Adds a step after another, and gives its place.
  mutating func add(_ happening: Happening, in front: String, heard: [String], after before: Step.ID?) -> Step.ID {
    let id = steps.count
    steps.append(Step(happening: happening, front: front, heard: heard, before: before))
    if let before { steps[before].next.append(id) } else { first.append(id) }
    if signs.insert(Sign(happening: happening, front: front, heard: heard)).inserted {
      var kept: Step.ID? = id
      while let step = kept, !steps[step].isKept {
        steps[step].isKept = true
        kept = steps[step].before
      }
    }
    return id
  }
}
