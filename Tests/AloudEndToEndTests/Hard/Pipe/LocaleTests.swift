import AloudTesting
import Testing

extension HardTests {
  @Suite struct LocaleTests {
    @Test(
      "PLACE-2: the environment's locale is ranked as gettext does",
      arguments: [
        (["LANG": "ar_EG.UTF-8"], "ar"), (["LANG": "en_US.UTF-8", "LC_MESSAGES": "ar_EG.UTF-8"], "ar"),
        (["LANG": "ar", "LC_MESSAGES": "ar", "LC_ALL": "en_US.UTF-8"], "en"),
        (["LANG": "en_US.UTF-8", "LANGUAGE": "ar"], "ar"), (["LANG": "en_US.UTF-8", "LANGUAGE": "ar:en"], "ar"),
        (["LANG": "en_US.UTF-8", "LANGUAGE": "tlh:ar:en"], "ar"), (["LANG": "C", "LANGUAGE": "ar"], "en"),
        (["LANG": "POSIX", "LANGUAGE": "ar"], "en"), (["LANG": "ar", "LANGUAGE": "", "LC_ALL": ""], "ar"),
        (["LANG": "", "LC_ALL": "", "LC_MESSAGES": "ar"], "ar"), (["LANG": "", "LANGUAGE": "ar"], "en"),
        (["LANG": "ar", "LC_ALL": "C.UTF-8"], "en"),
      ] as [([String: String], String)])
    func ranking(_ environment: [String: String], _ language: String) async throws {
      let result = try await Program.run(["--format", "json"], environment: environment)
      #expect(result.exit == .code(0))
      #expect(result.lines.last?.contains("\"language\":\"\(language)") == true)
    }

    @Test("PLACE-2: the option ranks above the environment")
    func option() async throws {
      let result = try await Program.run(
        ["--format", "json", "--locale", "en"], environment: ["LC_ALL": "ar_EG.UTF-8"])
      #expect(result.lines.last?.contains("\"language\":\"en\"") == true)
    }

    @Test(
      "PLACE-2: a locale without words says what is used in its place", arguments: ["tlh", "tlh_KL.UTF-8@court", "x"])
    func unknown(_ name: String) async throws {
      let result = try await Program.run(["--locale", name])
      #expect(result.lines.first == "There are no words for \(name). English is used.")
      #expect(result.exit == .code(0))
      let environment = try await Program.run(environment: ["LANG": name])
      #expect(environment.lines.first == result.lines.first)
    }

    @Test(
      "PLACE-2: a locale's name that is no name does no harm",
      arguments: ["", "-", "../../etc/passwd", "a/b", "en\u{0}x"])
    func noName(_ name: String) async throws {
      let result = try await Program.run(["--locale", name], input: "where am i\n")
      #expect(result.exit == .code(0))
      #expect(result.lines.last?.hasPrefix("Reminders, tab, 1 of 4.") == true)
    }
  }
}
