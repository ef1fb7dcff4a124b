import AloudTesting
import Expectations
import Glibc
import Testing

extension HardTests.AloneTests {
  @Suite struct FullDiskTests {
    /// Whether this user may mount a small file system of a test's own.
    static let canMount = geteuid() == 0

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
        try expect(terminal.waitForExit(), is: .code(0))
        let file = try Files.text("\(disk)/data/reminders")
        expect(file.contains("Garden") && file.contains("Attic"))
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
