/// The result of an act on elements, where nothing else has been announced (SAY-2).
enum ChangeAnnouncement: Sendable {
  case change(Announcement, of: ID)
  case place
  /// The element had this value or state already.
  case held(Announcement)
  case done(Announcement)

  struct Thing: Sendable {
    let id: ID
    let before: Announcement?
    let after: Announcement?
  }

  /// Finds the first element that has changed; otherwise a changed count, the value that is held already, or that the act is
  /// done. If the line `isNamed`, the new state of a toggle is announced without the name.
  init(_ things: [Thing], isOtherCount: Bool, isNamed: Bool) {
    for thing in things {
      guard let before = thing.before, let after = thing.after, after != before else { continue }
      var change = after.changes(since: before)
      // For a toggle, the new state alone is enough (BTN-3).
      if isNamed, after.role?.isToggle ?? false { change.name = nil }
      self = .change(change, of: thing.id)
      return
    }
    if isOtherCount {
      self = .place
      return
    }
    let first = things.lazy.compactMap { $0.after ?? $0.before }.first
    self = first.flatMap { Self.held($0, isNamed: isNamed) }.map(Self.held) ?? .done(Self.done(first?.name))
  }

  private static func held(_ thing: Announcement, isNamed: Bool) -> Announcement? {
    if thing.states.contains(.invalid) { return thing.held(with: [.invalid, .empty]) }
    if thing.role?.holdsChoice ?? false { return thing.held(with: []) }
    if thing.role == .radioButton {
      return Announcement(.change, named: isNamed ? nil : thing.name, states: thing.states.filter { $0 == .checked })
    }
    return thing.states.contains(.current) ? Announcement(.change, named: thing.name, states: [.current]) : nil
  }

  static func done(_ name: LocalizedText?) -> Announcement {
    guard let name else { return Announcement(.change, .message(.actDoneUnnamed)) }
    return Announcement(.change, .message(.actDone(name: .text(name))))
  }
}
