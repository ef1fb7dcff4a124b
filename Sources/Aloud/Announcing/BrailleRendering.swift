extension Renderer {
  /// The announcement as one short line for fingers, by what matters most: number, name, value, states, role, position, with
  /// spaces between, then what describes it, and the hint last; roles and states are abbreviated, dates are in numbers.
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

  /// All texts of an announcement that stand on its braille line, in their order.
  package func brailleTexts(_ announcement: Announcement) -> [LocalizedText] {
    var texts: [LocalizedText] = []
    forEachBrailleText(of: announcement) { text, _ in texts.append(text) }
    return texts
  }

  /// Hands on the texts of a braille line, each with whether it is spelled.
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

  /// The abbreviation of a role, with the level of a heading that has one.
  private func abbreviation(of role: Role, at level: Int?) -> LocalizedText? {
    level.map { .message(.brailleRoleHeadingLevel(level: .number($0))) } ?? abbreviation("role", role.rawValue)
  }

  /// The abbreviation of a role or state, or nil for one that is not said.
  private func abbreviation(_ kind: String, _ name: String) -> LocalizedText? {
    let key = "braille.\(kind).\(name)"
    return wording.has(key) ? .message(key) : nil
  }
}
