import Aloud
import Expectations
import Foundation
import Synchronization
import Testing

@testable import AloudTesting
@testable import NotesExample

/// Transcripts that are played with an app in this process, in many languages.
@Suite("Replaying transcripts") struct ReplayerTests {
  /// An app with words of its own in two languages; one message is another thing in German.
  struct Lamp: App {
    var isWrongIn: String?
    var locale = "en"

    static let files = LocaleFiles.bundled.overridden(by: [
      "wording/en.po": (LocaleFiles.bundled.bytes("wording/en.po") ?? [])
        + Array("\nmsgctxt \"lamp.light\"\nmsgid \"Light\"\nmsgstr \"Light\"\n".utf8),
      "wording/de.po": (LocaleFiles.bundled.bytes("wording/de.po") ?? [])
        + Array("\nmsgctxt \"lamp.light\"\nmsgid \"Light\"\nmsgstr \"Licht\"\n".utf8),
    ])

    var initialState: Bool { false }

    func interface(for state: Bool) -> Interface {
      Interface("Lamp") {
        Tab("Lamp", id: "lamp") {
          if isWrongIn == locale {
            Button(.message("lamp.light"), id: "light")
          } else {
            Toggle(.message("lamp.light"), id: "light", isOn: state)
          }
        }
      }
    }

    func update(_ state: inout Bool, _ event: Event) -> [Effect] {
      if case .changed("light", .isOn(let isOn)) = event { state = isOn }
      return []
    }
  }

  private static let transcript = """
    # A lamp.
    now: 2026-11-20T15:30

    Lamp. 1 item.
    1. Light, toggle, off.
    Say a number, a name, or "help".
    > light
    On.
    > where am i
    Lamp.
    Light, toggle, on, 1 of 1.

    """

  /// An app that says more in German.
  private struct Chatty: App {
    var locale: String
    var initialState: Int { 0 }
    func interface(for state: Int) -> Interface {
      Interface("Lamp") { Tab("Lamp", id: "lamp") { Button("Light", id: "light") } }
    }
    func update(_ state: inout Int, _ event: Event) -> [Effect] {
      guard case .pressed("light") = event else { return [] }
      return [.say("On.")] + (locale == "de" ? [.say("Still on.")] : [])
    }
  }

  private func outcomes(
    _ app: TestedApp, _ files: [String: String] = ["task.transcript": Self.transcript],
    change: (inout Replayer) -> Void = { _ in }, then check: (String) throws -> Void = { _ in }
  ) async throws -> [TestOutcome] {
    try await TemporaryFolder.with { folder in
      for (name, text) in files { try write(text, to: "\(folder)/\(name)") }
      var replayer = Replayer(app)
      change(&replayer)
      var all: [TestOutcome] = []
      for file in try TranscriptFile.all(at: folder) { all += await replayer.outcomes(of: file) }
      try check(folder)
      return all
    }
  }

  private func lamp(wrongIn tag: String? = nil) -> TestedApp {
    TestedApp(files: Lamp.files) { Lamp(isWrongIn: tag, locale: $0) }
  }

  @Test("TEST-3: it passes in its own language, and in another where the same facts are said")
  func passes() async throws {
    let outcomes = try await outcomes(lamp()) { $0.locales = ["en", "de", "ar", "ja"] }
    for outcome in outcomes { expect(outcome.isPassed, "\(outcome.name): \(outcome.result)") }
    expect(outcomes.count, is: 4)
  }

  @Test("TEST-3: a fact that differs in another language is named, with the line it came after")
  func namesTheFact() async throws {
    let outcomes = try await outcomes(lamp(wrongIn: "de")) { $0.locales = ["en", "de"] }
    expect(outcomes[0].isPassed)
    guard case .failed(.facts(let differences)) = outcomes[1].result else {
      Issue.record("\(outcomes[1].result)")
      return
    }
    let first = try #require(differences.first)
    expect((first.fileLine, first.input) == (4, nil))
    expect((first.fact, first.expected, first.got) == ("role", "toggle", "button"))
  }

  @Test("TEST-3: what is said in one language alone is a difference") func namesWhatIsMore() async throws {
    let text = """
      now: 2026-11-20T15:30

      Lamp. 1 item.
      1. Light, button.
      Say a number, a name, or "help".
      > light
      On.

      """
    let app = TestedApp { Chatty(locale: $0) }
    let outcomes = try await outcomes(app, ["task.transcript": text]) { $0.locales = ["en", "de"] }
    guard case .failed(.facts(let differences)) = outcomes[1].result else {
      Issue.record("\(outcomes[1].result)")
      return
    }
    let first = try #require(differences.first)
    expect((first.fact, first.expected, first.got, first.input) == ("announcements", "1", "2", "light"))
  }

  @Test("TEST-3: what is recorded for a language is compared byte for byte, with what is typed there")
  func recorded() async throws {
    let german = """
      locale: de
      now: 2026-11-20T15:30

      Lamp. 1 Eintrag.
      1. Licht, Umschalter, aus.
      Nicht das.
      > licht
      Licht, ein.

      """
    let outcomes = try await outcomes(lamp(), ["task.transcript": Self.transcript, "task.de.transcript": german]) {
      $0.locales = ["de"]
    }
    guard case .failed(.text(let difference)) = outcomes[0].result else {
      Issue.record("\(outcomes[0].result)")
      return
    }
    expect(difference.description.contains("task.de.transcript:"))
    expect(difference.description.contains("- Nicht das."))
  }

  @Test("TEST-3: recording writes a file for each language, settings and form, which then pass")
  func records() async throws {
    let sets = [SettingsSet(), try SettingsSet("verbosity=low,text-size=AX3")]
    try await TemporaryFolder.with { folder in
      try write(Self.transcript, to: "\(folder)/task.transcript")
      var replayer = Replayer(lamp())
      (replayer.locales, replayer.settings, replayer.forms) = (["en", "de"], sets, SpokenForm.allCases)
      replayer.records = true
      _ = await replayer.outcomes(of: try TranscriptFile.all(at: folder)[0])
      expect(
        try TranscriptFile.all(at: folder)[0].recorded.sorted(),
        is: [
          "braille", "de", "de.braille", "de.json", "de.verbosity=low,text-size=AX3",
          "de.verbosity=low,text-size=AX3.braille", "de.verbosity=low,text-size=AX3.json", "json",
          "verbosity=low,text-size=AX3", "verbosity=low,text-size=AX3.braille", "verbosity=low,text-size=AX3.json",
        ])
      replayer.records = false
      let again = await replayer.outcomes(of: try TranscriptFile.all(at: folder)[0])
      expect(again.count, is: 12)
      for outcome in again { expect(outcome.isPassed, "\(outcome.name): \(outcome.result)") }
    }
  }

  @Test("what nobody has recorded is left out, and said to be") func unrecorded() async throws {
    let outcomes = try await outcomes(lamp()) { $0.forms = [.braille] }
    guard case .unrecorded = outcomes[0].result else {
      Issue.record("\(outcomes[0].result)")
      return
    }
  }

  @Test("a transcript that can't be read is told, and the others are played") func unreadable() async throws {
    let outcomes = try await outcomes(lamp(), ["a.transcript": "what: ever\n", "b.transcript": Self.transcript])
    guard case .unreadable(let error) = outcomes[0].result else {
      Issue.record("\(outcomes[0].result)")
      return
    }
    expect(error.description.contains("a.transcript:1: There is no header key “what”."))
    expect(outcomes[1].isPassed)
  }

  @Test("a run of many plays each once, and hands them on in their order, whatever comes first")
  func manyAtATime() async throws {
    try await TemporaryFolder.with { folder in
      for number in 10..<40 { try write(Self.transcript, to: "\(folder)/\(number).transcript") }
      let files = try TranscriptFile.all(at: folder)
      let heard = Heard()
      await Replayer(lamp()).play(files, jobs: 4) { outcomes in heard.add(outcomes.map(\.file)) }
      expect(heard.files, is: files.map(\.path))
    }
  }

  @Test("TEST-3: what is shown is counted by language, added up over parts, and read again as it was kept")
  func coverage() async throws {
    let counter = CoverageCounter()
    _ = try await outcomes(lamp()) {
      ($0.locales, $0.coverage) = (["en", "de"], counter)
      $0.settings = [SettingsSet(), (try? SettingsSet("hints=off")) ?? SettingsSet()]
    }
    let coverage = counter.coverage
    expect(coverage.locales, is: ["de", "en"])
    let roles = try coverage.count(of: .roles, in: "de", files: Lamp.files)
    expect(roles.shown > 0 && !roles.missing.contains("toggle") && roles.missing.contains("button"))
    try expect(coverage.count(of: .commands, in: "en").missing.contains("whereAmI"), is: false)
    try expect(coverage.count(of: .settings, in: "en").missing.contains("hints"), is: false)
    try expect(coverage.count(of: .plurals, in: "de").shown > 0)
    expect((1...99).contains(try coverage.percent()))
    let kept = try #require(Coverage(json: Array(coverage.json.utf8)))
    expect(kept, is: coverage)
    var both = Coverage()
    both.add(kept)
    both.add(coverage)
    expect(both, is: coverage)
    expectNil(Coverage(json: Array("{\"version\":2}".utf8)))
  }

  @Test("TEST-3: TAP names each way of playing, and what differs in a block") func tap() async throws {
    var report = TAPReport()
    let lines = try await outcomes(lamp(wrongIn: "de")) { $0.locales = ["en", "de"] }.flatMap { report.lines($0) }
    expect(lines[0].hasPrefix("ok 1 - ") && lines[0].hasSuffix("task.transcript (en)"))
    expect(lines[1].hasPrefix("not ok 2 - ") && lines[1].hasSuffix("task.transcript (de)"))
    expect(lines[2] == "  ---" && lines.last == "  ...")
    expect(lines.contains("  fact: \"role\"") && lines.contains("  expected: \"toggle\""))
    expect(report.foot, is: "1..2")
  }

  @Test("TEST-3: JUnit has a suite a file, and nothing that XML can't have") func junit() async throws {
    let outcomes = try await outcomes(lamp(wrongIn: "de")) { $0.locales = ["en", "de"] }
    let suite = JUnitReport.suite(outcomes)
    expect(suite.contains("tests=\"2\" failures=\"1\" errors=\"0\" skipped=\"0\""))
    expect(suite.contains("<failure message=\"role differs\">"))
    let bad = TestOutcome(
      file: "<a&\"b\">\u{1B}", variant: TestVariant(locale: "en"), result: .failed(.program("\"\u{0}\"")))
    expect(JUnitReport.suite([bad]).contains("&lt;a&amp;&quot;b&quot;&gt;\\u{1B}"))
    expect(!JUnitReport.suite([bad]).contains("\u{0}"))
  }

  @Test("TEST-3: a walk in pseudo-locales finds what is not translated, and nothing in what is") func pseudo() throws {
    try expect(PseudoWalk(lamp()).findings(in: ["en-XA"]).contains { $0.rule == .unlocalised && $0.text == "Lamp" })
    let notes = try PseudoWalk(TestedApp(Notes())).findings(in: ["en-XA"])
    expect(notes.contains { $0.rule == .unlocalised && $0.text == "New note" })
    expect(!notes.contains { $0.text == "button" })
  }

  private func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: URL(filePath: path))
  }
}

/// The files whose outcomes were handed on.
private final class Heard: Sendable {
  private let all = Mutex<[String]>([])
  var files: [String] { all.withLock { $0 } }
  func add(_ files: [String]) { all.withLock { $0 += files } }
}

extension TestOutcome {
  var isPassed: Bool { if case .passed = result { true } else { false } }
}
