internal import Aloud
internal import FoundationEssentials

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

  init(_ result: RunResult) throws {
    let decoder = JSONDecoder()
    for line in TextLines.split(result.outputText) {
      if let typed = Transcript.input(line) {
        turns.append((typed, []))
      } else {
        turns[turns.count - 1].announcements.append(try decoder.decode(WrittenAnnouncement.self, from: Data(line.utf8)))
      }
    }
  }

  func differences(from expected: WrittenSession, fileLines: [Int]) -> [FactDifference] {
    let comparison = FactComparison(fileLines: fileLines, earlyEnd: "the program had ended")
    return comparison.differences(from: expected.turns, to: turns) { one, other in
      AnnouncedFacts(other.announcement).firstDifference(from: AnnouncedFacts(one.announcement))
    }
  }
}

extension PlayedSession {
  private static let mostDifferences = 3

  func differences(from expected: PlayedSession, fileLines: [Int], sharesTexts: Bool) -> [FactDifference] {
    func facts(_ said: (announcement: Announcement, renderer: Renderer), after line: String?) -> AnnouncedFacts {
      AnnouncedFacts(said.announcement, said.renderer.locale.wording, sharesTexts: sharesTexts, after: line)
    }
    let comparison = FactComparison(fileLines: fileLines, earlyEnd: "the app had ended")
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

private struct FactComparison {
  let fileLines: [Int]
  let earlyEnd: String

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
      guard index < got.count else { return report("end", nil, earlyEnd) }
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

struct AnnouncedFacts: Sendable {
  struct Fact: Sendable {
    var name: String
    /// The key that must be equal, or `nil` if the announcement lacks the fact.
    var key: String?
    var shown: String?
  }

  var facts: [Fact]

  /// With `sharesTexts`, the app's own texts must be the same in every language. The typed `line` counts as such.
  init(_ announcement: Announcement, _ wording: Wording, sharesTexts: Bool, after line: String?) {
    let signature = TextSignature(sharesTexts: sharesTexts, line: line.map { Folding.fold($0) })
    func text(_ name: String, _ text: LocalizedText?) -> Fact {
      Fact(name: name, key: text.map { signature.of($0) }, shown: text.map { wording.text($0) })
    }
    func plain(_ name: String, _ value: String?) -> Fact { Fact(name: name, key: value, shown: value) }
    facts = [
      plain("kind", announcement.kind.rawValue), plain("number", announcement.number.map { String($0) }),
      plain("role", announcement.role?.rawValue),
      plain("states", announcement.states.isEmpty ? nil : announcement.states.map(\.rawValue).joined(separator: ", ")),
      plain("level", announcement.level.map { String($0) }),
      plain("position", announcement.position.map { "\($0.index) of \($0.count)" }), text("name", announcement.name),
      text("value", announcement.value), text("description", announcement.description),
      text("reason", announcement.reason), text("error", announcement.error), text("image", announcement.image),
      text("anchor", announcement.anchor),
    ]
    facts += announcement.sentences.enumerated().map { text("sentence \($0 + 1)", $1) }
    facts.append(text("hint", announcement.hint.map { .message($0) }))
  }

  /// Of a text in JSON, only its presence counts.
  init(_ announcement: WrittenAnnouncement) {
    func text(_ name: String, _ text: String?) -> Fact { Fact(name: name, key: text.map { _ in "" }, shown: text) }
    func plain(_ name: String, _ value: String?) -> Fact { Fact(name: name, key: value, shown: value) }
    facts = [
      plain("kind", announcement.kind), plain("number", announcement.number.map { String($0) }),
      plain("role", announcement.role),
      plain("states", announcement.states.isEmpty ? nil : announcement.states.joined(separator: ", ")),
      plain("level", announcement.level.map { String($0) }),
      plain("position", announcement.position.map { "\($0.index) of \($0.count)" }), text("name", announcement.name),
      text("value", announcement.value), text("description", announcement.description),
      text("reason", announcement.reason), text("error", announcement.problem), text("image", announcement.image),
      text("anchor", announcement.anchor), text("hint", announcement.hint),
    ]
  }

  func firstDifference(from expected: AnnouncedFacts) -> (name: String, expected: String?, got: String?)? {
    for fact in expected.facts {
      let own = facts.first { $0.name == fact.name }
      if own?.key != fact.key { return (fact.name, fact.shown, own?.shown) }
    }
    let names = Set(expected.facts.map(\.name))
    return facts.first { !names.contains($0.name) && $0.key != nil }.map { ($0.name, nil, $0.shown) }
  }
}

/// The meaning of a text independent of language, equal for texts that say the same.
struct TextSignature {
  /// A Boolean value that indicates whether the app's own texts are the same in every language.
  let sharesTexts: Bool
  let line: String?

  func of(_ text: LocalizedText) -> String {
    switch text {
    case .verbatim(let words), .tagged(let words, _):
      line != nil && Folding.fold(words) == line ? "what was typed" : sharesTexts ? words : "…"
    case .message(let message):
      "\(message.key)(" + message.arguments.all.map { "\($0.0): \(of($0.1))" }.sorted().joined(separator: ", ") + ")"
    }
  }

  private func of(_ argument: Message.Argument) -> String {
    switch argument {
    case .text(let text): of(text)
    case .list(let texts, _), .facts(let texts): texts.map { of($0) }.joined(separator: "; ")
    case .joined(let texts): texts.map { of($0) }.joined()
    case .number(let number): String(number)
    case .decimal(let number, let places): "\(number) to \(places)"
    case .percent(let percent): "\(percent)%"
    case .moment(let moment, _): "\(moment)"
    case .color(let color): "\(color)"
    case .relative(let amount, let unit): "\(amount) \(unit.rawValue)"
    // The locale's table writes this argument, differently in each language.
    case .written: "…"
    }
  }
}
