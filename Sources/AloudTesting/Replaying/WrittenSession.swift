internal import Foundation

/// The output of a program run with `--echo` and `--format json`, by typed line.
struct WrittenSession {
  private var turns: [(line: String?, announcements: [WrittenAnnouncement])] = [(nil, [])]

  /// Reads a program's output; throws an error if it is not valid JSON.
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

  /// Returns the differences between the facts in this session and in `expected`.
  func differences(from expected: WrittenSession, fileLines: [Int]) -> [FactDifference] {
    zip(expected.turns, turns).enumerated().compactMap { index, pair in
      let line = index < fileLines.count ? fileLines[index] : fileLines.last ?? 1
      for (one, other) in zip(pair.0.announcements, pair.1.announcements) {
        if let found = AnnouncedFacts(other).firstDifference(from: AnnouncedFacts(one)) {
          return FactDifference(
            fileLine: line, input: pair.0.line, fact: found.name, expected: found.expected, got: found.got)
        }
      }
      let counts = (pair.0.announcements.count, pair.1.announcements.count)
      return counts.0 == counts.1
        ? nil
        : FactDifference(
          fileLine: line, input: pair.0.line, fact: "announcements", expected: String(counts.0), got: String(counts.1))
    }
  }
}
