extension Announcement {
  /// What is said after a change: the name, and the facts that are others than `before` (SAY-2). A new name, or something
  /// that has only gone, such as "busy", is told by all that there is now.
  func changes(since before: Announcement) -> Announcement {
    var result = Announcement(.change)
    result.name = name
    if description != before.description { result.description = description }
    if value != before.value { result.value = value }
    result.states = states.filter { !before.states.contains($0) }
    if reason != before.reason || result.states.contains(.dimmed) { result.reason = reason }
    if name == before.name, result.description != nil || result.value != nil || !result.states.isEmpty { return result }
    result = self
    result.kind = .change
    return result
  }

  /// What is said where a thing can't be used: the name, and why.
  var refusal: Announcement {
    var result = Announcement(.refusal)
    result.name = name
    result.states = states.filter { $0 == .dimmed || $0 == .busy }
    result.reason = reason
    return result
  }
}
