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

    @Test(
      "PLACE-2: words follow LC_MESSAGES and dates LC_TIME, each as gettext ranks its variables; LANGUAGE is about words",
      arguments: [
        (["LANG": "de_DE.UTF-8"], "Texte: Deutsch (Deutschland). Datum: Deutsch (Deutschland)."),
        (["LANG": "de_DE.UTF-8", "LC_TIME": "fr_FR.UTF-8"], "Texte: Deutsch (Deutschland). Datum: français (France)."),
        (["LANG": "fr_FR.UTF-8", "LC_MESSAGES": "de"], "Texte: Deutsch. Datum: français (France)."),
        (["LANG": "fr_FR", "LC_MESSAGES": "de", "LC_TIME": "es"], "Texte: Deutsch. Datum: español."),
        (["LANG": "fr", "LC_MESSAGES": "it", "LC_TIME": "es", "LC_ALL": "de"], "Texte: Deutsch. Datum: Deutsch."),
        (["LANG": "fr", "LC_TIME": "", "LC_MESSAGES": "", "LANGUAGE": "tlh:de"], "Texte: Deutsch. Datum: français."),
        (["LANG": "en_US", "LC_TIME": "fa_IR"], "Words: American English. Dates: فارسی (ایران)."),
        (["LC_TIME": "C", "LANG": "de"], "Texte: Deutsch. Datum: English."),
        (["LC_ALL": "C", "LANGUAGE": "de", "LC_TIME": "fr"], "Words: English. Dates: English."),
        ([:], "Words: English. Dates: English."),
      ] as [([String: String], String)])
    func wordsAndDates(_ environment: [String: String], _ first: String) async throws {
      let result = try await Program.run(["locales"], environment: environment)
      #expect(result.lines.first == first)
      #expect(result.errors.isEmpty)
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
