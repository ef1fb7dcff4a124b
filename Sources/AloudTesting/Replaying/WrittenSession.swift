internal import Foundation

/// The output of a program run with `--echo` and `--format json`, by typed line.
struct WrittenSession {
  private var turns: [(line: String?, announcements: [WrittenAnnouncement])] = [(nil, [])]

  /// Throws an error if the output is not valid JSON.
  init(_ result: RunResult) throws {
    let decoder = JSONDecoder()
    for line in TextLines.split(result.outputText) {
      if let typed = Transcript.input(line) {
        turns.append((typed, []))
      } else {
        turns[turns.count - 1].announcements.append(
          try decoder.decode(WrittenAnnouncement.self, from: Data(line.utf8)))
      }
    }
  }

  func differences(from expected: WrittenSession, fileLines: [Int]) -> [FactDifference] {
    // The line at which the program had ended is reported, and not those after it.
    expected.turns.prefix(turns.count + 1).enumerated().compactMap { index, turn in
      func difference(_ fact: String, _ expected: String?, _ got: String?) -> FactDifference {
        let line = index < fileLines.count ? fileLines[index] : fileLines.last ?? 1
        return FactDifference(fileLine: line, input: turn.line, fact: fact, expected: expected, got: got)
      }
      guard index < turns.count else { return difference("end", nil, "the program had ended") }
      let announcements = turns[index].announcements
      for (one, other) in zip(turn.announcements, announcements) {
        if let found = AnnouncedFacts(other).firstDifference(from: AnnouncedFacts(one)) {
          return difference(found.name, found.expected, found.got)
        }
      }
      let counts = (turn.announcements.count, announcements.count)
      return counts.0 == counts.1 ? nil : difference("announcements", String(counts.0), String(counts.1))
    }
  }
}
