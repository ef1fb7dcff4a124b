import AloudTesting
import Expectations
import Testing

extension HardTests {
  /// SCRIPT-5: commands that tell something, and the help of all commands.
  @Suite struct TellingCommandTests {
    @Test("SCRIPT-5: the first help of each command has at most 15 lines and an example; \"all\" tells the rest")
    func help() async throws {
      for name in try await CommandNames.ofProgram.value.options.keys {
        let first = try await Program.run([name, "--help"])
        expect(first.exit == .code(0) && (4...15).contains(first.lines.count), "\(name)")
        expect(first.lines.last, is: "All options: aloud \(name) --help all")
        expect(name == "start" || first.lines[1].hasPrefix("For example: aloud ") || first.lines[1].contains("aloud"))
        let whole = try await Program.run([name, "--help", "all"])
        expect(whole.outputText.contains("--help"), "\(name)")
        try await expect(Program.run([name, "--help-hidden"]).outputText, is: whole.outputText, "\(name)")
        try await expect(Program.run(["help", name]).outputText, is: first.outputText, "\(name)")
      }
    }
  }
}
