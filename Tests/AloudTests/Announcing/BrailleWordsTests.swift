import Expectations
import Testing

@testable import Aloud
@testable import AloudLanguage

/// SAY-4, BRAILLE: what stands on a line of braille, in each language.
struct BrailleWordsTests {
  /// Roles and states that are called alike, and mean the same.
  private static let alike: [Set<String>] = [["role.button", "role.disclosure"], ["role.menu", "state.hasMenu"]]

  @Test("no abbreviation has two meanings", arguments: LoadedLocale.bundledTags)
  func codes(_ tag: String) throws {
    let wording = try LoadedLocale(tag).wording
    let keys = Role.allCases.map { "role.\($0.rawValue)" } + AnnouncedState.allCases.map { "state.\($0.rawValue)" }
    var known: [String: String] = [:]
    for key in keys where wording.has("braille." + key) {
      let code = wording.text(.message("braille." + key))
      expect(!code.contains(" ") && !code.isEmpty, "\(tag): \(key)")
      if let other = known[code], !Self.alike.contains([key, other]) {
        Issue.record("\(tag): \(code) is \(key) and \(other)")
      }
      known[code] = key
    }
    expect(known.count > 50)
  }

  @Test("a check box that is checked says both, in different words") func checked() throws {
    var box = Announcement(.item)
    (box.name, box.role, box.states) = ("Milk", .checkBox, [.checked])
    try expect(Renderer("en").braille(box), is: "Milk chkd chk")
  }

  @Test("the level of a heading stands at its code") func heading() throws {
    var heading = Announcement(.item)
    (heading.name, heading.role, heading.level) = ("Today", .heading, 2)
    try expect(Renderer("en").braille(heading), is: "Today h2")
    try expect(Renderer("ar-EG").braille(heading), is: "Today عن٢")
  }

  @Test("what matters most stands first: position before what describes, the hint last") func order() throws {
    var item = Announcement(.item)
    (item.number, item.name, item.value, item.role) = (3, "Scarf", "20 euros", .button)
    (item.states, item.description, item.position) = ([.opensScreen], "wool", Position(3, of: 9))
    item.hint = Message("hint.place")
    try expect(Renderer("en").braille(item), is: "3 Scarf 20 euros opscr 3/9 wool Say a number, a name, or \"help\".")
  }

  @Test(
    "dates are in numbers, with a short weekday and no comma",
    arguments: [
      ("en", "Fri 11/20/2026"), ("de", "Fr. 20.11.2026"), ("fr", "ven. 20/11/2026"), ("ja", "2026/11/20(金)"),
      ("ar", "الجمعة 20/11/2026"), ("ru", "пт 20.11.2026"), ("zh", "2026/11/20周五"),
    ])
  func dates(_ tag: String, _ written: String) throws {
    let day = try #require(Day(year: 2026, month: 11, day: 20))
    var item = Announcement(.item)
    item.value = .moment(DateTime(day: day), .date(.full))
    try expect(Renderer(tag).braille(item), is: written)
    item.value = .moment(DateTime(day: day), .field(.weekday))
    let weekday = try Renderer(tag).braille(item)
    let full = try Renderer(tag).printed(item)
    expect(weekday.count <= full.count)
  }

  @Test("no date has a comma or a month's name, in any language", arguments: LoadedLocale.bundledTags)
  func plainDates(_ tag: String) throws {
    let renderer = try Renderer(tag)
    for style in DateStyle.allCases where style != .yearMonth {
      for day in [20_777, 20_800, 20_454] {
        var item = Announcement(.item)
        item.value = .moment(DateTime(day: Day(day), hour: 15, minute: 30), .date(style))
        let text = renderer.braille(item)
        expect(!text.contains { ",،、".contains($0) }, "\(tag) \(style): \(text)")
        expect(text.contains { $0.isNumber })
      }
    }
  }

  @Test("what is short in a sentence too: the tab that is open") func tabs() throws {
    let tab = LocalizedText.message("tabs.selected", ["tab": "Shop", "index": 3, "count": 4])
    try expect(Renderer("en").braille(Announcement(.notice, tab)), is: "Shop tab 3/4 sel")
    try expect(Renderer("en").printed(Announcement(.notice, tab)), is: "Shop, tab 3 of 4, selected.")
  }

  @Test(
    "every short form stands for a message that there is, with the same places", arguments: LoadedLocale.bundledTags)
  func shortForms(_ tag: String) throws {
    let bytes = try #require(LocaleFiles.bundled.bytes("wording/\(tag).po"))
    let entries = try POCatalog(bytes, path: tag).entries
    let own = ["braille.number", "braille.position"]
    for key in entries.keys where key.hasPrefix("braille.") && !own.contains(key) {
      let long = String(key.dropFirst("braille.".count))
      let isUnsaid = long.hasPrefix("role.") || long.hasPrefix("state.")
      expect(entries[long] != nil || isUnsaid, "\(tag): \(key)")
    }
  }
}
