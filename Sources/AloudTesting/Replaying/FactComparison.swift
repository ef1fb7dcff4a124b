internal import Aloud
internal import Foundation

/// A difference between the facts announced in two languages.
public struct FactDifference: Sendable, Hashable {
  /// The file line of the typed line, or the first line of the conversation for a difference before any.
  public var fileLine: Int
  /// The typed line as in the transcript, or `nil` before the first line.
  public var input: String?
  /// The name of the fact: "announcements" for their number, "end" for an early end, or a fact of an announcement, such as "role".
  public var fact: String
  /// The fact in the transcript's own language, or `nil` if it is absent.
  public var expected: String?
  /// The fact in the language tested, or `nil` if it is absent.
  public var got: String?
}

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
    let comparison = FactComparison(fileLines: fileLines, ended: "the program had ended")
    return comparison.differences(from: expected.turns, to: turns) { one, other in
      AnnouncedFacts(other.announcement).firstDifference(from: AnnouncedFacts(one.announcement))
    }
  }
}

extension PlayedSession {
  /// The most differences reported, since further ones would only follow from these.
  private static let mostDifferences = 3

  func differences(from expected: PlayedSession, fileLines: [Int], sharesTexts: Bool) -> [FactDifference] {
    func facts(_ said: (announcement: Announcement, renderer: Renderer), after line: String?) -> AnnouncedFacts {
      AnnouncedFacts(said.announcement, said.renderer.locale.wording, sharesTexts: sharesTexts, after: line)
    }
    let comparison = FactComparison(fileLines: fileLines, ended: "the app had ended")
    let differences = comparison.differences(
      from: expected.turns.map { ($0.line, $0.announcements) }, to: turns.map { ($0.line, $0.announcements) }
    ) { one, other in
      one.announcement.announcement == other.announcement.announcement
        ? nil
        : facts(other.announcement, after: other.line).firstDifference(from: facts(one.announcement, after: one.line))
    }
    return Array(differences.prefix(Self.mostDifferences))
  }
}

/// Compares what is announced in one language with what is announced in another, turn by turn.
private struct FactComparison {
  /// The file lines on which the turns begin.
  let fileLines: [Int]
  /// The words for an end that comes too early.
  let ended: String

  /// `difference` returns the first difference between two announcements, each given with the line before it.
  func differences<Said>(
    from expected: [(line: String?, announcements: [Said])], to got: [(line: String?, announcements: [Said])],
    by difference: (_ expected: (announcement: Said, line: String?), _ got: (announcement: Said, line: String?)) -> (
      name: String, expected: String?, got: String?
    )?
  ) -> [FactDifference] {
    // The line at which the app had ended is reported, and not those after it.
    expected.prefix(got.count + 1).enumerated().compactMap { index, turn -> FactDifference? in
      func report(_ fact: String, _ expected: String?, _ got: String?) -> FactDifference {
        let line = index < fileLines.count ? fileLines[index] : fileLines.last ?? 1
        return FactDifference(fileLine: line, input: turn.line, fact: fact, expected: expected, got: got)
      }
      guard index < got.count else { return report("end", nil, ended) }
      let other = got[index]
      for (one, two) in zip(turn.announcements, other.announcements) {
        if let found = difference((one, turn.line), (two, other.line)) {
          return report(found.name, found.expected, found.got)
        }
      }
      let counts = (turn.announcements.count, other.announcements.count)
      return counts.0 == counts.1 ? nil : report("announcements", String(counts.0), String(counts.1))
    }
  }
}

/// An announcement as written by `--format json`.
struct WrittenAnnouncement: Decodable, Sendable {
  struct Position: Decodable, Sendable { var index: Int, count: Int }

  var kind: String
  var number: Int?
  var name: String?
  var role: String?
  var states: [String]
  var reason: String?
  var problem: String?
  var level: Int?
  var anchor: String?
  var value: String?
  var position: Position?
  var description: String?
  var image: String?
  var hint: String?
}
