extension Session {
  /// The thing whose act waits for its confirmation, as it is now; nil where it has gone.
  func pendingThing(_ act: PendingAct) -> Entry? {
    let item =
      act.isOnSelection
      ? currentScreen?.selection?.acts.item(act.id) : act.menu.flatMap { root($0.owner)?.menu.item(act.id) }
    if let item { return .menuItem(item, isSelected: nil) }
    return act.isOnSelection || act.menu != nil ? nil : baseEntry(act.id)
  }

  /// Takes down questions about acts of things that have gone, and says so: what is no longer there is not to be confirmed.
  mutating func dropVanishedQuestions() {
    for index in navigation.overlays.indices.reversed() {
      guard case .confirmation(let act) = navigation.overlays[index], pendingThing(act) == nil else { continue }
      navigation.overlays.remove(at: index)
      say(.change, .message("confirm.gone", ["name": .text(act.title)]))
    }
  }
}

extension Entry {
  /// What is said where it can't be used now; nil where it can.
  var refusalNow: Announcement? {
    let announcement = announcement
    return announcement.states.contains { $0 == .dimmed || $0 == .busy } ? announcement.refusal : nil
  }
}
