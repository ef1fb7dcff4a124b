import Aloud
import AloudDocuments
import Foundation

/// How much of what ARIA-AT asks for is told, in print and in speech apart, and in how many words.
struct AriaATScore {
  /// The two forms that are scored.
  enum Channel: String, CaseIterable { case printed, spoken }

  /// How many of so many.
  struct Share {
    var met = 0
    var count = 0
    var percent: Double { count == 0 ? 0 : 100 * Double(met) / Double(count) }
  }

  /// An announcement in both forms.
  private struct Told {
    var printed, spoken: String
  }

  /// By priority, then form.
  private(set) var shares: [String: [Channel: Share]] = [:]
  /// The assertions about states and values, which the control run turns round.
  private(set) var ofStates = Share()
  /// The assertions that are not met in print or in speech.
  private(set) var missed: [String] = []
  private var lengths: [Int] = []

  /// The number of words of an announcement that so much of a hundred don't pass.
  func words(_ percent: Int) -> Int { lengths.sorted()[min(lengths.count - 1, lengths.count * percent / 100)] }

  /// Plays every test on its example, changed by `change`, and looks for what is asked for.
  init(folder: String, changing change: (_ example: String, _ text: String) -> String = { $1 }) throws {
    let assertions: [Assertion] = try Self.lines("\(folder)/assertions.jsonl")
    let tests: [TestCommands] = try Self.lines("\(folder)/commands.jsonl")
    let words = ToldWords(try Self.text("\(folder)/words.txt"))
    let left = try Self.text("\(folder)/not-applicable.txt").split(separator: "\n").filter { !$0.hasPrefix("#") }
    for test in tests {
      let path = "\(folder)/Examples/\(test.example).yaml"
      let document = try Document(bytes: Array(change(test.example, Self.text(path)).utf8), path: path)
      let told = try Self.play(test, document.app)
      lengths += told.map { $0.printed.split(separator: " ").count }
      let forms: [Channel: String] = [
        .printed: told.map(\.printed).joined(separator: "\n").lowercased(),
        .spoken: told.map(\.spoken).joined(separator: "\n").lowercased(),
      ]
      for one in assertions where one.pattern == test.pattern && one.test == test.test {
        if left.contains(where: { $0.hasPrefix("\(test.example) \(test.test) \(one.kind):") }) { continue }
        add(one, Channel.allCases.map { ($0, words.meets(one, forms[$0] ?? "")) })
      }
    }
  }

  private mutating func add(_ assertion: Assertion, _ results: [(Channel, Bool)]) {
    for (channel, isMet) in results {
      shares[assertion.priority, default: [:]][channel, default: Share()].count += 1
      if isMet { shares[assertion.priority, default: [:]][channel, default: Share()].met += 1 }
    }
    let isMet = results.allSatisfy(\.1)
    if !isMet {
      missed.append("\(assertion.priority) \(assertion.pattern) \(assertion.test): \(assertion.assertion)")
    }
    guard ["state", "value", "change"].contains(assertion.kind), assertion.priority == "MUST" else { return }
    ofStates.count += 1
    if isMet { ofStates.met += 1 }
  }

  /// What is announced in answer to a test's task.
  private static func play(_ test: TestCommands, _ app: DocumentApp) throws -> [Told] {
    var session = try Session(app, settings: Settings(locale: "en"))
    _ = session.start()
    for line in test.setup { _ = session.take(Line(line)) }
    return test.task.flatMap { session.take(Line($0)).announcements }.map { announcement in
      Told(
        printed: session.renderer.printed(announcement), spoken: session.renderer.utterance(announcement).plainText)
    }
  }

  private static func lines<Line: Decodable>(_ path: String) throws -> [Line] {
    try text(path).split(separator: "\n").map { try JSONDecoder().decode(Line.self, from: Data($0.utf8)) }
  }

  /// The text of a file.
  static func text(_ path: String) throws -> String { try String(contentsOf: URL(filePath: path), encoding: .utf8) }
}
