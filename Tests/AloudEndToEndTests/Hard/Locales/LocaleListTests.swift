import AloudTesting
import Foundation
import Testing

extension HardTests {
  /// `aloud locales`.
  @Suite struct LocaleListTests {
    @Test("each locale is a line: its tag, its own name, and what there is for it") func list() async throws {
      let result = try await Program.run(["locales"])
      #expect(result.exit == .code(0))
      #expect(result.errors.isEmpty)
      #expect(result.lines.contains("de, Deutsch: table, wording, voice."))
      #expect(result.lines.contains("he, עברית: table, wording, a poor voice."))
      #expect(result.lines.first == "Words: English. Dates: English.")
      let tags = result.lines.dropFirst().map { String($0.prefix { $0 != "," }) }
      #expect(tags == tags.sorted())
      let files = try Files.names(in: "\(Repository.locales)/table").map { String($0.dropLast(".txt".count)) }
      #expect(tags == (files + ["ar-XB", "ar-XC", "en-XA"]).sorted())
    }

    @Test("as JSON, each locale is an object") func json() async throws {
      let result = try await Program.run(["locales", "--format", "json"])
      #expect(result.exit == .code(0))
      let objects = try result.lines.map {
        try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
      }
      // The pseudo-locales have no file.
      #expect(objects.count == (try Files.names(in: "\(Repository.locales)/table")).count + 3)
      let egypt = try #require(objects.first { $0["locale"] as? String == "ar-EG" })
      #expect(egypt["table"] as? String == "ar-EG")
      #expect(egypt["wording"] as? String == "ar")
      #expect(egypt["wordingPercent"] as? Int == 100)
      #expect(egypt["voice"] as? String != nil)
    }

    @Test("a translator's language is listed with how much of it has words") func overrides() async throws {
      try await TemporaryFolder.with { folder in
        let wording = try Files.text("\(Repository.locales)/wording/de.po")
        let lines = wording.split(separator: "\n", omittingEmptySubsequences: false)
        try Files.write(lines.prefix(lines.count / 2).joined(separator: "\n"), to: "\(folder)/wording/vo.po")
        try Files.write(try Files.text("\(Repository.locales)/table/de.txt"), to: "\(folder)/table/vo.txt")
        let result = try await Program.run(["locales", "--locales", folder])
        #expect(result.exit == .code(0))
        let line = try #require(result.lines.first { $0.hasPrefix("vo, ") })
        #expect(line.hasPrefix("vo, Deutsch: table, wording "))
        #expect(line.hasSuffix("%, no voice."))
      }
    }

    @Test("the list is in the words of the language asked for") func german() async throws {
      let result = try await Program.run(["locales", "--locale", "de"])
      #expect(result.lines.contains("fr, français: Tabelle, Wortlaut und Stimme."))
    }

    @Test("SAFE-2: a full disk is told, with its exit code") func fullDisk() async throws {
      let result = try await Program.shell("\"$0\" locales > /dev/full")
      #expect(result.exit != .code(0))
      #expect(result.errorLines.count == 1)
    }
  }
}
