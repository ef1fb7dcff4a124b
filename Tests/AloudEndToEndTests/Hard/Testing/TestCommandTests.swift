import AloudTesting
import Foundation
import Testing

extension HardTests {
  /// `aloud test`.
  @Suite struct TestCommandTests {
    private static let transcripts = "\(Article.root)/Tests/AloudEndToEndTests/Transcripts"

    private static let good = """
      # A tab.
      now: 2026-11-20T15:30:00
      app: app.yaml

      Shelf.
      Home. 1 item.
      1. Read, button.
      Say a number, a name, or "help".
      > read
      1. Read, button.

      """

    private static let document = """
      app: Shelf
      texts: locales
      tabs: [{title: Home, elements: [{button: Read, id: open}]}]
      """

    /// Runs it in a folder with these files, and others that `prepare` makes.
    private func run(
      _ arguments: [String], _ files: [String: String] = [:], bytes: [String: [UInt8]] = [:]
    ) async throws -> (result: RunResult, files: [String: String]) {
      try await TemporaryFolder.with { folder in
        for (name, text) in files { try Files.write(text, to: "\(folder)/\(name)") }
        for (name, bytes) in bytes { try Files.write(bytes, to: "\(folder)/\(name)") }
        let result = try await Program.run(["test"] + arguments, directory: folder)
        var left: [String: String] = [:]
        for name in try Files.names(in: folder) where name.hasSuffix(".transcript") || name.hasSuffix(".json") {
          left[name] = try Files.text("\(folder)/\(name)")
        }
        return (result, left)
      }
    }

    private static func po(_ texts: [(String, String)]) -> String {
      texts.map { "msgid \"\($0)\"\nmsgstr \"\($1)\"\n" }.joined(separator: "\n")
    }

    private static let lamp = [
      "app.yaml": """
      app: Lamp
      language: en
      texts: locales
      tabs: [{title: Home, elements: [{button: Light, action: {say: Here.}}]}]
      """,
      "locales/de.po": po([("Lamp", "Lamp"), ("Home", "Home"), ("Light", "Licht"), ("Here.", "Hier.")]),
      "lamp.transcript": """
      # A lamp.
      app: app.yaml
      now: 2026-11-20T15:30:00

      Lamp.
      Home. 1 item.
      1. Light, button.
      Say a number, a name, or "help".
      > light
      Here.

      """,
    ]

    @Test("TEST-3: our own transcripts pass, at night all of them") func ownTranscripts() async throws {
      let folder = Self.transcripts + (Nightly.isOn ? "" : "/LOOP")
      let result = try await Program.run(["test", folder])
      #expect(result.exit == .code(0), "\(result.outputText)")
      let count = try TranscriptFile.all(at: folder).count
      #expect(result.lines == ["Passed: \(count). Failed: 0. Left out: 0."])
    }

    @Test("TEST-3: a document passes in a language that its texts are in, by names that are translated")
    func translated() async throws {
      let (result, _) = try await run(["--locales", "en,de", "."], Self.lamp)
      #expect(result.outputText == "Passed: 2. Failed: 0. Left out: 0.\n")
      #expect(result.exit == .code(0))
    }

    @Test("TEST-3: what a transcript expects and nobody says ends with exit code 1, told by line and sign")
    func differs() async throws {
      var files = Self.lamp
      files["lamp.transcript"]?.replace("Here.", with: "There.")
      let (result, _) = try await run(["."], files)
      #expect(result.exit == .code(1))
      #expect(result.lines.contains("./lamp.transcript:10: after “> light”"))
      #expect(result.lines.contains("  - There.") && result.lines.contains("  + Here."))
    }

    @Test("TEST-3: --record writes what is said, for each language that is asked for, and then all passes")
    func records() async throws {
      try await TemporaryFolder.with { folder in
        for (name, text) in Self.lamp { try Files.write(text, to: "\(folder)/\(name)") }
        let first = try await Program.run(["test", "--record", "--locales", "de", "."], directory: folder)
        #expect(first.lines.first == "./lamp.transcript (de): recorded. Read it aloud.")
        #expect(first.exit == .code(1))
        let german = try Files.text("\(folder)/lamp.de.transcript")
        #expect(german.contains("> Licht\nHier.\n") && german.contains("1. Licht, Taste.\n"))
        let second = try await Program.run(["test", "--locales", "en,de", "."], directory: folder)
        #expect(second.lines == ["Passed: 2. Failed: 0. Left out: 0."])
      }
    }

    @Test("TEST-3: two that record at once leave whole files, and nothing beside them") func recordsTwice() async throws
    {
      try await TemporaryFolder.with { folder in
        for (name, text) in Self.lamp { try Files.write(text, to: "\(folder)/\(name)") }
        let result = try await Program.shell(
          "\"$0\" test --record --locales de . & \"$0\" test --record --locales de .; wait", directory: folder)
        #expect(result.errors.isEmpty)
        #expect(try Files.text("\(folder)/lamp.de.transcript").hasSuffix("> Licht\nHier.\n"))
        #expect(try Files.names(in: folder) == ["app.yaml", "lamp.de.transcript", "lamp.transcript", "locales"])
      }
    }

    @Test(
      "SAFE-2: a full disk leaves the file as it was, and is told in a sentence",
      .enabled(if: HardTests.AloneTests.FullDiskTests.canMount, "mounting a small disk needs root"))
    func fullDisk() async throws {
      try await HardTests.AloneTests.FullDiskTests.withSmallDisk { disk in
        for (name, text) in Self.lamp { try Files.write(text, to: "\(disk)/\(name)") }
        let before = try Files.text("\(disk)/lamp.transcript").replacing("Here.", with: "There.")
        try Files.write(before, to: "\(disk)/lamp.transcript")
        _ = try await Program.shell("cat /dev/zero >fill", directory: disk)
        let result = try await Program.run(["test", "--record", "."], directory: disk)
        #expect(result.lines.first?.hasPrefix("./lamp.transcript: this file can't be written.") == true)
        #expect(result.exit == .code(1))
        #expect(try Files.text("\(disk)/lamp.transcript") == before)
      }
    }

    @Test("SAFE-2: a device that is full is told too, and stays a device") func fullDevice() async throws {
      let (result, _) = try await run(["--coverage-file", "/dev/full", "."], Self.lamp)
      #expect(result.errorLines.first?.hasPrefix("/dev/full: this file can't be written.") == true)
      #expect(result.exit == .code(65))
      #expect(try await CommandRun("test", ["-c", "/dev/full"]).result().exit == .code(0))
    }

    @Test(
      "SAFE-2: a transcript that can't be read is told by file and line, with exit code 65",
      arguments: [
        ("", "./a.transcript:1: There is no header."),
        ("what: ever\n\nx\n", "./a.transcript:1: There is no header key “what”."),
        ("now: today\n\nx\n", "./a.transcript:1: “today” isn't a date and time."),
        ("exit: 300\n\nx\n", "./a.transcript:1: “300” isn't an exit code."),
        ("now: 2026-11-20T15:30\r\n\nx\n", "./a.transcript:1: The line ends in CR LF."),
        ("exit: 0\n\none\r\ntwo\n", "./a.transcript:3: The line ends in CR LF."),
        ("exit: 0\n\none\u{0}\n", "./a.transcript:3: The line has a NUL."),
        ("run: swift \"run\n\nx\n", "./a.transcript:1: A double quote isn't closed."),
      ])
    func badTranscripts(text: String, error: String) async throws {
      let (result, _) = try await run(["."], ["a.transcript": text])
      #expect(result.exit == .code(65))
      #expect(result.lines.first?.hasPrefix(error) == true, "\(result.lines)")
    }

    @Test("SAFE-2: bytes that are no text are told by line") func notText() async throws {
      let (result, _) = try await run(["."], bytes: ["a.transcript": Array("exit: 0\n\n".utf8) + [0xFF, 0x0A]])
      #expect(result.exit == .code(65))
      #expect(result.lines.first == "./a.transcript:3: The line isn't UTF-8. Save the file as UTF-8.")
    }

    @Test("SAFE-2: a path that isn't there, and a folder without transcripts") func noTranscripts() async throws {
      let (missing, _) = try await run(["nowhere"])
      #expect(missing.exit == .code(65))
      #expect(missing.errorLines == ["nowhere: there is no such file. Check the path."])
      let (empty, _) = try await run(["."])
      #expect(empty.exit == .code(65))
      #expect(empty.errorLines == [".: there are no transcripts here. Their names end in .transcript."])
    }

    @Test("SAFE-2: a file that may not be read", .enabled(if: geteuid() != 0, "root may read everything"))
    func noPermission() async throws {
      try await TemporaryFolder.with { folder in
        try Files.write(Self.lamp["lamp.transcript"] ?? "", to: "\(folder)/a.transcript")
        chmod("\(folder)/a.transcript", 0)
        let result = try await Program.run(["test", "a.transcript"], directory: folder)
        #expect(result.exit == .code(65))
      }
    }

    @Test(
      "SAFE-2: wrong use is told in a sentence, with exit code 64",
      arguments: [
        (["--shard", "0/8"], "“0/8” is no part of a whole. Write it such as 2/8."),
        (["--shard", "9/8"], "“9/8” is no part of a whole. Write it such as 2/8."),
        (["--shard", "a/b"], "“a/b” is no part of a whole. Write it such as 2/8."),
        (["--formats", "text,brf"], "“brf” isn't known here. Write one of: text, json, or braille."),
        (["--settings", "size=AX3"], "“size” isn't known here. Write one of: "),
        (["--settings", "textSize=AX9"], "--settings: "),
        (["--locales", "de,xx"], "“xx” isn't known here. Write one of: "),
        (["--command", "swift \"run"], "A double quote isn't closed in “swift \"run”. Close it."),
        (["--jobs", "0"], "“0” isn't known here. Write one of: 1 or 2."),
      ])
    func wrongUse(arguments: [String], error: String) async throws {
      let (result, _) = try await run(arguments + ["."], Self.lamp)
      #expect(result.exit == .code(64))
      #expect(result.errorLines.first?.hasPrefix(error) == true, "\(result.errorLines)")
      #expect(result.output.isEmpty)
    }

    @Test("a PO that lacks half its messages is no error where it is played, and told once on standard error")
    func halfAPO() async throws {
      var files = Self.lamp
      files["locales/de.po"] = Self.po([("Light", "Licht"), ("Here.", "Hier.")])
      files["second.transcript"] = files["lamp.transcript"]
      for form in ["text", "tap", "junit"] {
        let (result, _) = try await run(["--locales", "en,de", "--report", form, "."], files)
        #expect(result.exit == .code(0))
        #expect(result.errorLines.count == 2, "\(result.errorLines)")
        #expect(result.errorLines.first?.hasPrefix("./locales/de.po:1:7: ") == true)
        #expect(result.errorLines.allSatisfy { $0.hasSuffix(" [translation]") })
      }
      let (whole, _) = try await run(["--locales", "en,de", "."], Self.lamp)
      #expect(whole.errors.isEmpty)
      files["app.yaml"] = "# lint: disable=translation\n" + (files["app.yaml"] ?? "")
      let (silenced, _) = try await run(["--locales", "en,de", "."], files)
      #expect(silenced.errors.isEmpty)
    }

    @Test("a PO that is only begun is one remark") func begunPO() async throws {
      var files = Self.lamp
      let rows = (1...12).map { "{text: Row number \(String(repeating: "i", count: $0))}" }.joined(separator: ", ")
      files["app.yaml"] = "app: Lamp\nlanguage: en\ntexts: locales\ntabs: [{title: Home, elements: [\(rows)]}]\n"
      let result = try await TemporaryFolder.with { folder in
        for (name, text) in files { try Files.write(text, to: "\(folder)/\(name)") }
        return try await Program.run(["test", "--pseudo", "app.yaml"], directory: folder)
      }
      #expect(result.errorLines.count { $0.contains("12") } == 1, "\(result.errorLines)")
      #expect(result.errorLines.contains { $0.hasPrefix("locales/de.po:") && $0.contains("Texts without words") })
    }

    @Test("TEST-3: TAP and JUnit on standard output") func reports() async throws {
      let (tap, _) = try await run(["--report", "tap", "--locales", "en,de", "."], Self.lamp)
      #expect(
        tap.lines == [
          "TAP version 14", "ok 1 - ./lamp.transcript (en)", "ok 2 - ./lamp.transcript (de)", "1..2",
        ])
      let (junit, _) = try await run(["--report", "junit", "."], Self.lamp)
      #expect(junit.lines.first == "<?xml version=\"1.0\" encoding=\"UTF-8\"?>" && junit.lines.last == "</testsuites>")
    }

    @Test("TEST-3: shards add up to the whole, and so does their coverage") func shards() async throws {
      try await TemporaryFolder.with { folder in
        for part in 1...2 {
          let result = try await Program.run(
            ["test", "--shard", "\(part)/2", "--coverage-file", "\(folder)/\(part).json", "\(Self.transcripts)/ASK"])
          #expect(result.exit == .code(0))
        }
        let whole = try await Program.run(["test", "--coverage", "json", "\(Self.transcripts)/ASK"])
        let merged = try await Program.run(
          ["test", "--merge-coverage", "--coverage", "json", "\(folder)/1.json", "\(folder)/2.json"])
        #expect(merged.lines == Array(whole.lines.dropFirst()))
        let low = try await Program.run(
          ["test", "--merge-coverage", "--fail-under", "99", "\(folder)/1.json", "\(folder)/2.json"])
        #expect(low.exit == .code(1))
        #expect(low.errorLines.first?.hasSuffix("at least 99% is wanted.") == true)
      }
    }

    @Test("TEST-3: a document's own texts are counted by language, where it has some in others") func ownTexts()
      async throws
    {
      var files = Self.lamp
      let (whole, _) = try await run(["--coverage", "text", "--locales", "en,de", "."], files)
      #expect(whole.lines.contains("en: own texts: 100%.") && whole.lines.contains("de: own texts: 100%."))
      files["app.yaml"]?.replace("{button: Light", with: "{text: Never}, {button: Light")
      files["lamp.transcript"]?.replace("> light\nHere.\n", with: "")
      let (part, _) = try await run(["--coverage", "text", "."], files)
      #expect(part.lines.contains { $0.hasPrefix("en: own texts: ") && $0.contains("Here.") }, "\(part.outputText)")
      files["app.yaml"]?.replace("texts: locales\n", with: "")
      let (none, _) = try await run(["--coverage", "text", "."], files)
      #expect(!none.lines.contains { $0.contains("own texts") })
    }

    @Test("SAFE-2: a file that keeps no coverage is told") func badCoverage() async throws {
      let (result, _) = try await run(["--merge-coverage", "a.json"], ["a.json": "{}"])
      #expect(result.exit == .code(65))
      #expect(result.errorLines == ["a.json: this is no coverage that aloud test has kept."])
    }

    @Test("TEST-3: a program of its own is played by its command, in other languages too") func command() async throws {
      let notes = try BuiltBinary.path(named: "NotesExample")
      let transcript = """
        now: 2026-11-20T15:30:00

        Notes.
        All notes. 2 items.
        1. Buy paper.
        2. New note, text field, empty.
        Say a number, a name, or "help".
        > 2
        New note, text field, empty.

        """
      let (recorded, files) = try await run(["--record", "--command", notes, "."], ["a.transcript": transcript])
      #expect(recorded.outputText.contains("a.transcript (en): recorded."))
      let (result, _) = try await run(["--command", notes, "--locales", "en,de,ar", "."], files)
      #expect(result.outputText == "Passed: 3. Failed: 0. Left out: 0.\n")
    }

    @Test("TEST-3: --pseudo finds what a document can't have translated, and nothing where all can be")
    func pseudo() async throws {
      let (good, _) = try await run(["--pseudo", "app.yaml"], Self.lamp)
      #expect(good.outputText == "Findings: 0.\n", "\(good.outputText)")
      #expect(good.exit == .code(0))
      var files = Self.lamp
      files["app.yaml"]?.replace("texts: locales\n", with: "")
      let (bad, _) = try await run(["--pseudo", "app.yaml"], files)
      #expect(bad.exit == .code(1))
      #expect(bad.lines.contains { $0.hasPrefix("app.yaml (en-XA): unlocalised: not translated: Light") })
    }

    @Test("TEST-3: --pseudo asks the voice of each locale that is named: Japanese kanji have no sound, German has all")
    func unspoken() async throws {
      var files = Self.lamp
      files["app.yaml"]?.replace("Here.", with: "25 % of Ω.")
      files["locales/ja.po"] = Self.po([
        ("Lamp", "ランプ"), ("Home", "ホーム"), ("Light", "ライト"), ("25 % of Ω.", "漢字の25%です。"),
      ])
      let (japanese, _) = try await run(["--pseudo", "--locales", "ja", "app.yaml"], files)
      #expect(
        japanese.lines.contains { $0.hasPrefix("app.yaml (ja)") && $0.contains(": unspoken: ") && $0.contains("漢字") },
        "\(japanese.outputText)")
      #expect(japanese.exit == .code(1))
      let (others, _) = try await run(["--pseudo", "--locales", "de,en,ru,he,ar", "app.yaml"], files)
      #expect(others.outputText == "Findings: 0.\n")
    }
  }
}
