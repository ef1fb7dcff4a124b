extension Announcement {
  /// Announces the name, and the facts that differ from `before` (SAY-2). If the element can be used again, a sentence says so;
  /// if its name changed or facts only disappeared, all current facts are announced.
  func changes(since before: Announcement) -> Announcement {
    var result = Announcement(.change, named: name)
    if description != before.description { result.description = description }
    if value != before.value { result.value = value?.withoutLimits }
    // Another invalid value is announced as invalid again, so that it does not seem valid.
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

  var heldAlone: Announcement { Announcement(.change, named: name, states: states.filter(\.isHeld)) }
  var chosen: Announcement { Announcement(.change, named: name, value: value?.withoutLimits) }

  /// Announces the name and the value, with those of some states that it has, and why the value is not valid.
  func held(with some: [AnnouncedState]) -> Announcement {
    var held = Announcement(.change, named: name, value: value, states: states.filter(some.contains))
    if some.contains(.invalid) { held.error = error }
    return held
  }

  var saysOnlyReady: Bool { kind == .change && sentences.count == 1 && firstKey == "sheet.ready" }
  var isUsable: Bool { !states.contains(.dimmed) && !states.contains(.busy) }

  var refusal: Announcement {
    var result = Announcement(.refusal, named: name, states: states.filter { $0 == .dimmed || $0 == .busy })
    result.reason = reason
    return result
  }
}

extension LocalizedText {
  /// Leaves out the bounds between which a number is said: these do not change with the value (SAY-2).
  var withoutLimits: LocalizedText {
    guard case .message(let message) = self, ["stepper.value", "slider.time"].contains(message.key),
      case .text(let value) = message.arguments["value"]
    else { return self }
    return value
  }
}
