import Expectations
import Testing

@testable import Aloud

struct DirectionMarksTests {
  private func item(_ name: String) -> Announcement {
    var announcement = Announcement(.item)
    announcement.number = 1
    announcement.name = .verbatim(name)
    return announcement
  }

  private func line(
    _ name: String, _ locale: String, direction: TextDirection? = nil, number: Int? = 1
  ) throws -> String? {
    var announcement = item(name)
    announcement.number = number
    return try Renderer(locale, direction: direction)
      .terminalLines(announcement, columns: nil, order: .logical).first
  }

  @Test("SET-4: a Hebrew name in an English line is kept in its place on a terminal, and only there") func hebrew()
    throws
  {
    try expect(line("אבג", "en"), is: "1. \u{200E}\u{200F}אבג\u{200F}\u{200E}.")
    try expect(Renderer("en").printed(item("אבג")), is: "1. אבג.")
  }

  @Test(
    "SET-4: in a line from right to left a Latin name keeps its last signs: its own marks inside, the line's outside",
    arguments: ["Milk", "C++", "3.5 mm)?", "Q (1)", "-5"])
  func latin(_ name: String) throws {
    try expect(line(name, "ar")?.hasPrefix("1. \u{200F}\u{200E}\(name)\u{200E}\u{200F}"), is: true)
  }

  @Test("SET-4: a name and the hidden characters in it are one") func hidden() throws {
    try expect(line("a\u{202E}b", "he"), is: "1. \u{200F}\u{200E}a\\u{202E}b\u{200E}\u{200F}.")
  }

  @Test("SET-4: no line from right to left begins with text from left to right, nor with a mark that stands on nothing")
  func beginning() throws {
    try expect(line("Milk", "he", number: nil), is: " \u{200F}\u{200E}Milk\u{200E}\u{200F}.")
    try expect(line("חלב", "he", number: nil), is: "חלב.")
    try expect(line("Milk", "en", number: nil), is: "Milk.")
  }

  @Test("SET-4: where all lines run from left to right, those of a locale that doesn't are embedded") func embedded()
    throws
  {
    let line = try Renderer("he").terminalLines(item("C++"), columns: nil, order: .embedded).first
    expect(line, is: " \u{202B}1. \u{2068}C++\u{2069}.\u{202C}")
    try expect(Renderer("en").terminalLines(item("C++"), columns: nil, order: .embedded), is: ["1. C++."])
  }

  @Test("SET-4: in visual order a name of both directions is seen as by itself") func isolated() throws {
    let line = try Renderer("he").terminalLines(item("Things, א and ב!"), columns: nil, order: .visual).first
    expect(line, is: "Things, א and ב! .1")
  }

  @Test("SET-4: a wrapped line runs as the first one, whatever it begins with") func wrapped() throws {
    var announcement = item("Milk and more milk and C++")
    announcement.sentences = ["חלב ועוד חלב"]
    let lines = try Renderer("he").terminalLines(announcement, columns: 15, order: .logical)
    expect(lines.count > 2)
    expect(lines.dropFirst().allSatisfy { ["  \u{200F}\u{200E}", "  ח", "  ו"].contains(where: $0.hasPrefix) })
    expect(lines.allSatisfy { $0.reduce(0) { $0 + CellWidth.width(of: $1) } <= 15 })
  }

  @Test("SET-4: the direction that the user sets goes before the locale's") func set() throws {
    try expect(line("Milk", "en", direction: .rightToLeft)?.hasPrefix("1. \u{200F}\u{200E}Milk"), is: true)
    try expect(line("Milk", "en"), is: "1. Milk.")
  }
}
