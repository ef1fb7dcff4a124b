import AloudTesting
import Expectations
import Testing

@testable import Aloud

/// LOOP-13: words of answers are never names, beginnings of names or numbers.
struct AnswerWordTests {
  /// Buttons, and what was pressed.
  private static func buttons(_ titles: [String]) -> ScreenApp<[String]> {
    ScreenApp([]) { _ in
      for title in titles { Button(.verbatim(title), id: ID(title)) }
    } on: { state, event in
      if case .pressed(let id) = event { state.append(id.name) }
    }
  }

  private static let english = [
    "Notify everyone", "Yesterday's log", "Okay it", "Done items", "Cancel culture", "Sure thing or not", "Seven",
    "Nopeville", "Right margin", "Ten",
  ]

  private func pressed(_ line: Line, _ titles: [String], locale: String = "en") throws -> [String] {
    var player = try SessionPlayer(of: Self.buttons(titles)) { $0.locale = locale }
    player.say(line)
    return player.session.state
  }

  @Test(
    "an answer is no beginning of a name",
    arguments: ["no", "yes", "ok", "okay", "done", "cancel", "sure", "nope", "right", "No.", "YES!"])
  func beginnings(text: String) throws {
    try expect(pressed(Line(text), Self.english), is: [])
    try expect(pressed(Line(text, isRecognised: true), Self.english), is: [])
  }

  @Test(
    "nor in other languages, where it may be a number too",
    arguments: [
      ("ko", "네"), ("ko", "아니"), ("fa", "نه"), ("de", "nein"), ("de", "ja"), ("de", "fertig"), ("ja", "はい"),
      ("tr", "evet"), ("tr", "tamam"), ("ar", "لا"), ("ar", "نعم"), ("fr", "non"), ("es", "sí"), ("zh", "好"),
      ("ko", "no"), ("fa", "ok"),
    ]) func elsewhere(locale: String, word: String) throws
  {
    let titles = ["\(word)abc", "\(word) def"] + (3...12).map { "Q\($0)" }
    try expect(pressed(Line(word), titles, locale: locale), is: [])
  }

  @Test(
    "another way to say yes or no is no part of a word",
    arguments: [
      ("en", "n"), ("en", "y"), ("en", "no everyone"), ("en", "not everyone"), ("en", "yes log"), ("fr", "si"),
      ("tr", "yok"), ("ja", "よし"), ("zh", "要"), ("ko", "어"), ("de", "nie"),
    ])
  func parts(locale: String, line: String) throws {
    let titles = [line.contains(" ") ? "Something else" : "\(line)abc", "Notify everyone", "Yesterday's log", "Q4"]
    try expect(pressed(Line(line), titles, locale: locale), is: [])
  }

  @Test("but a word of a name it may be") func words() throws {
    try expect(pressed(Line("continue"), ["Continue to Photo", "Back"]), is: ["Continue to Photo"])
  }

  @Test(
    "an answer is no name with its state behind it", arguments: [("de", "nein"), ("fr", "non"), ("de", "nein danke")])
  func states(locale: String, line: String) throws {
    let app = ScreenApp([Bool]()) { _ in
      Toggle("Newsletter", id: "n", isOn: false)
    } on: { state, event in
      if case .changed(_, .isOn(let isOn)) = event { state.append(isOn) }
    }
    var player = try SessionPlayer(of: app) { $0.locale = locale }
    player.say(line)
    expect(player.session.state, is: [])
  }

  @Test("a thing that is wholly called so is meant", arguments: ["OK", "Yes", "No", "Sure"]) func whole(title: String)
    throws
  {
    try expect(pressed(Line(title.lowercased()), [title, "\(title) and more"]), is: [title])
  }

  @Test(
    "\"no\" before a number is an answer, and no sign of one",
    arguments: ["no, 3", "no 3", "no three", "no, three", "No - 3", "no… 3", "no,3", "no! 3", "yes, 3", "ok 3"])
  func numbers(text: String) throws {
    try expect(pressed(Line(text), Self.english), is: [])
    try expect(pressed(Line(text, isRecognised: true), Self.english), is: [])
  }

  @Test("the signs of numbers are understood", arguments: ["no. 3", "No.3", "nº 3", "№ 3", "number 3", "nr. 3"])
  func signs(text: String) throws {
    try expect(pressed(Line(text), Self.english), is: ["Okay it"])
  }

  @Test(
    "in Spanish and Portuguese too",
    arguments: [("es", "no, 3"), ("pt", "não, 3"), ("it", "no, tre"), ("fr", "non, 3")])
  func romance(locale: String, text: String) throws {
    try expect(pressed(Line(text), Self.english, locale: locale), is: [])
  }

  @Test("of a value that one line has set, yes says it again, and after no another may be said") func values() throws {
    let app = ScreenApp(nil as DateTime?) { state in
      DatePicker("Day", id: "day", mode: .date, value: state)
      Button("Notify", id: "n")
      Button("Yesterday's", id: "y")
    } on: { state, event in
      if case .changed(_, .moment(let moment)) = event { state = moment }
    }
    let now = DateTime(day: Day(20_000), minutes: 600)
    var player = try SessionPlayer(of: app, now: now)
    player.say("day tomorrow")
    expect(player.session.state?.day, is: Day(20_001))
    expect(player.say("yes").first?.hasPrefix("Day, "), is: true)
    player.say("no")
    expect(player.session.state?.day, is: Day(20_001))
    player.say("today")
    expect(player.session.state?.day, is: Day(20_000))
  }
}
