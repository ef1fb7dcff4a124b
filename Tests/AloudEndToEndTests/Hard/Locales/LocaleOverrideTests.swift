import AloudTesting
import Foundation
import Testing

extension HardTests {
  /// `--locales DIR` and `ALOUD_LOCALES`.
  @Suite struct LocaleOverrideTests {
    private static let hello = """
      msgid ""
      msgstr "Plural-Forms: nplurals=2; plural=(n != 1);\\n"

      msgctxt "language.name"
      msgid "English"
      msgstr "Nederlands"

      msgctxt "app.settings.title"
      msgid "Settings"
      msgstr "Instellingen"

      msgctxt "place.count"
      msgid "{count} item."
      msgid_plural "{count} items."
      msgstr[0] "{count} ding."
      msgstr[1] "{count} dingen."

      """

    /// A folder with Dutch in it, whose facts are German ones.
    private func withDutch(_ body: (String) async throws -> Void) async throws {
      try await TemporaryFolder.with { folder in
        try Files.write(Self.hello, to: "\(folder)/wording/nl.po")
        try Files.write(try Files.text("\(Repository.locales)/table/de.txt"), to: "\(folder)/table/nl.txt")
        try await body(folder)
      }
    }

    @Test("PLACE-1: a translator's wording is read in place of the one compiled in, by the option or the environment")
    func wording() async throws {
      try await TemporaryFolder.with { folder in
        let original = try Files.text("\(Repository.locales)/wording/de.po")
        let title = try #require(
          original.firstMatch(of: /msgctxt "app.settings.title"\nmsgid "Settings"\nmsgstr "(.+)"/))
        let changed = original.replacingOccurrences(of: "\"\(title.1)\"", with: "\"Stellschrauben\"")
        try Files.write(changed, to: "\(folder)/wording/de.po")
        let arguments = ["--locale", "de"]
        for result in [
          try await Program.run(arguments + ["--locales", folder], input: "tab 4\n"),
          try await Program.run(arguments, input: "tab 4\n", environment: ["ALOUD_LOCALES": folder]),
        ] {
          #expect(result.exit == .code(0))
          #expect(result.errors.isEmpty)
          #expect(result.outputText.contains("Stellschrauben"))
        }
        // Without it, all is as it was; and the option ranks above the environment.
        let plain = try await Program.run(
          arguments + ["--locales", Repository.locales], input: "tab 4\n", environment: ["ALOUD_LOCALES": folder])
        #expect(!plain.outputText.contains("Stellschrauben"))
        #expect(plain.errors.isEmpty)
      }
    }

    @Test("PLACE-1: a new language needs no rebuild, nor number words of its own, and English serves for the rest")
    func newLanguage() async throws {
      try await withDutch { folder in
        let result = try await Program.run(["--locale", "nl", "--locales", folder], input: "tab 4\nwhere am i\n2\n")
        #expect(result.exit == .code(0))
        #expect(result.errors.isEmpty)
        #expect(result.outputText.contains("Instellingen"))
        #expect(result.outputText.contains("dingen."))
        #expect(!result.outputText.contains("There are no words for"))
      }
    }

    @Test("PLACE-2: the environment's languages are looked for among a translator's too") func environment()
      async throws
    {
      try await withDutch { folder in
        let result = try await Program.run(
          environment: ["ALOUD_LOCALES": folder, "LANG": "en_US.UTF-8", "LANGUAGE": "tlh:nl:de"])
        #expect(result.outputText.contains("dingen."))
      }
    }

    @Test("the Settings tab offers a translator's language, and changing to it works") func settings() async throws {
      try await withDutch { folder in
        let result = try await Program.run(
          ["--locales", folder], input: "settings\nlanguage\nNederlands\nwhere am i\n")
        #expect(result.exit == .code(0))
        #expect(result.outputText.contains("Nederlands"))
        #expect(result.lines.suffix(3).first?.contains("Instellingen") == true)
      }
    }

    @Test("a document's session has a translator's words too, and so has help") func everywhere() async throws {
      try await TemporaryFolder.with { folder in
        let english = try Files.text("\(Repository.locales)/wording/en.po")
        let changed = english.replacingOccurrences(of: "msgstr \"Say hints, or none.\"", with: "msgstr \"Be quiet.\"")
          .replacingOccurrences(of: "msgstr \"Say a number,", with: "msgstr \"Give a number,")
        try Files.write(changed, to: "\(folder)/l/wording/en.po")
        try Files.write(
          "app: A\ntabs:\n  - {title: One, elements: [{text: x}, {text: y}]}\n", to: "\(folder)/app.yaml")
        let run = try await Program.run(["run", "app.yaml", "--locales", "l"], directory: folder)
        #expect(run.exit == .code(0))
        #expect(run.lines.last?.hasPrefix("Give a number,") == true)
        for help in [
          try await Program.run(["start", "--help", "all", "--locales", "l"], directory: folder),
          try await Program.run(["start", "--help", "all"], environment: ["ALOUD_LOCALES": "l"], directory: folder),
        ] {
          #expect(help.outputText.contains("Be quiet."))
        }
      }
    }

    @Test(
      "SAFE-2: a damaged file is told with its path and line, and the one compiled in serves",
      arguments: [
        ("wording/en.po", "nonsense\n", 1), ("table/en.txt", "what\n", 1),
        ("values/en.txt", "number.x = y\n", 1), ("wording/en.po", "msgid \"\"\nmsgstr \"Plural-Forms: x\\n\"\n", 2),
        ("wording/en.po", "msgid \"\"\nmsgstr \"Plural-Forms: nplurals=2; plural=(n > 1);\\n\"\n", 2),
        ("wording/xyz.po", "msgid \"\"\nmsgstr \"\"\n", 1), ("wording/english.po", "", 1),
      ])
    func damaged(_ path: String, _ text: String, _ line: Int) async throws {
      try await TemporaryFolder.with { folder in
        try Files.write(text, to: "\(folder)/\(path)")
        let result = try await Program.run(["--locales", folder], input: "where am i\n")
        #expect(result.exit == .code(0))
        #expect(result.errorLines.count == 1)
        #expect(result.errorText.hasPrefix("\(folder)/\(path):\(line): "))
        #expect(result.errorText.contains("the program's own is used"))
        let plain = try await Program.run(input: "where am i\n")
        #expect(result.outputText == plain.outputText)
      }
    }

    @Test("SAFE-2: a damaged file keeps no other file of the folder from serving") func oneDamaged() async throws {
      try await withDutch { folder in
        try Files.write(Array("nonsense\n".utf8) + [0xFF], to: "\(folder)/wording/fr.po")
        let result = try await Program.run(["--locale", "nl", "--locales", folder])
        #expect(result.errorLines.count == 1)
        #expect(result.errorText.hasPrefix("\(folder)/wording/fr.po:2: "))
        #expect(result.outputText.contains("dingen."))
        let french = try await Program.run(["--locale", "fr", "--locales", folder], input: "où suis-je\n")
        #expect(french.exit == .code(0))
        #expect(french.lines.contains { $0.contains("onglet, sélectionné") })
      }
    }

    @Test("SAFE-2: a folder that is not there is told, and all goes on without it") func missing() async throws {
      for result in [
        try await Program.run(["--locales", "/nonexistent"], input: "where am i\n"),
        try await Program.run(input: "where am i\n", environment: ["ALOUD_LOCALES": "/nonexistent"]),
      ] {
        #expect(result.exit == .code(0))
        #expect(result.errorLines == ["/nonexistent: there is no such folder. Check the path."])
        #expect(result.lines.last?.hasPrefix("Reminders, tab, 1 of 4.") == true)
      }
      let empty = try await Program.run(input: "where am i\n", environment: ["ALOUD_LOCALES": ""])
      #expect(empty.errors.isEmpty)
    }
  }
}
