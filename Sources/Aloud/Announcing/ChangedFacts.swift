extension Announcement {
  /// What is said after a change: the name, and the facts that are others than `before` (SAY-2). That a thing can be used
  /// again is said in words; a new name, or something else that has only gone, is told by all that there is now.
  func changes(since before: Announcement) -> Announcement {
    var result = Announcement(.change)
    (result.name, result.unsaidRole) = (name, role)
    if description != before.description { result.description = description }
    if value != before.value { result.value = value?.withoutLimits }
    // Another value that is not right either does not sound as if it were.
    let isOtherValue = value != before.value || error != before.error
    result.states = states.filter { !before.states.contains($0) || $0 == .invalid && isOtherValue }
    if before.states.contains(.selected), !states.contains(.selected) { result.states.insert(.notSelected, at: 0) }
    if result.states.contains(.invalid) || error != before.error { result.error = error }
    if reason != before.reason || result.states.contains(.dimmed) { result.reason = reason }
    guard name != before.name || result.description == nil && result.value == nil && result.states.isEmpty else {
      return result
    }
    if let name, name == before.name, !before.isUsable, isUsable {
      return Announcement(.change, .message(.sheetReady(action: .text(name))))
    }
    result = self
    result.kind = .change
    return result
  }

  /// What is said of what holds already what was asked for: the name, and that.
  var heldAlone: Announcement {
    var held = Announcement(.change)
    (held.name, held.unsaidRole) = (name, role)
    held.states = states.filter(\.isHeld)
    return held
  }

  /// Whether it tells that something can be used now, and nothing else.
  var saysOnlyReady: Bool {
    guard kind == .change, sentences.count == 1, case .message(let message) = sentences[0] else { return false }
    return message.key == "sheet.ready"
  }

  /// Whether what it tells of can be used.
  var isUsable: Bool { !states.contains(.dimmed) && !states.contains(.busy) }

  /// What is said where a thing can't be used: the name, and why.
  var refusal: Announcement {
    var result = Announcement(.refusal)
    (result.name, result.unsaidRole) = (name, role)
    result.states = states.filter { $0 == .dimmed || $0 == .busy }
    result.reason = reason
    return result
  }
}

extension LocalizedText {
  /// The value alone, where it is told with the numbers that it has to be between: these do not change with it (SAY-2).
  var withoutLimits: LocalizedText {
    guard case .message(let message) = self, ["stepper.value", "slider.time"].contains(message.key),
      case .text(let value) = message.arguments["value"]
    else { return self }
    return value
  }
}
