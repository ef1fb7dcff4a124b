import Aloud
import AloudTesting
import Testing

@testable import NotesExample

/// The README's app, in every language: as the article of localisation tests shows it.
@Suite struct NotesTranscriptTests {
  private let folder = "\(#filePath.split(separator: "/").dropLast().map { "/\($0)" }.joined())/Transcripts"

  @Test("what the notes say is the same in every language")
  func everyLanguage() async throws {
    var replayer = Replayer(TestedApp(Notes()))
    replayer.locales = ["en"] + LoadedLocale.bundledTags
    for file in try TranscriptFile.all(at: folder) {
      for outcome in await replayer.outcomes(of: file) { #expect(outcome.isPassed, "\(outcome)") }
    }
  }
}
