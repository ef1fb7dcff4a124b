import AloudTesting
import Expectations
import Glibc
import Testing

extension HardTests {
  /// Lines that come together are saved together, and whoever reads what is printed can't tell.
  @Suite struct SavingTogetherTests {
    private static let count = 400
    private static let lines = "groceries\n" + (1...count).map { "new reminder\ntitle\nApple \($0)\nadd\n" }.joined()

    @Test("Of lines that come together, the file is written fewer times than it is changed")
    func together() async throws {
      try await TemporaryFolder.with { folder in
        _ = try await Program.run(["--data", folder], input: "new list\nname\nHome\nadd\n")
        let watch = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
        defer { close(watch) }
        expect(inotify_add_watch(watch, folder, UInt32(IN_MOVED_TO)) >= 0)

        let result = try await Program.run(["--data", folder], input: Self.lines)
        expect(result.lines.count { $0.contains("added") }, is: Self.count)
        try expect(Files.text("\(folder)/reminders").contains("Apple \(Self.count)"))
        let saves = Self.events(of: watch)
        expect(saves > 0 && saves < Self.count * 3 / 4)
      }
    }

    /// How many events a watch has seen.
    private static func events(of watch: Int32) -> Int {
      var bytes = [UInt8](repeating: 0, count: 1 << 20)
      let length = read(watch, &bytes, bytes.count)
      var (at, count) = (0, 0)
      while at < length {
        let event = bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: at, as: inotify_event.self) }
        at += MemoryLayout<inotify_event>.size + Int(event.len)
        count += 1
      }
      return count
    }
  }
}
