import AloudTesting
import Testing

@testable import Aloud
@testable import AloudCommand

/// What ships breaks none of the rules that it sets.
@Suite(.serialized) struct OwnAppsLintTests {
  private static let tried = Nightly.languages(LoadedLocale.bundledTags)

  @Test("TEST-3: the built-in app has no findings", arguments: tried) func builtInApp(_ tag: String) throws {
    let languages = LoadedLocale.bundledTags.map { Language(tag: $0, name: LoadedLocale.ownName(of: $0) ?? $0) }
    let player = try AppPlayer(BuiltInApp(languages: Languages(languages), files: .bundled), locale: tag)
    let findings = try Linter(tag).findings(in: player.session.app, state: player.session.state)
    let wording = try LoadedLocale("en").wording
    #expect(findings.map { "\($0.rule.rawValue): \(wording.text(.message($0.message)))" } == [])
  }

  @Test("TEST-3: the gallery has no findings, in any language", arguments: tried)
  func gallery(_ tag: String) throws {
    let text = GalleryDocument(try LoadedLocale(tag)).text
    #expect(!text.contains("lint:"))
    let wording = try LoadedLocale("en").wording
    #expect(
      try allRemarks(Array(text.utf8)).map { "\($0.line):\($0.column) \($0.rule.rawValue) \($0.text(wording))" } == [])
  }
}
