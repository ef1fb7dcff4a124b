import AloudTesting
import Foundation
import Testing

extension HardTests {
  @Suite struct CommandLineTests {
    @Test(
      "SAFE-2: an option that isn't there, or a value that isn't allowed, is told, with exit code 64",
      arguments: [
        ["--nope"], ["--speech", "loud"], ["--speech", ""], ["--speech", "fd:-1"], ["--rate", "9"], ["--width", "2"],
        ["--verbosity", "most"], ["--format", "xml"], ["--text-size", "huge"], ["--direction", "up"],
        ["--now", "2026-02-30"], ["run"], ["run", "a.yaml", "b.yaml"],
      ])
    func wrongUse(_ arguments: [String]) async throws {
      let result = try await Program.run(arguments, input: "quit\n")
      #expect(result.exit == .code(64))
      #expect(result.output.isEmpty)
      #expect(!result.errorText.isEmpty)
    }

    @Test("SAFE-1: an escape sequence in an argument is not printed")
    func escapes() async throws {
      let result = try await Program.run(["--voice", "\u{1B}[31mred", "--locale", "\u{1B}[31mred"])
      #expect(!result.errors.contains(0x1B))
      #expect(!result.output.contains(0x1B))
    }

    @Test("The schema is JSON")
    func schema() async throws {
      let result = try await Program.run(["schema"])
      #expect(result.exit == .code(0))
      let schema = try #require(try JSONSerialization.jsonObject(with: Data(result.output)) as? [String: Any])
      #expect(schema["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
    }

    @Test("SAY-6: every line of JSON output is an object with all that the contract names")
    func json() async throws {
      let result = try await Program.run(["--format", "json"], input: "groceries\nmore\nback\n\u{1}\nsettings\n")
      #expect(result.lines.count > 20)
      for line in result.lines {
        let object = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
        #expect(object["printed"] is String && object["spoken"] is String && object["braille"] is String)
        #expect(object["speech"] is [Any] && object["states"] is [Any] && object["language"] as? String == "en")
      }
    }
  }
}
