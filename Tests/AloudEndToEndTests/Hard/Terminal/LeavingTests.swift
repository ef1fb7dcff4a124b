import AloudTesting
import Expectations
import Foundation
import Testing

extension HardTests.AloneTests {
  @Suite struct LeavingTests {
    @Test(
      "SAFE-3: the echo is on again after the program was ended during a secret",
      arguments: ["INT", "TERM", "HUP", "QUIT"])
    func echoIsRestored(_ name: String) async throws {
      try await TemporaryFolder.with { folder in
        // The outer shell stays, so that the terminal does.
        let terminal = try Program.shellTerminal(
          """
          sh -c 'echo $$ >"$1"; exec "$0" --speech off' "$0" '\(folder)/number'; echo left; read line
          """)
        try terminal.wait(for: "\n> ")
        try terminal.enter("shop")
        try terminal.wait(for: "\n> ")
        try terminal.enter("gift code")
        try terminal.wait(forEcho: false)
        try await Self.send(name, to: "\(folder)/number")
        try terminal.wait(for: "left")
        try expect(terminal.isEchoOn)
      }
    }

    /// Sends a signal to the process whose number a file holds.
    static func send(_ name: String, to file: String) async throws {
      let number = try Files.text(file).trimmingCharacters(in: .whitespacesAndNewlines)
      let result = try await CommandRun("/bin/kill", ["-\(name)", number]).result()
      try #require(result.exit == .code(0))
    }
  }
}
