extension Announcement {
  /// What is said after a change: the name, and the facts that are others than `before` (SAY-2).
  func changes(since before: Announcement) -> Announcement {
    var result = Announcement(.change)
    result.name = name
    if description != before.description { result.description = description }
    if value != before.value { result.value = value }
    result.states = states.filter { !before.states.contains($0) }
    result.reason = reason
    guard result.description == nil, result.value == nil, result.states.isEmpty else { return result }
    if let name, !isUsable(before), isUsable(self) {
      return Announcement(.change, .message("sheet.ready", ["action": .text(name)]))
    }
    // Where something only went away, what is left tells it.
    result.states = states.filter(\.canChange)
    return result
  }

  private func isUsable(_ announcement: Announcement) -> Bool {
    !announcement.states.contains(.dimmed) && !announcement.states.contains(.busy)
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

extension AnnouncedState {
  /// Whether a thing has this state at some times and not at others.
  fileprivate var canChange: Bool {
    switch self {
    case .selected, .on, .off, .mixed, .checked, .notChecked, .dimmed, .busy, .empty: true
    case .required, .mainAction, .destructive, .opensScreen, .opensSheet, .hasMenu: false
    }
  }
}
