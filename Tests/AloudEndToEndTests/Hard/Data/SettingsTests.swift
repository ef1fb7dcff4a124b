import AloudTesting
import Foundation
import Testing

extension HardTests.AloneTests {
  @Suite struct SettingsTests {
    /// What the Settings tab says, all of it.
    private static let read = "settings\nread\n"

    @Test("SET-5: what is changed in one run, by the tab or by words, is there in the next")
    func persists() async throws {
      try await TemporaryFolder.with { folder in
        let change = "faster\nlarger text\nvoice on\nvoice off\nsettings\ncalendar\npersian\nlanguage\nDeutsch\n"
        _ = try await Program.run(["--data", folder], input: change)
        #expect(
          try Files.text("\(folder)/settings")
            == "rate = 200\ntext-size = xLarge\nspeech = off\ncalendar = persian\nlocale = de\n")
        let again = try await Program.run(["--data", folder], input: "einstellungen\nlies\n")
        #expect(again.lines.contains("7. Sprechtempo, 200 Wörter pro Minute, Einblendmenü."))
        #expect(again.outputText.contains("persisch"))
      }
    }

    @Test("SET-5: where nobody says where, settings are kept in the user's own folder for them")
    func usualPlace() async throws {
      let said = try await Program.shell(
        "echo faster | \"$0\" >/dev/null; cat \"$XDG_CONFIG_HOME/aloud/settings\"; echo faster | \"$0\" | tail -1")
      #expect(said.outputText == "rate = 200\nSpeaking rate, 225 words a minute.\n")
    }

    @Test("SET-5: the environment goes before the file, the command line before both, and neither is kept")
    func order() async throws {
      try await TemporaryFolder.with { folder in
        try Files.write("# mine\nrate = 100\npitch = 20\nverbosity = high\n", to: "\(folder)/settings")
        let result = try await Program.run(
          ["--data", folder, "--pitch", "40", "--no-hints"], input: Self.read + "faster\n",
          environment: ["ALOUD_RATE": "300", "ALOUD_PITCH": "30", "ALOUD_TEXT_SIZE": "small"])
        let said = result.outputText
        #expect(said.contains("Speaking rate, 300 words a minute, from the environment, pop-up button"))
        #expect(said.contains("Pitch, 40, from the command line"))
        #expect(said.contains("Detail, high, from the settings file"))
        #expect(said.contains("Text size, small, from the environment"))
        #expect(said.contains("Hints, from the command line, toggle, off"))
        #expect(said.contains("Speaking rate, 325 words a minute."))
        // What the user has changed in the run is kept, where it stood; nothing else is.
        #expect(
          try Files.text("\(folder)/settings") == "# mine\nrate = 325\npitch = 20\nverbosity = high\n")
      }
    }

    @Test("SET-5: what can't be read in a file or a variable is told with its place and what to write; the rest counts")
    func damaged() async throws {
      try await TemporaryFolder.with { folder in
        let text = "rate = fast\nnonsense\ncolour = red\nhints = maybe\npitch = 70\n"
        try Files.write(text, to: "\(folder)/settings")
        let result = try await Program.run(
          ["--data", folder], input: "settings\n8\nback\n", environment: ["ALOUD_VERBOSITY": "loud"])
        #expect(
          result.lines.prefix(5) == [
            "ALOUD_VERBOSITY: verbosity can't be “loud”. It can be low, medium, or high.",
            "\(folder)/settings:1: rate can't be “fast”. It can be a number from 80 to 450.",
            "\(folder)/settings:2: this sets nothing. Write a name, an equals sign and a value, such as rate = 200.",
            "\(folder)/settings:3: there is no setting colour. “aloud help start” lists them as options.",
            "1 more line of \(folder)/settings sets nothing.",
          ])
        #expect(result.outputText.contains("Pitch, 70, pop-up button."))
        #expect(try Files.text("\(folder)/settings") == text)
        // A change leaves all that is damaged as it is, but for its own line.
        _ = try await Program.run(["--data", folder], input: "faster\n")
        #expect(
          try Files.text("\(folder)/settings")
            == "rate = 200\nnonsense\ncolour = red\nhints = maybe\npitch = 70\n")
      }
    }

    @Test("SAFE-2: a settings file that is far too large is told, and left as it is")
    func enormous() async throws {
      try await TemporaryFolder.with { folder in
        try Files.write(String(repeating: "rate = 200\n", count: 200_000), to: "\(folder)/settings")
        let result = try await Program.run(["--data", folder], input: "faster\nfaster\n")
        #expect(result.lines.first?.contains("/settings: this settings file is too large") == true)
        #expect(result.lines.filter { $0.hasPrefix("Settings are not kept for the next time: ") }.count == 1)
        #expect(result.lines.last == "Speaking rate, 225 words a minute.")
        #expect(try Files.bytes("\(folder)/settings").count == 2_200_000)
      }
    }

    @Test(
      "SAFE-2: where settings can't be kept, they are changed all the same, and it is said once",
      arguments: ["/proc/nowhere", "/dev/null/data"])
    func notKept(_ folder: String) async throws {
      let result = try await Program.run(["--data", folder], input: "faster\nfaster\nhints off\n")
      #expect(result.exit == .code(0))
      #expect(result.lines.filter { $0.hasPrefix("Settings are not kept for the next time: ") }.count == 1)
      #expect(result.lines.last == "Hints, off.")
    }

    @Test(
      "SAFE-2: a full disk keeps the settings that were there, and is told",
      .enabled(if: FullDiskTests.canMount, "mounting a small disk needs root"))
    func fullDisk() async throws {
      try await FullDiskTests.withSmallDisk { disk in
        _ = try await Program.run(["--data", "\(disk)/data"], input: "faster\n")
        _ = try await Program.shell("cat /dev/zero >fill", directory: disk)
        let result = try await Program.run(["--data", "\(disk)/data"], input: "faster\n")
        #expect(
          result.lines.last?.hasPrefix("Settings are not kept for the next time, since the disk is full: ") == true)
        #expect(try Files.text("\(disk)/data/settings") == "rate = 200\n")
      }
    }

    @Test("SET-5: of two programs at once, each keeps what it has changed")
    func two() async throws {
      try await TemporaryFolder.with { folder in
        let first = try Program.terminal(["--data", folder])
        let second = try Program.terminal(["--data", folder])
        for _ in 0..<5 {
          try first.enter("faster")
          try second.enter("louder")
        }
        try first.enter("quit")
        try second.enter("quit")
        #expect(try first.waitForExit() == .code(0) && second.waitForExit() == .code(0))
        let kept = try Files.text("\(folder)/settings").split(separator: "\n").sorted()
        #expect(kept == ["rate = 300", "volume = 200"])
      }
    }

    @Test("SET-5: resetting forgets what was kept, and goes back to the other sources")
    func reset() async throws {
      try await TemporaryFolder.with { folder in
        try Files.write("# mine\nrate = 100\nlocale = de\n", to: "\(folder)/settings")
        let input = "einstellungen\neinstellungen zurücksetzen\nalle einstellungen zurücksetzen\nfaster\n"
        let result = try await Program.run(["--data", folder], input: input, environment: ["ALOUD_RATE": "300"])
        // The rate is the environment's, whatever the file says.
        #expect(result.lines.suffix(2) == ["1 setting reset.", "Speaking rate, 325 words a minute."])
        #expect(try Files.text("\(folder)/settings") == "# mine\nrate = 325\n")
      }
    }

    @Test("SET-5: help names file and variables; it is English, and a page of the manual in the language that was set")
    func help() async throws {
      let german = ["ALOUD_LOCALE": "de"]
      let help = try await Program.run(["start", "--help", "all"], environment: german)
      #expect(help.outputText.contains("ALOUD_RATE=200") && help.outputText.contains("How high the voice is"))
      let page = try await Program.run(["manual", "start"], environment: german)
      #expect(page.outputText.contains("ALOUD_RATE=200") && page.outputText.contains("Wie hoch die Stimme ist"))
    }
  }
}
