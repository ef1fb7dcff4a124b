package protocol DialogueSession {
  /// Where the user is, in words that stay the same while nothing opens or closes.
  var place: String { get }
  /// Takes a step, and returns what comes of it.
  mutating func take(_ step: DialogueStep) throws -> DialogueOutcome
}

package struct DialogueOutcome {
  /// The announcements as they are printed.
  package var heard: [String]
  /// What the app was told of the user, and what the host was asked for.
  package var told: [String]
  package var isOver: Bool

  package init(heard: [String], told: [String], isOver: Bool) {
    (self.heard, self.told, self.isOver) = (heard, told, isOver)
  }
}

/// Plays dialogues in sessions, and finds the rows whose outcome is another than is written.
struct DialoguePlayer {
  struct Difference: CustomStringConvertible {
    let row: DialogueRow
    let outcome: String

    /// The row with its outcome. What is heard stays any where the row leaves all of it open.
    var recorded: String {
      guard row.expected?.hasPrefix("…") == true else { return "\(row.head) | \(outcome)" }
      let rest = outcome.firstRange(of: " | ").map { outcome[$0.lowerBound...] } ?? ""
      return "\(row.head) | …\(rest)"
    }

    var description: String { "\(row.head)\n  expected: \(row.expected ?? "")\n  got:      \(outcome)" }
  }

  /// The rows that were held against their outcome.
  private(set) var count = 0
  private(set) var differences: [Difference] = []
  /// Starts a session in a locale, or in the dialogue's own if it is nil.
  let start: (_ locale: String?) throws -> any DialogueSession

  mutating func play(_ dialogue: Dialogue) throws { try play(dialogue.rows[...], in: try start(nil)) }

  private mutating func play(_ rows: ArraySlice<DialogueRow>, in session: any DialogueSession) throws {
    guard let row = rows.first else { return }
    for steps in row.alternatives {
      var copy = row.locale == nil ? session : try start(row.locale)
      try take(steps, of: row, in: &copy)
      try play(row.isBranch ? row.rest[...] : rows.dropFirst(), in: copy)
    }
    if row.isBranch { try play(rows.dropFirst(), in: session) }
  }

  private mutating func take(
    _ steps: [DialogueStep], of row: DialogueRow, in session: inout any DialogueSession
  ) throws {
    let place = session.place
    var told: [String] = []
    var heard: [String] = []
    var isOver = false
    for step in steps {
      let outcome = try session.take(step)
      told += outcome.told
      (heard, isOver) = (outcome.heard, outcome.isOver)
    }
    if row.expected == nil { return }
    var parts = [heard.isEmpty ? "(nothing)" : heard.joined(separator: " / ")]
    if !told.isEmpty { parts.append("told: " + told.joined(separator: "; ")) }
    if isOver { parts.append("over") } else if session.place != place { parts.append("on \(session.place)") }
    let text = parts.joined(separator: " | ").replacing("\n", with: "\\n")
    count += 1
    if !row.expects(text) { differences.append(Difference(row: row, outcome: text)) }
  }
}
