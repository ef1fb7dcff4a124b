import AloudTesting
import Testing

@testable import Aloud

/// LOOP-8: a question stays until it is answered, refused or left.
struct StandingQuestionTests {
  /// Two things that match "show", and others.
  private struct DeskApp: App {
    var titles = ["Call", "Erase", "Show mail", "Show photos", "Stamps"]
    var initialState: [ID] { [] }

    func interface(for state: [ID]) -> Interface {
      Interface(
        "Desk",
        tabs: [
          Tab(
            "Desk", id: "desk",
            screen: Screen("Desk", id: "desk", elements: titles.map { .button(Button(.verbatim($0), id: ID($0))) })),
          Tab(
            "Drawer", id: "drawer",
            screen: Screen("Drawer", id: "drawer", elements: [.row(Row("Key", id: "key", action: .send))])),
        ])
    }

    func update(_ state: inout [ID], _ event: Event) -> [Effect] {
      if case .pressed(let id) = event { state.append(id) }
      return []
    }
  }

  private static let german = ["Anrufen", "Wegwerfen", "Zeige Post", "Zeige Fotos", "Marken"]
  private static let arabic = ["اتصال", "مسح", "عرض البريد", "عرض الصور", "طوابع"]

  private func asked(_ change: (inout Settings) -> Void = { _ in }) throws -> SessionPlayer<DeskApp> {
    var player = try SessionPlayer(of: DeskApp(), change)
    player.say("show")
    return player
  }

  @Test(
    "LOOP-8: ordinals, words of a label and numbers answer it",
    arguments: [
      "2", "number 2", "two", "the second", "second", "the second one", "the last one", "the photos one", "photos",
      "show photos", "photos one", "open photos", "choose 2", "that photos one", "the photos",
    ]) func answers(line: String) throws
  {
    var player = try asked()
    player.say(line)
    #expect(player.session.state == ["Show photos"], "\(line): \(player.lines)")
  }

  @Test(
    "LOOP-8: in other languages too",
    arguments: [
      (
        "de", german, "zeige",
        ["2", "die zweite", "das zweite", "die letzte", "die fotos", "die mit fotos", "fotos", "öffne fotos"]
      ),
      ("ar", arabic, "عرض", ["2", "٢", "الثاني", "الثانية", "الأخير", "الصور", "هذه الصور", "افتح الصور"]),
    ]) func answersElsewhere(locale: String, titles: [String], asking: String, lines: [String]) throws
  {
    for line in lines {
      var player = try SessionPlayer(of: DeskApp(titles: titles)) { $0.locale = locale }
      player.say(asking, "xyz")
      #expect(player.session.state.isEmpty)
      player.say(line)
      #expect(player.session.state == [ID(titles[3])], "\(line): \(player.lines)")
    }
  }

  @Test(
    "LOOP-8: reading, settings and what is not understood leave it standing, and it is said again",
    arguments: [
      "where am i", "read", "spell", "next", "louder", "hints off", "less detail", "tabs", "undo", "the big one", "xyz",
      "call me",
      "tab 9", "open sesame", "er", "show me",
    ]) func stands(line: String) throws
  {
    var player = try asked()
    #expect(player.say(line).last == "2 things match. Which one?", "\(player.lines)")
    #expect(player.session.state.isEmpty)
    player.say("2")
    #expect(player.session.state == ["Show photos"])
  }

  @Test("LOOP-8: an empty line, help, repeat and yes say it whole", arguments: ["", "repeat", "yes"])
  func whole(line: String) throws {
    var player = try asked()
    player.expect(line, says: "2 things match. Which one?", "1. Show mail, button.", "2. Show photos, button.")
  }

  @Test("LOOP-8, LOOP-11: help says it whole, and how it is answered and left") func help() throws {
    var player = try asked()
    player.expect(
      "help", says: "2 things match. Which one?", "1. Show mail, button.", "2. Show photos, button.",
      "Answer with a number or a name. \"Cancel\" leaves the question.")
  }

  @Test("LOOP-8: a number is always one of its own", arguments: ["3", "0", "9223372036854775807"])
  func otherNumber(line: String) throws {
    var player = try asked()
    #expect(player.say(line).count == 2)
    #expect(player.lines[0].hasPrefix("There is no "))
    #expect(player.session.state.isEmpty)
    player.say("1")
    #expect(player.session.state == ["Show mail"])
  }

  @Test("LOOP-8: what wholly names something else leaves it, and that is said") func leaves() throws {
    var player = try asked()
    player.expect("erase", says: "Nothing chosen.", "Erase: done.")
    #expect(player.session.state == ["Erase"])
    player.say("show")
    #expect(player.say("drawer").prefix(2) == ["Nothing chosen.", "Drawer, tab, selected, 2 of 2. 1 item."])
    player.say("desk", "show")
    #expect(player.say("tab 2").first == "Nothing chosen.")
    player.say("tab 1", "show")
    player.expect("quit", says: "Nothing chosen.", "Goodbye.")
  }

  @Test("LOOP-8: it is refused", arguments: ["no", "cancel", "back"]) func refused(line: String) throws {
    var player = try asked()
    player.expect(line, says: "Nothing chosen.")
    player.say("2")
    #expect(player.session.state == ["Erase"])
  }

  @Test("LOOP-8: what narrows it asks again") func narrows() throws {
    var player = try SessionPlayer(of: DeskApp(titles: ["Show mail", "Show map", "Show photos"]))
    player.expect("show", "ma", says: "2 things match. Which one?", "1. Show mail, button.", "2. Show map, button.")
    #expect(player.say("show").count == 3)
    player.say("the second")
    #expect(player.session.state == ["Show map"])
  }

  @Test(
    "LOOP-8, DATE-4: whether a date is right stands until it is answered",
    arguments: ["louder", "where am i", "repeat", "help", "xyz", "day 77", "spell"]) func right(line: String) throws
  {
    var player = try PickerPlayer(DatePicker("Due", id: "due"))
    player.say("due", "next friday")
    #expect(player.say(line).last == "Friday, November 27, 2026. Right?", "\(player.lines)")
    #expect(player.told.isEmpty)
    player.expect("yes", says: "Due, Friday, November 27, 2026.")
  }

  @Test(
    "LOOP-8, DATE-4: which date is meant stands until it is answered",
    arguments: ["louder", "where am i", "xyz", "spell"]) func whichDate(line: String) throws
  {
    var player = try PickerPlayer(DatePicker("Due", id: "due"))
    player.say("due", "4/5")
    #expect(player.say(line).last == "2 things match. Which one?", "\(player.lines)")
    player.expect("the second", says: "Due, Tuesday, May 4, 2027.")
  }

  @Test(
    "LOOP-8, DATE-4: words of a date answer, and numbers are its own",
    arguments: ["may", "the may one", "second", "2", "tuesday"])
  func datesByWords(line: String) throws {
    var player = try PickerPlayer(DatePicker("Due", id: "due"))
    player.say("due", "4/5")
    #expect(player.say("7").first == "There is no 7. There are 2 items here.")
    player.expect(line, says: "Due, Tuesday, May 4, 2027.")
  }

  @Test("LOOP-8, DATE-4: another value takes the question's place") func otherValue() throws {
    var player = try PickerPlayer(DatePicker("Due", id: "due"))
    player.say("due", "next friday")
    player.expect("tomorrow", says: "Due, Saturday, November 21, 2026.")
  }
}
