import AloudTesting
import Testing

extension HardTests {
  @Suite struct BadDocumentTests {
    @Test(
      "SAFE-2: a document that can't be read is told by name, with exit code 66",
      arguments: [
        ("missing.yaml", "there is no such file"), ("folder", "this is a folder"), ("big.yaml", "too large"),
        ("/dev/zero", "too large"), ("file.yaml/inside", "there is no such file"), ("", "there is no such file"),
      ])
    func unreadable(_ path: String, _ reason: String) async throws {
      try await TemporaryFolder.with { folder in
        try Files.write("", to: "\(folder)/folder/x")
        try Files.write("app: A", to: "\(folder)/file.yaml")
        _ = try await Program.shell("truncate -s 50M big.yaml", directory: folder)
        let result = try await Program.run(["run", path], input: "quit\n", directory: folder)
        #expect(result.exit == .code(66))
        #expect(result.output.isEmpty)
        #expect(result.errorLines.count == 1)
        #expect(result.errorText.hasPrefix("\(path): "))
        #expect(result.errorText.contains(reason))
      }
    }

    @Test("SAFE-2: a document that nobody may read is told by name")
    func noPermission() async throws {
      try await TemporaryFolder.with { folder in
        // Root may read everything but what the kernel itself denies.
        let result = try await Program.run(["run", "/proc/self/mem"], directory: folder)
        #expect(result.exit == .code(66))
        #expect(result.errorLines.count == 1)
      }
    }

    @Test("SAFE-2: all errors are told, each with its place, and exit code 65")
    func allErrors() async throws {
      let result = try await run(
        """
        app: A
        foo: 1
        tabs:
          - title: One
            elements:
              - {text: Hello, bar: 2}
              - {button: Go, action: {push: nowhere}}
        """)
      #expect(result.exit == .code(65))
      #expect(result.output.isEmpty)
      #expect(
        result.errorLines.map { $0.prefix { $0 != " " } } == ["app.yaml:2:1:", "app.yaml:6:23:", "app.yaml:7:37:"])
    }

    @Test(
      "SAFE-2: what is no document is told in a line, with its place",
      arguments: [
        ("", "1:1"), ("# nothing\n", "1:1"), ("3", "1:1"), ("app: A\ntabs: {a: b}\n", "2:7"), ("app: [\n", "2:1"),
        ("app: &a [*a]\ntabs: []\n", "1:10"), ("app: A\u{1}\n", "1:7"),
      ])
    func noDocument(_ text: String, _ place: String) async throws {
      let result = try await run(text)
      #expect(result.exit == .code(65))
      #expect(result.output.isEmpty)
      #expect(result.errorText.hasPrefix("app.yaml:\(place): "))
    }

    @Test("SAFE-2: bytes that are no text are told, and not printed")
    func notUTF8() async throws {
      let result = try await run(bytes: Array("app: A\ntabs: ".utf8) + [0xFF, 0x1B, 0x5B, 0x33, 0x31, 0x6D])
      #expect(result.exit == .code(65))
      #expect(result.errorText.hasPrefix("app.yaml:2:7: "))
      #expect(!result.errors.contains { $0 < 0x20 && $0 != 0x0A || $0 >= 0xF8 })
    }

    @Test("SAFE-1: an escape sequence in a document's words is not printed, nor one in its name")
    func escapes() async throws {
      let result = try await run("app: A\n\"\\e[31mfoo\": 1\ntabs: []\n")
      #expect(result.exit == .code(65))
      #expect(!result.errors.contains(0x1B))
      let named = try await Program.run(["run", "\u{1B}[31mred.yaml"])
      #expect(named.exit == .code(66))
      #expect(!named.errors.contains(0x1B))
    }

    @Test("SAFE-2: nesting without an end, and aliases that would fill the memory, are refused")
    func bombs() async throws {
      var laughs = "a0: &a0 [x, x, x, x, x, x, x, x, x]\n"
      for level in 1...9 {
        laughs += "a\(level): &a\(level) [\(Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ", "))]\n"
      }
      for text in [laughs, String(repeating: "[", count: 1_000_000), String(repeating: "- ", count: 100_000)] {
        let result = try await run(text)
        #expect(result.exit == .code(65))
        #expect(result.output.isEmpty)
        #expect((1...3).contains(result.errorLines.count))
      }
    }

    private func run(_ text: String) async throws -> RunResult { try await run(bytes: Array(text.utf8)) }

    private func run(bytes: [UInt8]) async throws -> RunResult {
      try await TemporaryFolder.with { folder in
        try Files.write(bytes, to: "\(folder)/app.yaml")
        return try await Program.run(["run", "app.yaml"], input: "quit\n", directory: folder)
      }
    }
  }
}
