import AloudTesting
import Testing

extension HardTests {
  /// `aloud settings`.
  @Suite struct SettingsCommandTests {
    private func settings(
      _ arguments: String..., in folder: String, environment: [String: String] = [:]
    ) async throws -> RunResult {
      try await Program.run(["settings", "--data", folder] + arguments, environment: environment)
    }

    @Test("SET-5: each setting is told with its value and where that comes from") func all() async throws {
      try await TemporaryFolder.with { folder in
        try Files.write("rate = 200\n", to: "\(folder)/settings")
        let result = try await settings("--pitch", "40", in: folder, environment: ["ALOUD_VOLUME": "80"])
        #expect(result.exit == .code(0))
        #expect(result.lines.count == 21)
        #expect(result.lines.contains("Speaking rate, 200 words a minute, from the settings file."))
        #expect(result.lines.contains("Pitch, 40, from the command line."))
        #expect(result.lines.contains("Volume, 80, from the environment."))
        #expect(result.lines.contains("Single keys, as it comes, off."))
      }
    }

    @Test(
      "SET-5: one setting is found by its name in the file, by what it is called, or by enough of that",
      arguments: ["rate", "Speaking rate", "speaking", "RATE"])
    func one(_ name: String) async throws {
      try await TemporaryFolder.with { folder in
        let result = try await settings(name, in: folder)
        #expect(result.lines == ["Speaking rate, 175 words a minute, as it comes. It can be 80 to 450."])
      }
    }

    @Test("SET-5: a value is kept, told, and there for the next session; a reset forgets it")
    func changing() async throws {
      try await TemporaryFolder.with { folder in
        let kept = try await settings("text-size", "AX1", in: folder)
        #expect(kept.lines.first?.hasSuffix(", from the settings file.") == true)
        #expect(try Files.text("\(folder)/settings") == "text-size = AX1\n")
        let reset = try await settings("--reset", in: folder)
        #expect(reset.lines == ["1 setting reset."])
        #expect(try Files.text("\(folder)/settings").isEmpty)
      }
    }

    @Test("SET-5: one setting is forgotten, and the others stay") func forgetting() async throws {
      try await TemporaryFolder.with { folder in
        try Files.write("rate = 200 # quick\npitch = 40\nrate = 210\n", to: "\(folder)/settings")
        let result = try await settings("rate", "--reset", in: folder)
        #expect(result.lines == ["Speaking rate, 175 words a minute, as it comes."])
        #expect(try Files.text("\(folder)/settings") == "pitch = 40\n")
        let both = try await settings("pitch", "50", "--reset", in: folder)
        #expect(both.exit == .code(64))
        #expect(both.errorText.contains("Forget what was kept: of one setting, or of all."))
        #expect(try Files.text("\(folder)/settings") == "pitch = 40\n")
      }
    }

    @Test("SET-5: a value that the environment goes before is kept, and what counts is told")
    func overruled() async throws {
      try await TemporaryFolder.with { folder in
        let result = try await settings("rate", "200", in: folder, environment: ["ALOUD_RATE": "300"])
        #expect(result.lines == ["Speaking rate, 300 words a minute, from the environment."])
        #expect(try Files.text("\(folder)/settings") == "rate = 200\n")
      }
    }

    @Test("SET-5: as JSON, each setting is an object") func json() async throws {
      try await TemporaryFolder.with { folder in
        let result = try await settings("rate", "--format", "json", in: folder)
        #expect(result.lines == [#"{"name":"rate","value":"175","source":null}"#])
      }
    }

    @Test(
      "SAFE-2: what is no setting, or none of its values, is told with what there is, and nothing is kept",
      arguments: [(["colour"], "There is no setting called \"colour\"."), (["rate", "fast"], "rate can't be “fast”.")])
    func wrong(_ arguments: [String], _ told: String) async throws {
      try await TemporaryFolder.with { folder in
        let result = try await Program.run(["settings", "--data", folder] + arguments)
        #expect(result.exit == .code(64))
        #expect(result.errorText.contains(told))
        #expect(try Files.names(in: folder).isEmpty)
      }
    }

    @Test("SAFE-2: a settings file that is a folder can't be changed, which is told, with its exit code")
    func unwritable() async throws {
      try await TemporaryFolder.with { folder in
        _ = try await Program.shell("mkdir settings", directory: folder)
        let result = try await settings("rate", "200", in: folder)
        #expect(result.exit == .code(74))
        #expect(result.errorText.contains("\(folder)/settings"))
      }
    }

    @Test("SET-5: the answer is in the user's language") func german() async throws {
      try await TemporaryFolder.with { folder in
        let result = try await settings("Sprechtempo", "--locale", "de", in: folder)
        #expect(result.lines.first?.hasPrefix("Sprechtempo, ") == true)
      }
    }
  }
}
