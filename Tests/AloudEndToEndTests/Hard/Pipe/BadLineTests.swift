import AloudTesting
import Testing

extension HardTests {
  @Suite struct BadLineTests {
    @Test("SAFE-2: a line of 10 megabytes is refused in one sentence, and the next line is served")
    func endlessLine() async throws {
      let line = [UInt8](repeating: UInt8(ascii: "a"), count: 10 << 20)
      let result = try await Program.run(["--echo"], bytes: line + Array("\nwhere am i\n".utf8))
      let refusals = result.lines.filter { $0.hasPrefix("That line is too long.") }
      #expect(refusals.count == 1)
      #expect(result.lines.contains("> where am i"))
      #expect(result.outputText.contains("Reminders, tab, 1 of 4."))
      #expect(result.output.count < 4_000)
      #expect(result.exit == .code(0))
    }

    @Test("SAFE-2: memory doesn't grow with the line")
    func memory() async throws {
      let short = try await peak(megabytes: 1)
      let long = try await peak(megabytes: 40)
      #expect(long < short + 8_192)
    }

    @Test("SAFE-2: an endless last line without an end is refused")
    func endlessLastLine() async throws {
      let result = try await Program.run(input: String(repeating: "a", count: 200_000))
      #expect(result.lines.last?.hasPrefix("That line is too long.") == true)
      #expect(result.exit == .code(0))
    }

    @Test("SAFE-2: the longest line there may be is taken as text")
    func longestLine() async throws {
      let result = try await Program.run(input: String(repeating: "a", count: 65_536) + "\nwhere am i\n")
      #expect(!result.outputText.contains("That line is too long."))
      #expect(result.lines.last?.hasPrefix("Reminders, tab, 1 of 4.") == true)
    }

    @Test(
      "SAFE-1: bytes that are no text are refused in a sentence, and do nothing",
      arguments: [
        ("groceries\nmore\ndelete list\ndelete \u{0}Groceries\n", "control characters"),
        ("groceries\nmore\ndelete list\n\u{1B}[31mdelete Groceries\u{1B}[0m\n", "control characters"),
        ("groceries\nmore\ndelete list\n\u{9B}31mdelete Groceries\n", "control characters"),
        ("groceries\nmore\ndelete list\ndelete\u{8} Groceries\n", "control characters"),
      ])
    func controlCharacters(_ input: String, _ reason: String) async throws {
      let result = try await Program.run(["--echo"], input: input + "keep\nwhere am i\n")
      #expect(result.lines.filter { $0.contains(reason) }.count == 1)
      #expect(!result.outputText.contains("Groceries deleted"))
      #expect(result.outputText.contains("Delete the list Groceries?"))
      #expect(result.lines.dropLast().last?.hasPrefix("Reminders, tab, 1 of 4. Screen Groceries.") == true)
      #expect(!result.output.contains { $0 < 0x20 && $0 != 0x0A })
      #expect(result.exit == .code(0))
    }

    @Test(
      "SAFE-2: a line that is not UTF-8 is refused in a sentence",
      arguments: [[0xFF, 0xFE], [0xC3], [0xED, 0xA0, 0x80], [0xC0, 0xAF], [0xF4, 0x90, 0x80, 0x80]] as [[UInt8]])
    func notUTF8(_ bytes: [UInt8]) async throws {
      let result = try await Program.run(
        ["--echo"], bytes: Array("groceries".utf8) + bytes + Array("\nwhere am i\n".utf8))
      #expect(result.lines.filter { $0.contains("UTF-8") }.count == 1)
      #expect(result.lines.last?.hasPrefix("Reminders, tab, 1 of 4.") == true)
      #expect(String(validating: result.output, as: UTF8.self) != nil)
    }

    @Test("SAFE-1: characters that hide or reorder are shown, not printed")
    func hiddenCharacters() async throws {
      let result = try await Program.run(input: "new list\nname\na\u{202E}b\u{200B}c\nadd\n")
      #expect(result.outputText.contains("\\u{202E}"))
      #expect(!result.outputText.unicodeScalars.contains { ["\u{202E}", "\u{200B}"].contains($0) })
    }

    /// The most memory that was in use while a line of that length was read, in kilobytes.
    private func peak(megabytes: Int) async throws -> Int {
      try await TemporaryFolder.with { folder in
        let script = """
          mkfifo input
          "$0" <input >out &
          exec 9>input
          head -c \(megabytes << 20) /dev/zero | tr '\\0' a >&9
          echo >&9
          until grep -q 'too long' out; do sleep 0.01; done
          grep VmHWM /proc/$!/status | tr -dc 0-9
          exec 9>&-
          wait $!
          """
        let result = try await Program.shell(script, directory: folder)
        #expect(result.exit == .code(0))
        return try #require(Int(result.outputText))
      }
    }
  }
}
