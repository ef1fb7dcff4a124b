import AloudLanguage
import AloudTesting
import Expectations
import Foundation
import TestSupport
import Testing

extension HardTests {
  @Suite("The gallery, issue 5")
  struct GalleryTests {
    /// Something of every page, in words that are understood everywhere.
    private static let lines =
      "1\n9\nnext tab\n1\n2\nback\n2\nback\n9\n1\ncancel\n8\ncancel\nback\n"
      + "next tab\n1\n2\ndone\n11\n1\n6\nread\nback\n9\n1\ntomorrow\nnext tab\n1\nAda\nnext tab\nedit\nselect all\ndone\n9\n1\nread\nquit\n"

    @Test("the document that it prints sounds as it does", arguments: Nightly.languages(LoadedLocale.bundledTags))
    func documentSoundsTheSame(tag: String) async throws {
      try await TemporaryFolder.with { folder in
        let options = ["--echo", "--locale", tag, "--now", "2026-11-20T15:30:00", "--data", folder]
        let document = try await Program.run(["gallery", "--document"])
        expect(document.exit == .code(0) && document.errors.isEmpty)
        try Data(document.output).write(to: URL(filePath: "\(folder)/mine.yaml"))
        let own = try await Program.run(["gallery"] + options, input: Self.lines)
        let run = try await Program.run(["run", "\(folder)/mine.yaml"] + options, input: Self.lines)
        expect(own.outputText, is: run.outputText)
        expect(own.errors.isEmpty && own.exit == .code(0) && own.lines.count > 120)
      }
    }
  }
}
