import AloudTesting
import Expectations
import TestSupport
import Testing

extension HardTests {
  /// SAFE-2: what each call of the system does to the data when it fails, and what the loss of power does; a part of it, the
  /// whole of it is `Tests/Faults/faults.py`.
  @Suite(.enabled(if: Nightly.isOn, "it is run by .ci/nightly")) struct FaultTests {
    /// Whether there is what makes calls fail.
    private static let canFail = Program.succeeds(
      "command -v python3 && { command -v cc || command -v gcc || command -v clang; }")

    @Test(
      "SAFE-2: whichever call fails, nothing announced as saved is lost, and the failure is said",
      .enabled(if: canFail, "python3 and a C compiler are wanted: no call is made to fail"))
    func faults() async throws { try await run([]) }

    @Test(
      "SAFE-2: what was announced as saved is there after a loss of power",
      .enabled(if: canFail, "python3 and a C compiler are wanted: nothing is known about a loss of power"))
    func powerLoss() async throws { try await run(["--power-loss"]) }

    private func run(_ arguments: [String]) async throws {
      let result = try await CommandRun(
        "/usr/bin/env",
        ["python3", "\(Article.root)/Tests/Faults/faults.py", "--aloud", BuiltBinary.path(), "--quick"] + arguments,
        timeLimit: .seconds(300)
      ).result()
      expect(result.exit, is: .code(0), "\(result.outputText) \(result.errorText)")
    }
  }
}
