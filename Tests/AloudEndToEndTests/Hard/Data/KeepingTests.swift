import AloudTesting
import Testing

extension HardTests {
  @Suite struct KeepingTests {
    static let addHome = "new list\nname\nHome\nadd\n"

    @Test("LOOP-6: changes survive a restart, also where the input ends without quitting", arguments: ["", "quit\n"])
    func restart(_ ending: String) async throws {
      try await TemporaryFolder.with { folder in
        _ = try await Program.run(["--data", folder], input: Self.addHome + ending)
        let again = try await Program.run(["--data", folder], input: "home\n")
        #expect(again.lines.contains { $0.hasPrefix("Home. Back to Reminders.") })
      }
    }

    @Test("LOOP-3: what was undone stays undone after a restart")
    func undoIsSaved() async throws {
      try await TemporaryFolder.with { folder in
        _ = try await Program.run(
          ["--data", folder],
          input: Self.addHome + "groceries\nmore\ndelete list\ndelete Groceries\nundo\nundo\n")
        let again = try await Program.run(["--data", folder], input: "where am i\n")
        #expect(again.lines.contains { $0.contains("Groceries, 3 reminders") })
        #expect(!again.outputText.contains("Home"))
      }
    }

    @Test("SAFE-2: only this user can read the data")
    func permissions() async throws {
      try await TemporaryFolder.with { folder in
        _ = try await Program.run(["--data", "\(folder)/a/b"], input: Self.addHome)
        let modes = try await Program.shell("stat -c %a a/b a/b/reminders", directory: folder)
        #expect(modes.outputText == "700\n600\n")
      }
    }

    @Test("SAFE-2: a folder that others can write is told once, with what to do; one that they can read is not")
    func openToOthers() async throws {
      try await TemporaryFolder.with { folder in
        func told() async throws -> [String] {
          try await Program.run(["--data", "\(folder)/data"], input: Self.addHome + "where am i\n").lines
            .filter { $0.hasPrefix("Others can change") }
        }
        #expect(try await told() == [])
        _ = try await Program.shell("chmod 755 data; chmod 644 data/reminders", directory: folder)
        #expect(try await told() == [])
        _ = try await Program.shell("chmod 777 data", directory: folder)
        #expect(
          try await told() == [
            "Others can change your files: \(folder)/data. If that is not meant, run “chmod -R go-w” on them."
          ])
      }
    }

    @Test("SAFE-2: nothing but the data is left in the folder")
    func noLeftovers() async throws {
      try await TemporaryFolder.with { folder in
        try Files.write("half", to: "\(folder)/reminders.new-aB3dE9")
        _ = try await Program.run(["--data", folder], input: Self.addHome)
        #expect(try Files.names(in: folder) == [".lock", "reminders"])
      }
    }

    @Test("SAFE-2: killed at any moment, the program leaves the old file or the new one, whole")
    func killed() async throws {
      try await TemporaryFolder.with { folder in
        _ = try await Program.run(["--data", folder], input: Self.addHome)
        // Each adding and undoing writes the file; the kill comes after another count of them each time.
        for count in [1, 2, 3, 5, 8, 13, 21] {
          let result = try await Program.shell(
            """
            rm -f out; mkfifo input; : >out
            (while printf 'new list\\nname\\nOne\\nadd\\nundo\\n'; do :; done) >input 2>errors &
            "$0" --data . <input >out &
            until [ "$(grep -c 'One added' out)" -ge \(count) ]; do sleep 0.01; done
            kill -9 $!; wait $!; echo $?; rm input
            """, directory: folder)
          #expect(result.outputText == "137\n")
          let again = try await Program.run(["--data", folder], input: "home\n")
          #expect(again.lines.contains { $0.hasPrefix("Home. Back to Reminders.") })
          #expect(again.errorText == "")
        }
      }
    }
  }
}
