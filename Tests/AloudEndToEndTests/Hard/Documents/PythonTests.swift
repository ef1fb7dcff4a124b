import AloudTesting
import Expectations
import Foundation
import Testing

extension HardTests {
  /// The Python package `Sources/Python`, through the tests in `Tests/Python`, which use the real program.
  @Suite(
    .enabled(
      if: Program.succeeds("python3 -c 'import sys; sys.exit(sys.version_info < (3, 10))'"), "Python 3.10 is wanted"))
  struct PythonTests {
    @Test("HOST-2: the package's own tests succeed") func ownTests() async throws {
      let result = try await CommandRun(
        "/usr/bin/env", ["python3", "-m", "unittest", "discover", "-s", "\(Article.root)/Tests/Python"],
        environment: Program.soundless.merging([
          "ALOUD": try BuiltBinary.path(), "PYTHONPATH": "\(Article.root)/Sources/Python",
          "PYTHONDONTWRITEBYTECODE": "1",
        ]) { $1 }, timeLimit: .seconds(600)
      ).result()
      expect(result.exit, is: .code(0), "\(result.errorText)")
      let count = result.errorText.firstMatch(of: /Ran (\d+) tests/).flatMap { Int($0.1) }
      expect(try #require(count) >= 40)
    }
  }
}
