import Testing

@testable import Aloud

struct DirectionMarksTests {
  private func renderer(_ locale: String, direction: TextDirection? = nil) throws -> Renderer {
    var settings = Settings(locale: locale)
    settings.direction = direction
    return Renderer(locale: try LoadedLocale(locale), settings: settings)
  }

  private func item(_ name: String) -> Announcement {
    var announcement = Announcement(.item)
    announcement.number = 1
    announcement.name = .verbatim(name)
    return announcement
  }

  @Test("SET-4: a Hebrew name in an English line is kept in its place on a terminal, and only there") func hebrew()
    throws
  {
    let renderer = try renderer("en")
    #expect(renderer.printedForTerminal(item("אבג")) == "1. \u{200E}אבג\u{200E}.")
    #expect(renderer.printed(item("אבג")) == "1. אבג.")
  }

  @Test("SET-4: a line with a Latin name begins right to left where the locale does") func latin() throws {
    let renderer = try renderer("ar")
    #expect(renderer.printedForTerminal(item("Milk")) == "1. \u{200F}Milk\u{200F}.")
  }

  @Test("SET-4: the direction that the user sets goes before the locale's") func set() throws {
    let line = try renderer("en", direction: .rightToLeft).printedForTerminal(item("Milk"))
    #expect(line.hasPrefix("1. \u{200F}Milk\u{200F}"))
    #expect(try renderer("en").printedForTerminal(item("Milk")) == "1. Milk.")
  }
}
