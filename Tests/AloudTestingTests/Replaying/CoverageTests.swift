import Aloud
import AloudTesting
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
    #expect(try !isMissing("toggle", .roles, of: usual) && !isMissing("role.toggle", .messages, of: usual))
    #expect(try isMissing("toggle", .roles, of: low) && isMissing("role.toggle", .messages, of: low))
    #expect(try isMissing("position", .messages, of: low))
    // How a row is said tells what it is.
    #expect(try !isMissing("row", .roles, of: low))
    #expect(try isMissing("on", .states, of: usual) && !isMissing("off", .states, of: usual))
    #expect(try !isMissing("on", .states, of: await coverage(["light"])))
  }

  @Test("settings count that the header gives, and those that a user has changed") func settings() async throws {
    #expect(try isMissing("verbosity", .settings, of: await coverage()))
    #expect(try !isMissing("verbosity", .settings, of: await coverage(header: "arguments: --verbosity high")))
    #expect(try !isMissing("hints", .settings, of: await coverage(["hints off"])))
  }

  @Test("commands count that were given: neither a name, nor a secret, nor what nobody has understood")
  func commands() async throws {
    #expect(try !isMissing("whereAmI", .commands, of: await coverage(["where am i"])))
    #expect(try isMissing("repeat", .commands, of: await coverage(["repeat"])))
    #expect(try isMissing("whereAmI", .commands, of: await coverage(["code", "where am i"])))
    #expect(try isMissing("replace", .commands, of: await coverage(["replace milk with tea"])))
  }

  @Test("what only braille says counts where braille was asked for") func braille() async throws {
    #expect(try isMissing("braille.role.toggle", .messages, of: await coverage()))
    #expect(try !isMissing("braille.role.toggle", .messages, of: await coverage(forms: [.braille])))
    #expect(try !isMissing("braille.role.toggle", .messages, of: await coverage(forms: [.json])))
  }

  @Test("an app's own texts count by language, and their plural forms where a language has several")
  func texts() async throws {
    let both = try await coverage(locales: ["en", "de"])
    for locale in ["en", "de"] {
      let count = try both.count(of: .texts, in: locale)
      #expect(count.shown == 1 && count.missing == ["Never said"])
    }
    #expect(try !isMissing("{count} books/other", .plurals, of: both, in: "de"))
    #expect(try isMissing("{count} books/one", .plurals, of: both, in: "de"))
    #expect(try !both.count(of: .plurals, in: "en").missing.contains { $0.hasPrefix("{count} books") })
  }

  @Test("an app's own texts are kept with what is shown, and added up") func kept() async throws {
    let german = try await coverage(locales: ["de"]), english = try await coverage()
    let kept = try #require(Coverage(json: Array(german.json.utf8)))
    #expect(kept == german)
    var both = english
    both.add(kept)
    #expect(try both.count(of: .texts, in: "de").missing == ["Never said"])
    #expect(both.locales == ["de", "en"])
  }
}
