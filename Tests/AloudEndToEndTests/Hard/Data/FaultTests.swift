import AloudTesting
import Foundation
import Testing

extension HardTests {
  /// SAFE-2: what each call of the system does to the data when it fails, and what the loss of power does; a part of it, the
  /// whole of it is `Tests/Faults/faults.py`.
  @Suite struct FaultTests {
    /// Whether there is what makes calls fail.
    private static let canFail: Bool = {
      let process = Process()
      process.executableURL = URL(filePath: "/bin/sh")
      process.arguments = ["-c", "command -v python3 && { command -v cc || command -v gcc || command -v clang; }"]
      (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
      do { try process.run() } catch { return false }
      process.waitUntilExit()
      return process.terminationStatus == 0
    }()

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
      #expect(result.exit == .code(0), "\(result.outputText) \(result.errorText)")
    }
  }
}
