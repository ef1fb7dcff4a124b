import AloudTesting
import Glibc
import Testing

extension HardTests.AloneTests {
  @Suite struct FullDiskTests {
    /// Whether this user may mount a small file system of a test's own.
    static let canMount = geteuid() == 0

    @Test(
      "SAFE-2: a full disk is told in a sentence, and the old file stays whole",
      .enabled(if: canMount, "mounting a small disk needs root"))
    func fullDisk() async throws {
      try await Self.withSmallDisk { disk in
        let data = "\(disk)/data"
        _ = try await Program.run(["--data", data], input: HardTests.KeepingTests.addHome)
        let before = try Files.bytes("\(data)/reminders")
        _ = try await Program.shell("cat /dev/zero >fill", directory: disk)

        let result = try await Program.run(
          ["--data", data], input: "new list\nname\nGarden\nadd\ngarden\nwhere am i\n")
        #expect(result.exit == .code(0))
        #expect(
          result.lines.filter { $0 == "Not saved: the disk is full. Your changes are kept until you quit." }.count == 1)
        #expect(result.lines.last?.contains("Garden") == true)
        #expect(try Files.bytes("\(data)/reminders") == before)
        #expect(try Files.names(in: data) == [".lock", "reminders"])
      }
    }

    @Test("SAFE-2: once there is room again, all is saved", .enabled(if: canMount, "mounting a small disk needs root"))
    func roomAgain() async throws {
      try await Self.withSmallDisk { disk in
        _ = try await Program.shell("cat /dev/zero >fill", directory: disk)
        let terminal = try Program.terminal(["--data", "\(disk)/data"])
        try terminal.write(Array("new list\nname\nGarden\nadd\n".utf8))
        try terminal.wait(for: "Not saved: the disk is full.")
        try terminal.wait(for: "\n> ")
        _ = try await Program.shell("rm fill", directory: disk)
        try terminal.write(Array("new list\nname\nAttic\nadd\n".utf8))
        try terminal.wait(for: "Attic added.")
        try terminal.wait(for: "\n> ")
        try terminal.enter("quit")
        #expect(try terminal.waitForExit() == .code(0))
        let file = try Files.text("\(disk)/data/reminders")
        #expect(file.contains("Garden") && file.contains("Attic"))
      }
    }

    @Test(
      "SAFE-2: a folder that can't be made or written is told in a sentence, and nothing else is lost",
      arguments: ["/proc/nowhere", "in the way", "/dev/null/data"])
    func noFolder(_ path: String) async throws {
      try await TemporaryFolder.with { folder in
        try Files.write("something else", to: "\(folder)/in the way")
        let result = try await Program.run(
          ["--data", path], input: HardTests.KeepingTests.addHome + "where am i\n", directory: folder)
        #expect(result.exit == .code(0))
        #expect(result.lines.filter { $0.hasPrefix("Not saved: the reminders file can't be written.") }.count == 1)
        #expect(result.lines.dropLast().last?.contains("Reminders, tab, 1 of 4.") == true)
        #expect(try Files.text("\(folder)/in the way") == "something else")
      }
    }

    @Test(
      "SAFE-2: a read-only disk is told in a sentence; what is there is read",
      .enabled(if: canMount, "mounting a small disk needs root"))
    func readOnlyDisk() async throws {
      try await Self.withSmallDisk { disk in
        _ = try await Program.run(["--data", "\(disk)/data"], input: HardTests.KeepingTests.addHome)
        try #require(try await Program.shell("mount -o remount,ro .", directory: disk).exit == .code(0))
        let result = try await Program.run(
          ["--data", "\(disk)/data"], input: "new list\nname\nGarden\nadd\nhome\n")
        #expect(result.outputText.contains("Not saved: "))
        #expect(result.lines.contains { $0.hasPrefix("Home. Back to Reminders.") })
      }
    }

    @Test("SAFE-2: a shell's limit to the size of files is a full disk, and not the end")
    func limitOfSize() async throws {
      try await TemporaryFolder.with { folder in
        let result = try await Program.shell(
          "ulimit -f 0; \"$0\" --data data | cat", input: HardTests.KeepingTests.addHome + "where am i\n",
          directory: folder)
        #expect(result.lines.contains("Not saved: the disk is full. Your changes are kept until you quit."))
        // It is still there, and says where it is.
        #expect(result.lines.suffix(2).contains { $0.contains("Reminders, tab, 1 of 4.") })
        #expect(try Files.names(in: "\(folder)/data") == [".lock"])
      }
    }

    /// Mounts 64 kilobytes in a folder of its own.
    static func withSmallDisk(_ body: (String) async throws -> Void) async throws {
      try await TemporaryFolder.with { (folder: String) async throws -> Void in
        guard
          try await CommandRun("mount", ["-t", "tmpfs", "-o", "size=64k", "aloud-test", folder]).result().exit
            == .code(0)
        else { try Test.cancel("mounting is not allowed here") }
        let outcome: Result<Void, any Error>
        do { outcome = .success(try await body(folder)) } catch { outcome = .failure(error) }
        _ = try await CommandRun("umount", ["-l", folder]).result()
        try outcome.get()
      }
    }
  }
}
