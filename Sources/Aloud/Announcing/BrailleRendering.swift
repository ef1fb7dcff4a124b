extension Renderer {
  /// Returns the announcement as one short line of braille, ordered by importance: number, name, value, states, role and position,
  /// separated by spaces, then the description, and the hint last. Roles and states are abbreviated, and dates are written in
  /// numbers.
  public func braille(_ announcement: Announcement) -> String {
    var parts: [String] = []
    forEachBrailleText(of: announcement) { text, isSpelled in
      let words =
        isSpelled
        ? spelledLines(text).map(\.spelledOut).joined(separator: " " + newLine + " ") : brailleWording.text(text)
      if !words.isEmpty { parts.append(words) }
    }
    return parts.joined(separator: " ")
  }

  /// Returns all texts of the announcement's braille line, in order.
  package func brailleTexts(_ announcement: Announcement) -> [LocalizedText] {
    var texts: [LocalizedText] = []
    forEachBrailleText(of: announcement) { text, _ in texts.append(text) }
    return texts
  }

  /// Passes on the texts of the braille line, each with a Boolean value that indicates whether it is spelled.
  private func forEachBrailleText(of announcement: Announcement, _ take: (LocalizedText, _ isSpelled: Bool) -> Void) {
    func add(_ text: LocalizedText?) {
      if let text { take(text, false) }
    }
    if let number = announcement.number { add(.message(.brailleNumber(number: .number(number)))) }
    if let name = announcement.name { take(name, announcement.isSpelled) }
    add(announcement.value)
    for state in saidStates(announcement) { add(abbreviation("state", state.rawValue)) }
    add(announcement.reason)
    add(announcement.error)
    if let role = saidRole(announcement) { add(abbreviation(of: role, at: announcement.level)) }
    add(announcement.anchor)
    if verbosity(of: announcement) != .low, let position = announcement.position {
      add(.message(.braillePosition(index: .number(position.index), count: .number(position.count))))
    }
    add(announcement.description)
    if verbosity(of: announcement) != .low { add(announcement.image) }
    for sentence in announcement.sentences { add(sentence) }
    if let hint = announcement.hint { add(.message(hint)) }
  }

  /// Returns the abbreviation of a role; for a heading with a level, with the level.
  private func abbreviation(of role: Role, at level: Int?) -> LocalizedText? {
    level.map { .message(.brailleRoleHeadingLevel(level: .number($0))) } ?? abbreviation("role", role.rawValue)
  }

  /// Returns the abbreviation of a role or a state, or nil for one that is not said.
  private func abbreviation(_ kind: String, _ name: String) -> LocalizedText? {
    let key = "braille.\(kind).\(name)"
    return wording.has(key) ? .message(key) : nil
  }
}
