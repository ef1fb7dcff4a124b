import AloudTesting
import Expectations
import Testing

extension HardTests {
  /// SCRIPT-1: the scripts that articles show.
  @Suite struct PromptCommandTests {
    @Test("SCRIPT-1: the article's script does what it says, by pipe") func article() async throws {
      let article = try #require(try Article.all.first { $0.path.hasSuffix("Scripts.md") })
      let script = try #require(article.blocks.first { $0.kind == "sh" }).lines.joined(separator: "\n")
      let result = try await Program.shell(
        "aloud() { \"$program\" \"$@\" --now 2026-11-20T10:00:00; }; program=$0\n" + script,
        input: "Ann\n\n27 november\nyes\n")
      expect(result.outputText, is: "Ann,Green,2026-11-27\n")
      expect(result.exit, is: .code(0))
    }

    @Test("SCRIPT-1: the article's form is read by the shell") func articleForm() async throws {
      let article = try #require(try Article.all.first { $0.path.hasSuffix("ScriptQuestions.md") })
      let script = try #require(
        article.blocks.last { $0.kind == "sh" && $0.lines.joined().contains("aloud form") }
      ).lines.joined(separator: "\n")
      let result = try await Program.shell(
        "aloud() { \"$program\" \"$@\"; }; program=$0\n" + script,
        input: "Ann O'Hara; $(false)\ndog\ndone\n")
      expect(result.outputText, is: "Ann O'Hara; $(false) has a dog\n")
    }

    @Test("SCRIPT-1: the script of the README asks three times, and gets its answers") func readme() async throws {
      let readme = try #require(try Article.all.first { $0.path.hasSuffix("README.md") })
      let script = try #require(
        readme.blocks.first { $0.kind == "sh" && $0.lines.joined().contains("aloud input") }
      ).lines.joined(separator: "\n")
      let result = try await Program.shell(
        "aloud() { \"$program\" \"$@\" --now 2026-11-20T10:00:00; }; program=$0\n\(script)\necho \"$name, $day\"",
        input: "Ann\nyes\n27 november\n")
      expect(result.outputText, is: "Ann, 2026-11-27\n")
      expect(result.errorText.contains("Hello, Ann. Go on?"))
    }
  }
}
