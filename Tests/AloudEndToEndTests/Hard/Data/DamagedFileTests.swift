import AloudTesting
import Testing

extension HardTests {
  @Suite struct DamagedFileTests {
    @Test(
      "SAFE-2: a file that can't be used is told of, left as it is, and nothing is changed",
      arguments: [
        (Array("{\"version\": 1, \"contents\":".utf8), 1), ([], 1), ([0xFF, 0xFE, 0x00], 1), (Array("null".utf8), 1),
        (Array("{\"version\": 99}".utf8), 1), (Array("[".utf8), 100_000),
      ] as [([UInt8], Int)])
    func damaged(_ part: [UInt8], times: Int) async throws {
      let bytes = Array(repeatElement(part, count: times).joined())
      try await TemporaryFolder.with { folder in
        try Files.write(bytes, to: "\(folder)/reminders")
        let result = try await Program.run(["--data", folder], input: "ok\nnew list\nwhere am i\n")
        #expect(result.exit == .code(0))
        #expect(result.errorText == "")
        #expect(result.lines.contains { $0.contains("can't be read, alert.") })
        #expect(result.lines.contains { $0.hasPrefix("New list, dimmed") })
        #expect(try Files.bytes("\(folder)/reminders") == bytes)
      }
    }

    @Test("SAFE-2: a folder in the file's place is told of")
    func folderInItsPlace() async throws {
      try await TemporaryFolder.with { folder in
        try Files.write("", to: "\(folder)/reminders/file")
        let result = try await Program.run(["--data", folder], input: "ok\nwhere am i\n")
        #expect(result.exit == .code(0))
        #expect(result.lines.contains { $0.contains("can't be read, alert.") })
      }
    }

    @Test("ASK-2: starting anew needs its own phrase, and then the file is written")
    func startAnew() async throws {
      try await TemporaryFolder.with { folder in
        try Files.write("{", to: "\(folder)/reminders")
        let refused = try await Program.run(["--data", folder], input: "ok\nstart anew\nyes\nstart anew\n")
        #expect(refused.exit == .code(0))
        #expect(try Files.text("\(folder)/reminders") == "{")
        _ = try await Program.run(
          ["--data", folder], input: "ok\nstart anew\nwrite over the file\n" + KeepingTests.addHome)
        #expect(try Files.text("\(folder)/reminders").contains("Home"))
      }
    }
  }
}
