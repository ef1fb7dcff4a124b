import Aloud
import AloudPrompts
import AloudTesting
import Expectations
import Testing

/// SCRIPT-4: what "OK", "done" and their like come to, in each kind of question.
struct AnswerWordsTests {
  /// What a line to a prompt comes to.
  enum Outcome: Equatable, Sendable {
    case answered(PromptAnswer)
    /// It is over without an answer.
    case cancelled
    /// It is asked on.
    case asked
  }

  /// A question, and what the words for "done" and "OK" come to.
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let kind: Prompt.Kind
    let done: Outcome
    let ok: Outcome

    var testDescription: String { name }

    init(_ name: String, _ kind: Prompt.Kind, done: Outcome, ok: Outcome? = nil) {
      (self.name, self.kind, self.done, self.ok) = (name, kind, done, ok ?? done)
    }
  }

  private static let day = DateTime(day: Day(year: 2026, month: 12, day: 24) ?? Day(0))
  static let cases = [
    Case("choice", .choice(["Ann", "Bob"], standard: nil), done: .asked),
    Case("choice with a default", .choice(["Ann", "Bob"], standard: 1), done: .answered(.item(1))),
    Case("search", .search(["Ann", "Bob"], standard: nil), done: .asked),
    Case("search with a default", .search(["Ann", "Bob"], standard: 1), done: .answered(.item(1))),
    Case("several", .several(["Ann", "Bob"], chosen: [1]), done: .answered(.items([1]))),
    Case("yes or no", .confirmation(standard: nil), done: .asked, ok: .answered(.yes)),
    Case("yes or no, yes at first", .confirmation(standard: true), done: .answered(.yes)),
    Case("yes or no, no at first", .confirmation(standard: false), done: .asked, ok: .answered(.yes)),
    Case("phrase", .phrase("format the disk"), done: .asked),
    Case("date", .moment(.date, standard: nil, from: nil, to: nil), done: .asked),
    Case("date with a default", .moment(.date, standard: day, from: nil, to: nil), done: .answered(.moment(day))),
    Case("timer", .moment(.countdown, standard: nil, from: nil, to: nil), done: .asked),
    Case("number", .number(NumberScale(1...9), standard: nil), done: .asked),
    Case("number with a default", .number(NumberScale(1...9), standard: 3), done: .answered(.number(3))),
    Case("color", .color(standard: nil), done: .asked),
    Case("color with a default", .color(standard: .black), done: .answered(.color(.black))),
    Case("message", .message, done: .answered(.yes)),
  ]

  /// "Done" and "OK" in some languages, those of English beside them.
  static let words = [
    ("en", "done", "ok"), ("de", "fertig", "OK"), ("de", "done", "ok"), ("fr", "terminé", "ok"), ("ar", "انتهيت", "ok"),
    ("ar", "done", "OK"), ("ja", "完了", "OK"), ("ko", "완료", "ok"), ("ru", "готово", "OK"), ("zh", "完成", "ok"),
  ]

  private func outcome(_ kind: Prompt.Kind, _ locale: String, _ line: String, isPiped: Bool) throws -> Outcome {
    var player = try PromptPlayer(Prompt("Which?", kind), locale: locale, now: Self.day)
    if isPiped { player.pipe(line) } else { player.say(line) }
    if let answer = player.answer { return .answered(answer) }
    return player.response.isOver ? .cancelled : .asked
  }

  @Test(
    "SCRIPT-4: \"done\" and \"OK\" are the main answer, the default, or ask again; they never cancel, and are never a no",
    arguments: cases, words)
  func consent(_ asked: Case, _ words: (locale: String, done: String, ok: String)) throws {
    for isPiped in [false, true] {
      let ok = try outcome(asked.kind, words.locale, words.ok, isPiped: isPiped)
      expect(ok, is: asked.ok, "\(words.ok)")
      // English has "done" among the words for yes, too.
      let isYes = words.locale == "en" && asked.ok == .answered(.yes)
      let done = try outcome(asked.kind, words.locale, words.done, isPiped: isPiped)
      expect(done, is: (isYes ? asked.ok : asked.done), "\(words.done)")
    }
  }

  @Test("SCRIPT-4: where they answer nothing that is said, with the question") func nothingChosen() throws {
    var player = try PromptPlayer(.choose("Which one?", from: ["Ann", "Bob"]))
    expect(player.say("done"), is: ["Nothing is chosen yet. Which one?"])
    player.say("2")
    expect(player.answer, is: .item(1))
  }

  @Test(
    "SCRIPT-4: an ending that has another name is ended by \"done\" and \"OK\" all the same",
    arguments: ["done", "ok", "go"])
  func named(_ line: String) throws {
    var prompt: Prompt = .chooseAny("Which?", of: ["Ann", "Bob"], chosen: [0])
    prompt.labels.ok = "Go"
    var player = try PromptPlayer(prompt)
    player.say(line)
    expect(player.answer, is: .items([0]))
  }

  @Test("LOOP-10: an item that is called \"Done\" is chosen by its name, or it is asked which is meant")
  func itemOfThatName() throws {
    var player = try PromptPlayer(.choose("Which state?", from: ["Open", "Done"]))
    player.say("done")
    expect(player.answer, is: .item(1))
    var other = try PromptPlayer(.choose("Which state?", from: ["Open", "Done"], default: 0))
    other.say("done")
    expect(other.answer == nil && !other.response.isOver)
  }

  @Test("SCRIPT-4: a task and a gauge are not given up by \"done\" and \"OK\"", arguments: ["done", "ok"])
  func others(_ line: String) throws {
    var settings = Settings(locale: "en")
    settings.hints = false
    var task = try Session(SheetTask(), settings: settings)
    _ = task.start()
    expect(!task.take(Line(line)).isOver)
    var gauge = try Session(GaugeApp("Copying", percent: 10), settings: settings)
    _ = gauge.start()
    expect(!gauge.take(Line(line)).isOver)
  }

  @Test("LOOP-4: an empty line takes no default while the picker asks something") func askedMeanwhile() throws {
    let kind = Prompt.Kind.moment(.date, standard: Self.day, from: nil, to: nil)
    var player = try PromptPlayer(
      Prompt("When?", kind), now: DateTime(day: Day(year: 2026, month: 11, day: 20) ?? Day(0), hour: 10))
    player.pipe("3/4")
    if player.answer == nil, !player.response.isOver {
      player.pipe("")
      expectNil(player.answer)
    }
  }
}
