import AloudTesting
import Foundation
import Testing

extension HardTests {
  /// `aloud locales TAG`.
  @Suite struct LocaleReportTests {
    private static let now = ["--now", "2026-11-20T15:30:00"]

    private func report(_ arguments: String..., environment: [String: String] = [:]) async throws -> RunResult {
      try await Program.run(["locales"] + arguments + Self.now, environment: environment)
    }

    @Test("PLACE-1: what the table says is told in three sentences") func text() async throws {
      let result = try await report("de")
      #expect(result.exit == .code(0))
      #expect(result.errors.isEmpty)
      #expect(
        result.lines == [
          "de, Deutsch.",
          "Dates: Freitag, 20. November 2026; 20.11.26. Times: 15:30. Both: 20. November 2026 um 15:30.",
          "Numbers: 1.234.567,5. Lists: A, B und C. First day of the week: Montag.",
        ])
    }

    @Test("the sentences are in the user's words, and what they tell in the locale's") func words() async throws {
      let result = try await report("en", environment: ["LANG": "de_DE.UTF-8", "LC_TIME": "fr_FR.UTF-8"])
      #expect(
        result.lines.dropFirst().first?
          .contains("Friday, November 20, 2026; 11/20/26. Uhrzeit: 3:30\u{202F}PM.") == true)
    }

    @Test("PLACE-1: in JSON each locale is an object on a line") func json() async throws {
      let result = try await report("de", "ar-XB", "--format", "json")
      #expect(result.lines.count == 2)
      let objects = try result.lines.map {
        try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
      }
      let formats = try #require(objects[0]["formats"] as? [String: String])
      #expect(objects[0]["locale"] as? String == "de")
      #expect(formats["dateFull"] == "Freitag, 20. November 2026")
      #expect(formats["dateTimeLong"] == "20. November 2026, 15:30")
      #expect((objects[0]["relative"] as? [String: [String: String]])?["day"]?["-3"] == "vor 3 Tagen")
      #expect(objects[1]["direction"] as? String == "rtl")
      let few = (objects[1]["cardinal"] as? [String: [Int]])?["few"]
      #expect(few?.prefix(9) == [3, 4, 5, 6, 7, 8, 9, 10, 103])
    }

    @Test("PLACE-1: --calendar tells the dates in another calendar") func hebrew() async throws {
      let result = try await report("de", "--calendar", "hebrew")
      #expect(
        result.lines.dropFirst().first
          == "Dates: Freitag, 10. Kislew 5787 AM; 10.03.87 AM. Times: 15:30. Both: 10. Kislew 5787 AM um 15:30.")
    }

    @Test("PLACE-2: a locale that there is no table for says whose serves, and the others are told") func unknown()
      async throws
    {
      let result = try await report("tlh", "de")
      #expect(result.errorLines == ["There is no table for tlh. That of English serves."])
      #expect(result.lines.filter { $0.hasSuffix("English.") || $0.hasSuffix("Deutsch.") }.count == 2)
      #expect(result.exit == .code(0))
    }

    @Test("TEST-3: the pseudo-locales are listed with their names, and told like others") func pseudo() async throws {
      let list = try await Program.run(["locales"])
      #expect(list.lines.contains("en-XA, Ééñĝļîîšĥ (Ṗšééüüďöö-Ááççééñţš): table, wording, voice."))
      #expect(list.lines.contains("ar-XB, ارابيث (ظسعحدو-بيدي): table, wording, voice."))
      let accents = try await report("en-XA")
      #expect(accents.lines.last == "Numbers: 1,234,567.5. Lists: A, B, ááñď C. First day of the week: Šüüñďááý.")
      let rightToLeft = try await report("ar-XB")
      #expect(rightToLeft.lines.last == "Numbers: 1,234,567.5. Lists: A, B, اند C. First day of the week: ساتحرداط.")
    }

    @Test("TEST-3: a pseudo-locale can be the environment's") func environment() async throws {
      let result = try await Program.run(["locales"], environment: ["LANG": "en_US.UTF-8", "LANGUAGE": "en_XA"])
      #expect(
        result.lines.first == "[Ŵööŕďš: Ééñĝļîîšĥ (Ṗšééüüďöö-Ááççééñţš). Ďááţééš: American English].")
    }
  }
}
