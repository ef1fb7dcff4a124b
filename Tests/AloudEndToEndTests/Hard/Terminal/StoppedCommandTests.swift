import AloudTesting
import Testing

extension HardTests.AloneTests {
  @Suite struct StoppedCommandTests {
    @Test("DOC-1: a program that tells how far it is can be stopped, and what it has started ends with it")
    func stopped() async throws {
      try await TemporaryFolder.with { folder in
        try Files.write(
          """
          app: Copier
          language: en
          values: {done: ""}
          tabs:
          - title: Copy
            elements:
            - button: Start
              action: {run: [sh, -c, 'echo 40; sleep 6000 & echo $! >number; wait'], title: The copying, name: copy, progress: done}
            - {button: End, action: {stop: copy}}
            - {progress: Copied, value: done}
          """, to: "\(folder)/app.yaml")
        let terminal = try PseudoTerminal(
          BuiltBinary.path(), ["run", "app.yaml", "--speech", "off"], environment: Program.soundless, directory: folder)
        try terminal.wait(for: "Copied")
        try terminal.enter("start")
        try terminal.wait(for: "Copied, 40%")
        try terminal.enter("end")
        try terminal.wait(for: "The copying was stopped.")
        #expect(try await HardTests.OutsideCommandTests.isGone(in: folder))
      }
    }
  }
}
