import AloudTesting
import Foundation
import Testing

@testable import AloudTerminal

/// Whether liblouis is here: what needs it is skipped elsewhere.
let hasLiblouis = LouisLibrary.use { _ in true } ?? false

extension HardTests {
  /// BRAILLE: what a display and an embosser get from the real program, and what is told where they can't.
  @Suite struct BrailleTests {
    private static let plain = ["--format", "braille", "--braille-table", "none"]

    @Test(
      "SAFE-2: an absurd size is refused in a sentence that says which are possible",
      arguments: [
        ("--cells", "0"), ("--cells", "-1"), ("--cells", "99999999999999999999"), ("--cells", "9"),
        ("--cells", "forty"),
        ("--lines", "1"), ("--lines", "0"), ("--lines", "99999999999999999999"), ("--lines", "two"),
      ])
    func sizes(_ option: String, _ value: String) async throws {
      let result = try await Program.run(["--format", "brf", "\(option)=\(value)"], input: "quit\n")
      #expect(result.exit == .code(64))
      let least = option == "--cells" ? "10" : "2"
      #expect(result.errorText.contains("\(option) takes a whole number from \(least) to 200."))
      #expect(result.output.isEmpty)
    }

    @Test("SAFE-2: so is a place of the number or an end of a page that there isn't")
    func pageWords() async throws {
      let numbers = try await Program.run(["--format", "brf", "--page-numbers", "left"])
      #expect(numbers.errorText.contains("“left” isn't known here. Write one of: bottom, top, or none."))
      let end = try await Program.run(["--format", "brf", "--page-end", "glue"])
      #expect(end.errorText.contains("“glue” isn't known here. Write one of: form-feed or blank-lines."))
      #expect(numbers.exit == .code(64) && end.exit == .code(64))
    }

    @Test("BRAILLE-2: at 20, 40 and 80 cells no line is longer, in the words of any language", arguments: [20, 40, 80])
    func widths(_ cells: Int) async throws {
      for locale in ["en", "de", "ar", "ja", "hi"] {
        let result = try await Program.run(
          Self.plain + ["--cells", String(cells), "--locale", locale], input: "help\nshop\nread\nmore on 1\nback\n")
        #expect(result.lines.count > 20)
        #expect(result.lines.allSatisfy { $0.unicodeScalars.count <= cells }, "\(locale)")
      }
    }

    @Test("SET-7: larger text and a width change nothing of braille")
    func eyes() async throws {
      let usual = try await Program.run(Self.plain, input: "shop\nhelp\n")
      for arguments in [["--text-size", "AX5"], ["--width", "10"], ["--increase-contrast"], ["--visual-order"]] {
        #expect(try await Program.run(Self.plain + arguments, input: "shop\nhelp\n").output == usual.output)
      }
    }

    @Test("BRAILLE: without liblouis braille is plain text, and that is told once, with the packages to install")
    func noLibrary() async throws {
      try await TemporaryFolder.with { folder in
        // What is no library is found first, and can't be loaded.
        try Files.write("nothing", to: "\(folder)/liblouis.so.20")
        let without = ["LD_LIBRARY_PATH": folder]
        let plain = try await Program.run(Self.plain, input: "shop\n")
        let result = try await Program.run(["--format", "braille"], input: "shop\n", environment: without)
        #expect(result.exit == .code(0))
        #expect(result.output == plain.output)
        #expect(
          result.errorLines == [
            "Braille tables come with liblouis, which is not installed. On Debian and Ubuntu: "
              + "apt install liblouis20 liblouis-data",
            "Braille goes on as plain text.",
          ])
        let pages = try await Program.run(["--format", "brf"], input: "shop\n", environment: without)
        #expect(pages.exit == .code(64) && pages.output.isEmpty)
        #expect(pages.errorLines.last == "Pages for an embosser need a table of six dots: none were written.")
      }
    }

    @Suite("with liblouis", .enabled(if: hasLiblouis, "liblouis20 and liblouis-data are not installed."))
    struct LiblouisTests {
      @Test("BRAILLE-2: the locale's table makes cells of every line, broken between words and never too long")
      func cells() async throws {
        for locale in ["en", "de", "fr", "ar", "ru", "ko", "zh", "zh-Hant", "hi", "tr"] {
          let result = try await Program.run(
            ["--format", "braille", "--cells", "20", "--locale", locale], input: "shop\nhelp\n")
          #expect(result.errors.isEmpty, "\(locale): \(result.errorText)")
          #expect(result.lines.count > 20)
          for line in result.lines {
            #expect(line.unicodeScalars.allSatisfy { (0x2800...0x28FF).contains($0.value) } && line.count <= 20)
          }
        }
      }

      @Test("BRAILLE: Japanese has no table: braille is plain text, and that is told")
      func noTable() async throws {
        let result = try await Program.run(["--format", "braille", "--locale", "ja"], input: "")
        #expect(result.errorLines.first == "liblouisにはこの言語の表がありません：日本語。--braille-tableで別の表を指定できます。")
        #expect(result.errorLines.count == 2)
        let quiet = try await Program.run(BrailleTests.plain + ["--locale", "ja"], input: "")
        #expect(quiet.errors.isEmpty && quiet.output == result.output)
      }

      @Test(
        "SAFE-2: a table that isn't there, or whose name is damaged, is told once, and braille is plain text",
        arguments: ["nothing.ctb", "", "\u{1B}[31mred", "../../etc/passwd", "unicode.dis,", "en-ueb-g1.ctb,nothing"])
      func badTable(_ name: String) async throws {
        let plain = try await Program.run(BrailleTests.plain, input: "shop\n")
        let result = try await Program.run(["--format", "braille", "--braille-table", name], input: "shop\n")
        #expect(result.exit == .code(0) && result.output == plain.output)
        #expect(result.errorLines.count == 2 && result.errorText.contains("can't read it"))
        #expect(!result.errors.contains(0x1B))
        let pages = try await Program.run(["--format", "brf", "--braille-table", name], input: "shop\n")
        #expect(pages.exit == .code(64) && pages.output.isEmpty)
      }

      @Test("BRAILLE: a damaged table is told, and braille is plain text")
      func damagedTable() async throws {
        try await TemporaryFolder.with { folder in
          for (name, text) in [("a.ctb", "nonsense \u{1}\u{2}"), ("b.ctb", ""), ("c.ctb", "include nothing.ctb\n")] {
            try Files.write(text, to: "\(folder)/\(name)")
            let result = try await Program.run(
              ["--format", "braille", "--braille-table", "\(folder)/\(name)"], input: "shop\n")
            #expect(result.exit == .code(0))
            #expect(result.lines.count > 10)
          }
        }
      }

      @Test("BRAILLE: pages for an embosser: ASCII, so many cells and lines, each with its number and its end")
      func pages() async throws {
        let result = try await Program.run(
          ["--format", "brf", "--cells", "30", "--lines", "10"], input: "shop\nhelp\nread\n")
        #expect(result.exit == .code(0) && result.errors.isEmpty)
        #expect(result.output.allSatisfy { (0x20...0x5F).contains($0) || [0x0A, 0x0C, 0x0D].contains($0) })
        let pages = result.outputText.split(separator: "\u{0C}", omittingEmptySubsequences: false)
        #expect(pages.last == "" && pages.count > 4)
        for (index, page) in pages.dropLast().enumerated() {
          let lines = String(page).components(separatedBy: "\r\n")
          #expect(lines.count == 11 && lines.last == "")
          #expect(lines.allSatisfy { $0.count <= 30 })
          let number = String(index + 1).map { "JABCDEFGHI".map(String.init)[$0.wholeNumberValue ?? 0] }.joined()
          #expect(lines[9].hasSuffix("#" + number) && lines[9].count == 30)
        }
      }

      @Test("BRAILLE: no page has lines too many, whatever its options")
      func pageOptions() async throws {
        for numbers in ["top", "bottom", "none"] {
          let result = try await Program.run(
            [
              "--format", "brf", "--lines", "2", "--page-numbers", numbers, "--page-end", "blank-lines", "--cells",
              "10",
            ], input: "shop\n")
          let lines = result.outputText.components(separatedBy: "\r\n")
          #expect((lines.count - 1).isMultiple(of: 2) && lines.count > 20)
          #expect(!result.outputText.contains("\u{0C}"))
        }
      }

      @Test("BRAILLE: a table of eight dots is refused for pages, with the reason")
      func eightDots() async throws {
        let result = try await Program.run(["--format", "brf", "--braille-table", "tr.ctb"], input: "shop\n")
        #expect(result.exit == .code(64) && result.output.isEmpty)
        #expect(result.errorLines.first?.hasPrefix("The table tr.ctb has eight dots") == true)
      }
    }
  }
}
