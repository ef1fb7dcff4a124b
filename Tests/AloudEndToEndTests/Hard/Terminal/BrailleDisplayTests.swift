import AloudTesting
import Testing

extension HardTests.AloneTests {
  /// BRAILLE: what BRLTTY's display shows of a real console of Linux while Aloud waits there.
  @Suite(
    .enabled("skipped where BRLTTY, or a console of Linux for it to show, can't be had", { BrailleDisplay.isThere }))
  struct BrailleDisplayTests {
    /// A console with Aloud on it, and the display that shows it.
    private struct Desk {
      let console: LinuxConsole
      let terminal: PseudoTerminal
      let display: BrailleDisplay

      /// Aloud finds a process called "brltty", as it does beside the real one. It alone finds it: to all others on this machine
      /// process 1 keeps its name. The terminal is as large as the console, which shows what comes there.
      init(_ arguments: [String], table: String, finds reader: String = "brltty", in folder: String) throws {
        console = try LinuxConsole()
        try Files.write(reader + "\n", to: "\(folder)/name")
        terminal = try PseudoTerminal(
          "unshare",
          [
            "--mount", "sh", "-c", "mount --bind \"$0\" /proc/1/comm && exec \"$@\"", "\(folder)/name",
            BuiltBinary.path(), "--speech", "off",
          ] + arguments,
          size: console.size, environment: Program.soundless.merging(["TERM": "linux"]) { $1 })
        display = try BrailleDisplay(of: console, cells: 40, table: table, in: folder)
      }

      /// Waits for the prompt there, and then for a text on the display.
      func waits(showing text: String) throws {
        try terminal.wait(for: "> ")
        try shows(text)
      }

      func shows(_ text: String) throws {
        console.show(terminal)
        try display.wait { $0.text == text }
      }
    }

    /// Where a line is longer than the display, BRLTTY shows the part that has the cursor. The console itself leaves out vowels.
    @Test(
      "BRAILLE-2: with no option the display shows the end of the last line, where the cursor is, and what is typed there",
      arguments: [
        ("en", "en_US", #"Say a number, a name, or "help". >"#, #""Edit" selects several. >"#, "Milk, on. >"),
        ("ar", "ar", "قل رقما أو اسما أو ”مساعدة“. >", "”تحرير“ لتحديد عدة عناصر. >", "حليب، مفعل. >"),
        ("ja", "en_US", "さい。 >", "「編集」で複数を選択できます。 >", "牛乳、オン。 >"),
      ])
    func usual(_ locale: String, _ table: String, start: String, list: String, item: String) async throws {
      try await TemporaryFolder.with { folder in
        let desk = try Desk(["--locale", locale], table: table, in: folder)
        try desk.waits(showing: start)
        try desk.terminal.type("1")
        try desk.terminal.wait(for: "1")
        try desk.shows(start + " 1")
        try desk.terminal.enter("")
        try desk.waits(showing: list)
        try desk.terminal.enter("1")
        try desk.waits(showing: item)
      }
    }

    @Test("BRAILLE-2: cells that Aloud makes are the cells that the display raises, whatever its own table is")
    func cells() async throws {
      try await TemporaryFolder.with { folder in
        let desk = try Desk(["--format", "braille", "--no-hints"], table: "ar", finds: "sh", in: folder)
        try desk.terminal.wait(for: "> ")
        try desk.terminal.enter("groceries")
        try desk.terminal.wait(for: "> ")
        try desk.terminal.enter("1")
        try desk.terminal.wait(for: "> ")
        desk.console.show(desk.terminal)
        // "Milk on", the prompt by the display's own table, and the cursor.
        let wanted = "⠠⠍⠊⠇⠅⠀⠕⠝⠀⢕⠀⣀"
        try desk.display.wait { $0.cells.hasPrefix(wanted) }
      }
    }

    @Test("BRAILLE: where no BRLTTY is found, the prompt has a line of its own, which is all that a display would show")
    func without() async throws {
      try await TemporaryFolder.with { folder in
        try Desk([], table: "en_US", finds: "sh", in: folder).waits(showing: ">")
      }
    }
  }
}
