/// What is said of the things that an act was done to, where nothing else was said of it (SAY-2).
struct ToldChange: Sendable {
  /// A thing, and what was said of it before and after.
  struct Thing: Sendable {
    let id: ID
    let before: Announcement?
    let after: Announcement?
  }

  /// What comes of the act for the one who hears it.
  enum Told: Sendable {
    /// Something of the thing `id` is another now.
    case change(Announcement, of: ID)
    /// There are more or fewer things in the place now.
    case place
    /// It was so already.
    case held(Announcement)
    /// Nothing is another: it is done.
    case done(Announcement)
  }

  let told: Told

  /// What is told of the first of these things that is another now; where none is, what it holds already, or that it is done.
  /// Of one that `isNamed` by the line, a new state is told without the name.
  init(_ things: [Thing], isOtherCount: Bool, isNamed: Bool) {
    for thing in things {
      guard let before = thing.before, let after = thing.after, after != before else { continue }
      var change = after.changes(since: before)
      // The new state alone tells it of a toggle (BTN-3).
      if isNamed, after.role?.isToggle ?? false { change.name = nil }
      told = .change(change, of: thing.id)
      return
    }
    if isOtherCount {
      told = .place
      return
    }
    let first = things.lazy.compactMap { $0.after ?? $0.before }.first
    told = first.flatMap { Self.held($0, isNamed: isNamed) }.map(Told.held) ?? .done(Self.done(first?.name))
  }

  /// What a thing holds that had been chosen already, or where it leads to.
  private static func held(_ thing: Announcement, isNamed: Bool) -> Announcement? {
    var result = Announcement(.change)
    result.unsaidRole = thing.role
    if thing.states.contains(.invalid) {
      (result.name, result.value, result.error) = (thing.name, thing.value, thing.error)
      result.states = thing.states.filter { $0 == .invalid || $0 == .empty }
    } else if thing.role?.holdsChoice ?? false {
      (result.name, result.value) = (thing.name, thing.value)
    } else if thing.role == .radioButton {
      if !isNamed { result.name = thing.name }
      result.states = thing.states.filter { $0 == .checked }
    } else if thing.states.contains(.current) {
      (result.name, result.states) = (thing.name, [.current])
    } else {
      return nil
    }
    return result
  }

  /// That what is called so was done.
  static func done(_ name: LocalizedText?) -> Announcement {
    guard let name else { return Announcement(.change, .message(.actDoneUnnamed)) }
    return Announcement(.change, .message(.actDone(name: .text(name))))
  }
}
