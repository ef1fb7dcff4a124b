import AloudTesting
import Testing

extension HardTests.AloneTests {
  @Suite struct TwoInstancesTests {
    @Test("SAFE-2: a second Aloud says that the reminders are in use, and changes nothing")
    func secondIsRefused() async throws {
      try await TemporaryFolder.with { folder in
        let first = try Program.terminal(["--data", folder])
        try first.write(Array("new list\nname\nHome\nadd\n".utf8))
        try first.wait(for: "Home added.")
        try first.wait(for: "\n> ")
        let before = try Files.bytes("\(folder)/reminders")

        let second = try await Program.run(["--data", folder], input: "new list\nhome\nwhere am i\n")
        #expect(second.exit == .code(0))
        #expect(second.lines.contains { $0.contains("Another Aloud") })
        #expect(second.lines.contains { $0.hasPrefix("New list, dimmed") })
        #expect(second.lines.contains { $0.hasPrefix("Home. Back to Reminders.") })
        #expect(try Files.bytes("\(folder)/reminders") == before)

        // The first goes on as if nothing had been.
        try first.write(Array("new list\nname\nMore\nadd\nquit\n".utf8))
        #expect(try first.waitForExit() == .code(0))
        let file = try Files.text("\(folder)/reminders")
        #expect(file.contains("Home") && file.contains("More"))
      }
    }

    @Test("SAFE-2: also where there is no file yet")
    func secondWithoutAFile() async throws {
      try await TemporaryFolder.with { folder in
        let first = try Program.terminal(["--data", folder])
        let second = try await Program.run(["--data", folder], input: HardTests.KeepingTests.addHome)
        #expect(second.outputText.contains("Another Aloud"))
        #expect(!second.outputText.contains("Home added"))
        try first.write(Array("new list\nname\nMine\nadd\nquit\n".utf8))
        _ = try first.waitForExit()
        #expect(try Files.text("\(folder)/reminders").contains("Mine"))
      }
    }

    @Test("SAFE-2: a killed Aloud doesn't keep the reminders to itself")
    func killedLetsGo() async throws {
      try await TemporaryFolder.with { folder in
        let killed = try await Program.shell(
          """
          mkfifo input; : >out; exec 9<>input
          "$0" --data . <input >out &
          until grep -q 'More, menu' out; do sleep 0.01; done
          kill -9 $!; wait $!; rm input
          """, directory: folder)
        #expect(killed.exit == .code(0))
        let next = try await Program.run(["--data", folder], input: HardTests.KeepingTests.addHome)
        #expect(next.lines.contains("Home added."))
      }
    }
  }
}
