import AloudTesting
import Expectations
import Foundation
import Testing

extension HardTests {
  /// SCRIPT-1: `aloud manual`, read by those who read manual pages.
  @Suite struct ManualTests {
    /// The same date on each day.
    private static let environment = ["SOURCE_DATE_EPOCH": "1790000000", "LC_ALL": "C.UTF-8"]

    private func page(_ command: String?, locale: String = "en") async throws -> RunResult {
      try await Program.run(
        ["manual"] + [command].compactMap(\.self),
        environment: Self.environment.merging(["ALOUD_LOCALE": locale]) { $1 })
    }

    /// What a program has to complain of in a page.
    private func complaints(_ program: String, _ page: RunResult) async throws -> String {
      let result = try await Program.shell("\(program) 2>&1", input: page.outputText)
      return result.outputText
    }

    @Test("SCRIPT-1: each command has a page, whose name is followed by an example as in its help") func commands()
      async throws
    {
      let whole = try await page(nil)
      expect(whole.lines.contains(#".TH ALOUD 1 "2026-09-21" "aloud 0.1.0""#))
      let help = try await Program.run(["--help", "all"])
      let start = try #require(help.lines.firstIndex { $0.hasSuffix("SUBCOMMANDS:") })
      let names = help.lines[(start + 1)...].filter {
        $0.hasPrefix("  ") && !$0.hasPrefix("   ") && !$0.hasPrefix("  See")
      }
      .compactMap { $0.split(whereSeparator: { " ,".contains($0) }).first.map(String.init) }
      expect(names.count > 25)
      for name in names {
        let result = try await page(name)
        expect(result.exit, is: .code(0), "\(name)")
        try await expectSound(result, "\(name)", groff: "groff -man -ww -z")
        let headings = result.lines.filter { $0.hasPrefix(".SH") }
        let hasExample = name != "start"
        expect(headings.first, is: #".SH "NAME""#)
        expect(headings.dropFirst().first, is: (hasExample ? #".SH "EXAMPLE""# : #".SH "SYNOPSIS""#), "\(name)")
        expect(whole.lines.contains(#"\fB\#(name)\fR"#), "\(name)")
        expect(whole.lines.contains { $0.hasPrefix(#".BR aloud\-\#(name) (1)"#) }, "\(name)")
      }
    }

    @Test("SCRIPT-1: a page has what the help has: each option, value and default, and the exit codes") func contents()
      async throws
    {
      let page = try await page("date").outputText
      let help = try await Program.run(["date", "--help", "all"])
      // A subcommand has no version of its own.
      for option in help.outputText.matches(of: /--[a-z][a-z-]*/).map({ String($0.output) }) where option != "--version"
      {
        expect(page.contains(option.replacing("-", with: #"\-"#)), "\(option)")
      }
      expect(page.contains(#"\fB\-\-answer\fR \fIiso\fR|\fIlocale\fR|\fIjson\fR"#))
      expect(page.contains("Otherwise iso."))
      expect(page.contains("\n.TP\n130\n"))
      expect(page.contains(#"aloud date \(dqWhen?\(dq \-\-min today"#))
      let menu = try await self.page("menu").outputText
      expect(menu.contains(".TH ALOUD\\-CHOOSE 1"))
      expect(menu.contains("Also called aloud menu."))
    }

    @Test("SCRIPT-1: pages are in English, as help is, in any locale", arguments: [nil, "choose", "document"])
    func language(_ name: String?) async throws {
      let page = try await page(name)
      expect(page.exit, is: .code(0))
      try await expect(self.page(name, locale: "de").output, is: page.output)
      try await expectSound(page, "\(name ?? "aloud")", groff: "groff -K utf8 -man -Tutf8 -ww -z")
    }

    @Test("DOC-1: the page of the form of documents has every key of the schema, its sentence and an example")
    func documentKeys() async throws {
      let lines = try await page("document").lines
      let schema = try await Program.run(["schema"], environment: ["ALOUD_LOCALE": "en"])
      let object = try #require(try JSONSerialization.jsonObject(with: Data(schema.output)) as? [String: Any])
      let definitions = try #require(object["$defs"] as? [String: [String: Any]])
      expect(lines.contains(#".TH ALOUD\-DOCUMENT 5 "2026-09-21" "aloud 0.1.0""#))
      // What is said of each key, by the key and the first word.
      var told: Set<String> = []
      for index in lines.indices where lines[index] == ".TP" {
        let key = lines[index + 1].prefixMatch(of: /\\fB(.*?)\\fR/)?.1 ?? ""
        told.insert("\(key): \(lines[index + 2].prefix { $0 != " " })")
        expect(lines[index...].prefix(8).contains { $0.hasPrefix("\\(->\\ \(key): ") }, "\(key)")
      }
      expect(told.count > 150)
      for (name, definition) in definitions {
        let isFamily = name.hasPrefix("family.")
        let heading = (isFamily ? ".SH" : ".SS") + " \"\(name.split(separator: ".")[1])\""
        expect(lines.contains(heading), "\(name)")
        for (key, form) in definition["properties"] as? [String: [String: Any]] ?? [:] {
          let about = try #require(form["description"] as? String).prefix { $0 != " " }
          expect(told.contains("\(key): \(about)"), "\(name): \(key)")
        }
      }
    }

    @Test(
      "DOC-1: groff and mandoc have nothing to complain of in the page of documents, and man shows it",
      .enabled(if: Manuals.areThere && Manuals.isManThere, "groff, mandoc or man is not installed"))
    func documentPage() async throws {
      let page = try await page("document")
      try await expectSound(page, "document", groff: "groff -K utf8 -man -Tutf8 -ww -z")
      let result = try await CommandRun(
        "/bin/sh", ["-c", "f=$(mktemp); cat >$f; man --warnings -l $f 2>&1; rm $f"], input: page.output,
        environment: ["LC_ALL": "C.UTF-8", "MANPAGER": "cat", "MANWIDTH": "80"]
      ).result()
      expect(!result.outputText.contains("warning"))
      expect(result.outputText.contains("disabled weekdays: [sat, sun]"))
    }

    private func expectSound(_ page: RunResult, _ name: String, groff: String) async throws {
      guard Manuals.areThere else { return }
      try await expect(complaints("mandoc -T lint", page), is: "", name)
      try await expect(complaints(groff, page), is: "", name)
    }

    @Test(
      "SCRIPT-1: man shows a page, and what it is about is found",
      .enabled(if: Manuals.isManThere, "man is not installed"))
    func shown() async throws {
      let line = "f=$(mktemp -d)/aloud-choose.1; cat >$f; man --warnings -l $f 2>&1; lexgrog $f; rm $f"
      let result = try await CommandRun(
        "/bin/sh", ["-c", line], input: page("choose").output,
        environment: ["LC_ALL": "C.UTF-8", "MANPAGER": "cat", "MANWIDTH": "80"]
      ).result()
      expect(!result.outputText.contains("warning"))
      expect(result.outputText.contains("--default"))
      expect(result.outputText.contains("aloud choose \"Which team?\" Red Green Blue"))
      expect(result.outputText.contains(": \"aloud-choose - Ask for one of several items, and print it.\""))
    }

    @Test("SCRIPT-1: a command that is not there is refused, with those that are") func noCommand() async throws {
      let result = try await Program.run(["manual", "nonsense"])
      expect(result.exit, is: .code(2))
      expect(result.errorLines.contains("  - choose"))
    }
  }

  /// Who reads manual pages here.
  private enum Manuals {
    static let areThere = ["groff", "mandoc"].allSatisfy { isThere($0) }
    static let isManThere = ["man", "lexgrog"].allSatisfy { isThere($0) }

    private static func isThere(_ name: String) -> Bool {
      FileManager.default.isExecutableFile(atPath: "/usr/bin/" + name)
    }
  }
}
