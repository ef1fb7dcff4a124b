import AloudTesting
import Foundation
import Testing

extension HardTests {
  /// `aloud locales --check DIR`.
  @Suite struct LocaleFolderCheckTests {
    @Test("PLACE-1: a folder in which all is well is told in a sentence, with exit code 0") func allWell() async throws
    {
      let result = try await Program.run(["locales", "--check", Repository.locales])
      #expect(result.exit == .code(0))
      #expect(result.errors.isEmpty)
      let wordings = try Files.names(in: "\(Repository.locales)/wording").count
      #expect(result.lines.count == wordings + 1)
      let whole = /wording\/[\w-]+\.po: (\d+) of \1 messages of the core, (\d+) of \2 messages of the rest\./
      #expect(result.lines.dropLast().filter { $0.wholeMatch(of: whole) == nil } == [])
      #expect(result.lines.last?.hasSuffix("files checked, no errors.") == true)
    }

    @Test("SAFE-2: every error of every file is named by file and line, with exit code 65") func allMistakes()
      async throws
    {
      try await TemporaryFolder.with { folder in
        var wording = try Files.text("\(Repository.locales)/wording/de.po")
        wording = wording.replacingOccurrences(of: "nplurals=2; plural=(n != 1);", with: "nplurals=2; plural=(n > 1);")
        wording = wording.replacingOccurrences(of: "\"{index} von {count}\"", with: "\"{inde} von {count\"")
        wording += "\nmsgctxt \"nobody.says.this\"\nmsgid \"x\"\nmsgstr \"y\"\nnonsense\n"
        try Files.write(wording, to: "\(folder)/my/wording/de.po")
        try Files.write("number.1 = eins\nnumber.x = y\nwhat\n", to: "\(folder)/my/values/de.txt")
        try Files.write(Array("# caf".utf8) + [0xE9, 0x0A], to: "\(folder)/my/table/fr.txt")
        try Files.write("", to: "\(folder)/my/wording/german.po")
        let result = try await Program.run(["locales", "--check", "my"], directory: folder)
        #expect(result.exit == .code(65))
        let lines = wording.split(separator: "\n", omittingEmptySubsequences: false)
        let position = try #require(lines.firstIndex { $0.hasPrefix("msgstr \"{inde}") }) + 1
        let header = try #require(lines.firstIndex { $0.contains("Plural-Forms") }) + 1
        let places = result.errorLines.map { String($0.prefix { $0 != " " }) }
        #expect(
          places.dropLast() == [
            "my/table/fr.txt:1:", "my/values/de.txt:2:", "my/values/de.txt:3:", "my/wording/de.po:\(header):",
            "my/wording/de.po:\(position):", "my/wording/de.po:\(position):", "my/wording/de.po:\(position):",
            "my/wording/de.po:\(position):", "my/wording/de.po:\(lines.count - 4):",
            "my/wording/de.po:\(lines.count - 1):", "my/wording/german.po:1:",
          ])
        #expect(result.errorLines.last == "11 errors.")
        #expect(result.errorText.contains("about the number 0, which takes the form other"))
        #expect(result.errorText.contains("{inde}"))
        #expect(result.errorText.contains("Name it such as"))
        // Nothing is told of how much a file has that was not looked at.
        #expect(result.lines.map { $0.prefix { $0 != ":" } } == ["wording/de.po"])
      }
    }

    @Test("SAFE-2: messages without words are named, and one error is one") func untranslated() async throws {
      try await TemporaryFolder.with { folder in
        let wording = try Files.text("\(Repository.locales)/wording/de.po")
        let lines = wording.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let place = try #require(lines.firstIndex(of: "msgctxt \"spell.space\""))
        var changed = lines
        changed[place + 2] = "msgstr \"\""
        try Files.write(changed.joined(separator: "\n"), to: "\(folder)/wording/de.po")
        let result = try await Program.run(["locales", "--check", folder])
        #expect(result.exit == .code(65))
        #expect(
          result.errorLines == [
            "\(folder)/wording/de.po:\(place + 3): "
              + "The message “spell.space” has no words here. Add them. In English: space",
            "1 error.",
          ])
      }
    }

    @Test("PLACE-1: a translation of the core alone has no errors; how much it has is told") func core() async throws {
      try await TemporaryFolder.with { folder in
        let wording = try Files.text("\(Repository.locales)/wording/de.po")
        let core = try #require(wording.range(of: "\n# The rest"))
        try Files.write(String(wording[..<core.lowerBound]), to: "\(folder)/wording/de.po")
        let result = try await Program.run(["locales", "--check", folder])
        #expect(result.exit == .code(0) && result.errors.isEmpty)
        #expect(result.lines.first?.contains(" messages of the core, 0 of ") == true)
      }
    }

    @Test(
      "SAFE-2: a folder that is not there, or is none, is told with exit code 66", arguments: ["nowhere", "file", ""])
    func unreadable(_ name: String) async throws {
      try await TemporaryFolder.with { folder in
        try Files.write("x", to: "\(folder)/file")
        let result = try await Program.run(["locales", "--check", name], directory: folder)
        #expect(result.exit == .code(66))
        #expect(result.output.isEmpty)
        #expect(result.errorLines.count == 1)
        #expect(result.errorText.hasPrefix("\(name): "))
      }
    }

    @Test("an empty folder has no errors, and that it is empty is said") func empty() async throws {
      try await TemporaryFolder.with { folder in
        let result = try await Program.run(["locales", "--check", folder])
        #expect(result.exit == .code(0))
        #expect(result.lines.count == 1)
        #expect(result.outputText.contains("has no locale files"))
      }
    }

    @Test("SAFE-1: what stands in a file, or in its name, does not reach the terminal as it is") func escapes()
      async throws
    {
      try await TemporaryFolder.with { folder in
        try Files.write("number.\u{1B}[31m = x\n", to: "\(folder)/values/de.txt")
        try Files.write("", to: "\(folder)/wording/\u{1B}[31m.po")
        let result = try await Program.run(["locales", "--check", folder])
        #expect(result.exit == .code(65))
        #expect(!result.errors.contains(0x1B))
      }
    }

    @Test("errors are told in English, and counted in the language asked for") func german() async throws {
      try await TemporaryFolder.with { folder in
        try Files.write("nonsense\n", to: "\(folder)/values/de.txt")
        let result = try await Program.run(["locales", "--check", folder, "--locale", "de"])
        #expect(result.errorLines.first?.hasPrefix("\(folder)/values/de.txt:1: This line") == true)
        #expect(result.errorLines.last == "1 Fehler.")
      }
    }
  }
}

/// The repository that the tests stand in.
enum Repository {
  /// The folder of the locale table.
  static let locales = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().appending(path: "locales")
    .path()
}
