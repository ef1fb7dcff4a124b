extension Renderer {
  /// The announcement as one short line for fingers: number, name, value, states, role, position, with spaces between;
  /// roles and states are abbreviated.
  public func braille(_ announcement: Announcement) -> String {
    var parts: [String] = []
    func add(_ text: LocalizedText?) {
      guard let text else { return }
      let words = wording.text(text)
      if !words.isEmpty { parts.append(words) }
    }
    if let number = announcement.number { add(.message(.brailleNumber(number: .number(number)))) }
    if announcement.isSpelled, let name = announcement.name {
      parts.append(spelledLines(name).map(\.spelledOut).joined(separator: " " + newLine + " "))
    } else {
      add(announcement.name)
    }
    add(announcement.value)
    for state in saidStates(announcement) { add(abbreviation("state", state.rawValue)) }
    add(announcement.reason)
    add(announcement.error)
    if let role = saidRole(announcement) { add(abbreviation("role", role.rawValue)) }
    if let level = announcement.level { add(.number(level)) }
    add(announcement.anchor)
    add(announcement.description)
    if verbosity(of: announcement) != .low {
      add(announcement.image)
      if let position = announcement.position {
        add(.message(.braillePosition(index: .number(position.index), count: .number(position.count))))
      }
    }
    for sentence in announcement.sentences { add(sentence) }
    if let hint = announcement.hint { add(.message(hint)) }
    return parts.joined(separator: " ")
  }

  /// The abbreviation of a role or state, or nil for one that is not said.
  private func abbreviation(_ kind: String, _ name: String) -> LocalizedText? {
    let key = "braille.\(kind).\(name)"
    return wording.has(key) ? .message(key) : nil
  }
}
