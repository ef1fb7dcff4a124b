import Aloud
import AloudTesting
import Expectations
import Foundation
import Testing

/// What counts as shown: what was really said and given, by language.
@Suite("Coverage (TEST-3)") struct CoverageTests {
  /// A toggle, a button that is called like a command, a secret, and how many books there are.
  private struct Shelf: App {
    var initialState: Bool { false }

    func interface(for state: Bool) -> Interface {
      Interface("Shelf") {
        Tab("Shelf", id: "shelf") {
          Toggle("Light", id: "light", isOn: state)
          Button("Repeat", id: "again")
          TextField("Code", id: "code", value: "").secure()
          Row(Self.books(2), id: "books")
        }
      }
    }

    func update(_ state: inout Bool, _ event: Event) -> [Effect] {
      if case .changed("light", .isOn(let isOn)) = event { state = isOn }
      return []
    }

    static func books(_ count: Int) -> LocalizedText {
      .message(Message(text: "{count} books", ["count": .number(count)], original: .verbatim("\(count) books")))
    }
  }

  private static let german = AppTextsCheck([
    "de.po": Array(
      """
      msgid "{count} books"
      msgid_plural "{count} books"
      msgstr[0] "{count} Buch"
      msgstr[1] "{count} Bücher"

      msgid "Never said"
      msgstr "Nie gesagt"
      """.utf8)
  ]).texts

  /// What is shown by a transcript of these lines.
  private func coverage(
    _ lines: [String] = [], header: String = "now: 2026-11-20T15:30", locales: [String] = ["en"],
    forms: [SpokenForm] = [.text]
  ) async throws -> Coverage {
    try await TemporaryFolder.with { folder in
      let text = "\(header)\n\n" + lines.map { "> \($0)\n" }.joined()
      try Data(text.utf8).write(to: URL(filePath: "\(folder)/a.transcript"))
      var replayer = Replayer(
        TestedApp(
          Shelf(), files: LocaleFiles.bundled.with(texts: Self.german), texts: ["{count} books", "Never said"]))
      let counter = CoverageCounter()
      (replayer.locales, replayer.forms, replayer.coverage) = (locales, forms, counter)
      for file in try TranscriptFile.all(at: folder) { _ = await replayer.outcomes(of: file) }
      return counter.coverage
    }
  }

  /// Whether a name of a kind is still missing.
  private func isMissing(
    _ name: String, _ kind: Coverage.Kind, of coverage: Coverage, in locale: String = "en"
  ) throws -> Bool {
    try coverage.count(of: kind, in: locale).missing.contains(name)
  }

  @Test("roles and positions that little is said of have not been shown") func verbosity() async throws {
    let usual = try await coverage(["where am i"])
    let low = try await coverage(["where am i"], header: "arguments: --verbosity low")
    try expect(!isMissing("toggle", .roles, of: usual) && !isMissing("role.toggle", .messages, of: usual))
    try expect(isMissing("toggle", .roles, of: low) && isMissing("role.toggle", .messages, of: low))
    try expect(isMissing("position", .messages, of: low))
    // How a row is said tells what it is.
    try expect(!isMissing("row", .roles, of: low))
    try expect(isMissing("on", .states, of: usual) && !isMissing("off", .states, of: usual))
    try expect(!isMissing("on", .states, of: await coverage(["light"])))
  }

  @Test("settings count that the header gives, and those that a user has changed") func settings() async throws {
    try expect(isMissing("verbosity", .settings, of: await coverage()))
    try expect(!isMissing("verbosity", .settings, of: await coverage(header: "arguments: --verbosity high")))
    try expect(!isMissing("hints", .settings, of: await coverage(["hints off"])))
  }

  @Test("commands count that were given: neither a name, nor a secret, nor what nobody has understood")
  func commands() async throws {
    try expect(!isMissing("whereAmI", .commands, of: await coverage(["where am i"])))
    try expect(isMissing("repeat", .commands, of: await coverage(["repeat"])))
    try expect(isMissing("whereAmI", .commands, of: await coverage(["code", "where am i"])))
    try expect(isMissing("replace", .commands, of: await coverage(["replace milk with tea"])))
  }

  @Test("what only braille says counts where braille was asked for") func braille() async throws {
    try expect(isMissing("braille.role.toggle", .messages, of: await coverage()))
    try expect(!isMissing("braille.role.toggle", .messages, of: await coverage(forms: [.braille])))
    try expect(!isMissing("braille.role.toggle", .messages, of: await coverage(forms: [.json])))
  }

  @Test("an app's own texts count by language, and their plural forms where a language has several")
  func texts() async throws {
    let both = try await coverage(locales: ["en", "de"])
    for locale in ["en", "de"] {
      let count = try both.count(of: .texts, in: locale)
      expect(count.shown == 1 && count.missing == ["Never said"])
    }
    try expect(!isMissing("{count} books/other", .plurals, of: both, in: "de"))
    try expect(isMissing("{count} books/one", .plurals, of: both, in: "de"))
    try expect(!both.count(of: .plurals, in: "en").missing.contains { $0.hasPrefix("{count} books") })
  }

  @Test("an app's own texts are kept with what is shown, and added up") func kept() async throws {
    let german = try await coverage(locales: ["de"]), english = try await coverage()
    let kept = try #require(Coverage(json: Array(german.json.utf8)))
    expect(kept, is: german)
    var both = english
    both.add(kept)
    try expect(both.count(of: .texts, in: "de").missing, is: ["Never said"])
    expect(both.locales, is: ["de", "en"])
  }
}
