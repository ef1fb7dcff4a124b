import AloudTesting
import Expectations
import TestSupport
import Testing

@testable import Aloud
@testable import AloudCommand
@testable import AloudReminders

/// What ships breaks none of the rules that it sets.
@Suite(.serialized) struct OwnAppsLintTests {
  private static let tried = Nightly.languages(LoadedLocale.bundledTags)

  @Test("TEST-3: the built-in app has no findings", arguments: tried) func builtInApp(_ tag: String) throws {
    let languages = LoadedLocale.bundledTags.map { Language(tag: $0, name: LoadedLocale.ownName(of: $0) ?? $0) }
    let player = try AppPlayer(BuiltInApp(languages: Languages(languages), files: .bundled), locale: tag)
    let findings = try Linter(tag).findings(in: player.session.app, state: player.session.state)
    expect(findings.map { "\($0.rule.rawValue): \($0.message)" }, is: [])
  }

  @Test("TEST-3: the gallery has no findings") func gallery() throws {
    let text = Gallery.text
    expect(!text.contains("lint:"))
    try expect(allRemarks(Array(text.utf8)).map(\.description), is: [])
  }
}
