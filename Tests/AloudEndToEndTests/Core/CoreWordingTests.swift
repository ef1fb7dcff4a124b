import Aloud
import AloudLanguage
import Expectations
import Foundation
import TestSupport
import Testing

@testable import AloudApp
@testable import AloudCommand
@testable import AloudTesting

/// Issue 37: with the first part of a wording alone, a language runs. The transcripts that show it are listed in the article of
/// translators.
@Suite("The core of a wording") struct CoreWordingTests {
  /// The files of the transcripts that the article lists.
  private static var listed: [TranscriptFile] {
    get throws {
      let article = try Article("Sources/Aloud/Aloud.docc/Translating.md")
      let block = try #require(
        article.blocks.first { $0.kind == "text" && $0.lines.contains { $0.hasSuffix(".transcript") } })
      return block.lines.map { TranscriptFile(path: "\(TranscriptTests.folder)/\($0)", recorded: []) }
    }
  }

  /// A language's files without the second part of its wording.
  private static func files(_ tag: String) throws -> LocaleFiles {
    let wording = String(decoding: try #require(LocaleFiles.bundled.bytes("wording/\(tag).po")), as: UTF8.self)
    let end = try #require(wording.range(of: "# The rest:")).lowerBound
    return LocaleFiles.bundled.overridden(by: ["wording/\(tag).po": Array(wording[..<end].utf8)])
  }

  @Test("is about 350 messages long") func short() throws {
    let core = try LocaleFiles.bundled.messages("en").keys.filter { WordingPart(of: $0) == .core }
    expect((320...370).contains(core.count), "\(core.count)")
  }

  @Test(
    "says each listed transcript without a word of English",
    arguments: Nightly.languages(["de", "pl", "ar", "ja"]))
  func withoutEnglish(tag: String) async throws {
    let listed = try Self.listed
    expect(listed.count > 20)
    let english = EnglishWords()
    let apps = TranscriptApps(Words(try LoadedLocale(tag, files: try Self.files(tag)), files: try Self.files(tag)))
    var replayer = Replayer { apps.app(of: $0) }
    replayer.locales = [tag]
    replayer.hear = { english.look(at: $0) }
    for file in listed { _ = await replayer.outcomes(of: file) }
    expect(english.sessions, is: listed.count)
    expect(english.found, is: [])
  }
}
