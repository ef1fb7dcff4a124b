import AloudTesting
import Expectations
import TestSupport
import Testing

extension HardTests {
  /// What is twice as much costs twice as much: in instructions, which don't depend on the machine, counted by valgrind.
  @Suite(.enabled(if: Nightly.isOn, "it is run by .ci/nightly")) struct GrowthTests {
    private static let canCount = Program.succeeds("command -v valgrind && command -v strip")

    @Test(
      "Twice as much of anything costs at most 2.5 times as many instructions",
      .enabled(if: canCount, "valgrind and strip are wanted: no instruction is counted"), arguments: GrowingInput.all)
    func growth(_ growing: GrowingInput) async throws {
      // A document with mistakes ends before a session begins, which costs more than to find them.
      let least = growing.exit == 0 ? try await Self.least.value : try await Self.instructions(of: growing, size: 1)
      let once = try await Self.instructions(of: growing, size: growing.size) - least
      let twice = try await Self.instructions(of: growing, size: 2 * growing.size) - least
      // Something was counted: each of them is read.
      expect(once > 100 * growing.size)
      expect(Double(twice) <= 2.5 * Double(once), "\(once), \(twice)")
    }

    /// What next to nothing costs.
    private static let least = Task { try await instructions(of: GrowingInput.all[0], size: 1) }

    /// How many instructions a document and lines cost.
    private static func instructions(of input: GrowingInput, size: Int) async throws -> Int {
      try await TemporaryFolder.with { folder in
        // valgrind can't read what debuggers are told of Swift.
        _ = try await Program.shell(#"strip -s -o aloud "$0""#, directory: folder)
        try Files.write("app: Growing\n" + input.document(size), to: "\(folder)/growing.yaml")
        let run = try await CommandRun(
          "/usr/bin/env",
          [
            "valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null", "./aloud", "run",
            "growing.yaml", "--data", "data", "--speech", "off",
          ], input: Array(input.lines(size).utf8),
          // The places in hash tables are the same each time.
          environment: Program.soundless.merging(["SWIFT_DETERMINISTIC_HASHING": "1"]) { $1 }, directory: folder,
          timeLimit: .seconds(300)
        ).result()
        expect(run.exit, is: .code(input.exit), "\(run.outputText.suffix(500))")
        let count = run.errorText.split(separator: "\n").first { $0.contains("refs:") }?.split(separator: " ").last
        return try #require(count.flatMap { Int($0.filter { $0 != "," }) }, "\(run.errorText.suffix(500))")
      }
    }
  }
}
