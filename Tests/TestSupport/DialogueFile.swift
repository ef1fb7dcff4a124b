package import Aloud
internal import Expectations
internal import Foundation

/// A file of dialogues beside the tests that play it.
package struct DialogueFile: Sendable, CustomStringConvertible {
  private let path: String

  /// Creates the file with a name, such as "Keys.txt", in the folder of `test`.
  package init(_ name: String, beside test: String = #filePath) {
    path = URL(filePath: test).deletingLastPathComponent().path() + name
  }

  /// Returns the files in a folder of that name, sorted.
  package static func all(in folder: String, beside test: String = #filePath) throws -> [DialogueFile] {
    let names = try FileManager.default.contentsOfDirectory(atPath: DialogueFile(folder, beside: test).path)
    return names.filter { $0.hasSuffix(".txt") }.sorted().map { DialogueFile("\(folder)/\($0)", beside: test) }
  }

  package var description: String { URL(filePath: path).lastPathComponent }

  /// Plays the dialogues of the file, and records an issue for each row that differs; writes what comes of these into the file
  /// instead if ALOUD_RECORD=1 is in the environment.
  ///
  /// `start` starts the app of a dialogue with some settings at a local date and time.
  package func play(start: (Dialogue, Settings, DateTime) throws -> any DialogueSession) throws {
    let records = ProcessInfo.processInfo.environment["ALOUD_RECORD"] == "1"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for dialogue in try Dialogue.all(in: text) {
      try withoutActuallyEscaping(start) { start in
        var player = DialoguePlayer { locale in
          try start(dialogue, try dialogue.userSettings(locale: locale), try dialogue.now)
        }
        try player.play(dialogue)
        if player.count == 0 { fail("“\(dialogue.title)” expects nothing.", in: path, line: dialogue.line) }
        for difference in player.differences {
          if records {
            lines[difference.row.number - 1] = difference.recorded
          } else {
            fail("\(dialogue.title)\n\(difference)", in: path, line: difference.row.number)
          }
        }
      }
    }
    if records { try lines.joined(separator: "\n").write(toFile: path, atomically: true, encoding: .utf8) }
  }
}

extension Dialogue {
  /// The user's settings. Hints are off unless the dialogue turns them on.
  fileprivate func userSettings(locale: String?) throws -> Settings {
    var user = Settings(locale: locale ?? settings["locale"] ?? "en")
    user.hints = false
    for (key, text) in settings {
      guard let name = SettingName(rawValue: key), name != .locale else { continue }
      guard let change = SettingChange(name, text) else { throw DialogueError(line: line, text: "\(key): \(text)") }
      user.apply(change)
    }
    return user
  }

  /// The local date and time, Friday 20 November 2026, half past three, unless the dialogue has another such as 2026-11-22 10.
  fileprivate var now: DateTime {
    get throws {
      guard let text = settings["now"] else { return DateTime(day: Day(20_777), hour: 15, minute: 30) }
      let numbers = text.split { $0 == "-" || $0 == " " }.compactMap { Int($0) }
      guard numbers.count == 4, let day = Day(year: numbers[0], month: numbers[1], day: numbers[2]) else {
        throw DialogueError(line: line, text: text)
      }
      return DateTime(day: day, hour: numbers[3])
    }
  }
}
package protocol DialogueSession {
  /// The place of the user, in words that stay the same while nothing opens or closes.
  var place: String { get }
  /// Takes a step, and returns what comes of it.
  mutating func take(_ step: DialogueStep) throws -> DialogueOutcome
}

package struct DialogueOutcome {
  /// The announcements as they are printed.
  package var heard: [String]
  /// The events that the app was told of the user, and the requests to the host.
  package var told: [String]
  package var isOver: Bool

  package init(heard: [String], told: [String], isOver: Bool) {
    (self.heard, self.told, self.isOver) = (heard, told, isOver)
  }
}

/// Plays dialogues in sessions, and finds the rows whose outcome is another than is written.
private struct DialoguePlayer {
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
