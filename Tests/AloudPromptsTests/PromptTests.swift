import Aloud
import AloudPrompts
import AloudTesting
import Expectations
import Testing

/// SCRIPT-1: one-shot questions.
struct PromptTests {
  private let cities: [PromptItem] = ["Amsterdam", "Berlin", "Bern"]

  @Test("SCRIPT-1: a question says itself and what there is, without tabs, sheets or buttons of its own")
  func beginning() throws {
    let player = try PromptPlayer(.choose("Which one?", from: cities))
    expect(player.lines, is: ["Which one? 3 items.", "1. Amsterdam.", "2. Berlin.", "3. Bern."])
    expect(!player.response.isOver)
  }

  @Test(
    "SCRIPT-1: a number, a name, its beginning, an ordinal choose; what was chosen is read back, and it is over",
    arguments: [("1", 0), ("berlin", 1), ("am", 0), ("the third", 2), ("BERN", 2)])
  func choosing(_ line: String, _ index: Int) throws {
    var player = try PromptPlayer(.choose("Which one?", from: cities))
    player.say(line)
    expect(player.answer, is: .item(index))
    expect(player.lines, is: [["Amsterdam.", "Berlin.", "Bern."][index]])
    expect(player.response.isOver)
  }

  @Test("SAY-9: what leads to the question is heard again by where am I, also a title that was known") func preface()
    throws
  {
    var prompt = Prompt.choose("Which one?", from: cities)
    (prompt.preface, prompt.isTitleKnown) = (["Setup", "It is far."], true)
    var player = try PromptPlayer(prompt)
    expect(player.lines.prefix(2), is: ["It is far.", "Which one? 3 items."])
    expect(player.say("where am i"), is: ["Setup", "It is far.", "Which one? 3 items."])
  }

  @Test("SCRIPT-1: help, where am I, repeat and what is not understood leave the question as it is") func staying()
    throws
  {
    var player = try PromptPlayer(.choose("Which one?", from: cities))
    for line in ["help", "where am i", "repeat", "next", "spell", "xyzzy", ""] {
      player.say(line)
      expect(!player.response.isOver, "\(line)")
      expectNil(player.answer)
    }
    player.say("2")
    expect(player.answer, is: .item(1))
  }

  @Test("LOOP-4: a default is said, and an empty line takes it") func standard() throws {
    var player = try PromptPlayer(.choose("Which one?", from: cities, default: 1))
    expect(player.lines.contains("2. Berlin, default."))
    player.say("")
    expect(player.answer, is: .item(1))
    expect(player.response.isOver)
  }

  @Test("SCRIPT-1: cancel, back and quit end it without an answer", arguments: ["cancel", "back", "quit"])
  func cancelled(_ line: String) throws {
    var player = try PromptPlayer(.choose("Which one?", from: cities))
    expect(player.say(line), is: ["Cancelled."])
    expect(player.response.isOver)
    expectNil(player.answer)
  }

  @Test("SCRIPT-1: where there is an earlier question, back leads to it") func back() throws {
    var prompt = Prompt.choose("Which one?", from: cities)
    prompt.offersBack = true
    var player = try PromptPlayer(prompt)
    player.say("back")
    expect(player.answer, is: .back)
    expect(player.response.isOver)
    var other = try PromptPlayer(prompt)
    other.say("cancel")
    expectNil(other.answer)
  }

  @Test(
    "SCRIPT-1: yes and no are understood in all their words",
    arguments: [("yes", PromptAnswer.yes), ("y", .yes), ("no", .no), ("1", .yes), ("2", .no), ("sure", .yes)])
  func confirming(_ line: String, _ answer: PromptAnswer) throws {
    var player = try PromptPlayer(.confirm("Go on?"))
    expect(player.lines, is: ["Go on? Yes or no."])
    player.say(line)
    expect(player.answer, is: answer)
    expect(player.response.isOver)
  }

  @Test("SCRIPT-1: yes and no in German") func german() throws {
    var player = try PromptPlayer(.confirm("Weiter?"), locale: "de")
    player.say("ja")
    expect(player.answer, is: .yes)
  }

  @Test("ASK-2: what destroys something wants its phrase whole; anything else keeps it") func phrase() throws {
    let prompt = Prompt("Format the disk?", .phrase("format the disk"))
    var player = try PromptPlayer(prompt)
    expect(player.lines.first?.hasPrefix("Format the disk?"), is: true)
    for line in ["", "yes", "1", "format", "format the dis"] {
      player.say(line)
      expectNil(player.answer)
      expect(!player.response.isOver, "\(line)")
    }
    player.say("format the disk")
    expect(player.answer, is: .yes)
    expect(player.response.isOver)
    var other = try PromptPlayer(prompt)
    other.say("keep")
    expect(other.response.isOver)
    expectNil(other.answer)
  }

  @Test("SCRIPT-1: any number of several, a press each, until done") func several() throws {
    var player = try PromptPlayer(.chooseAny("Which?", of: cities, chosen: [0]))
    expect(player.lines.prefix(2), is: ["Which? 3 items. Checked: 1.", "1. Amsterdam, checked."])
    player.say("bern", "amsterdam", "done")
    expect(player.answer, is: .items([2]))
    // How many there are and how many are checked is said at low detail too.
    let short = try SessionPlayer(of: PromptApp(.chooseAny("Which?", of: cities))) { $0.verbosity = .low }
    expect(short.lines.first, is: "Which? 3 items. None checked.")
    expect(player.response.isOver)
  }

  @Test("SCRIPT-1: a line of text is the answer as it was typed") func text() throws {
    var player = try PromptPlayer(.input("Your name?"))
    player.say("Ann Bolyn")
    expect(player.answer, is: .text("Ann Bolyn"))
    expect(player.response.isOver)
  }

  @Test("LOOP-4: an empty line takes the text that is the default, and repeats the question where there is none")
  func standardText() throws {
    var player = try PromptPlayer(.input("Your name?", default: "Ann"))
    expect(player.lines.joined().contains("Ann"))
    player.say("")
    expect(player.answer, is: .text("Ann"))
    var other = try PromptPlayer(.input("Your name?"))
    other.say("")
    expectNil(other.answer)
    expect(!other.response.isOver)
  }

  @Test("SAFE-3: a secret is the answer, and is not said") func secret() throws {
    var player = try PromptPlayer(Prompt("Password?", .secret))
    expect(player.session.prompt, is: .secret)
    player.say("hunter2")
    expect(player.answer, is: .text("hunter2"))
    expect(!player.lines.joined().contains("hunter2"))
  }

  @Test("SCRIPT-1: several lines end by a full stop alone") func lines() throws {
    var player = try PromptPlayer(Prompt("What about?", .lines(standard: nil)))
    player.say("one", "two", ".")
    expect(player.answer, is: .text("one\ntwo"))
    expect(player.response.isOver)
  }

  @Test("SCRIPT-1: a date in words is the answer, and is read back in full") func date() throws {
    let today = Day(year: 2026, month: 11, day: 20) ?? Day(0)
    let kind = Prompt.Kind.moment(.date, standard: nil, from: DateTime(day: today), to: nil)
    var player = try PromptPlayer(Prompt("When?", kind), now: DateTime(day: today, hour: 10))
    player.say("27 november")
    expect(player.answer, is: .moment(DateTime(day: today + 7)))
    expect(player.lines.joined().contains("November 27, 2026"))
    expect(player.response.isOver)
  }

  @Test("PICK-4: a date within limits is asked for with them, and \"where am I\" says them once") func limits() throws {
    let (first, last) = (Day(year: 2026, month: 11, day: 20) ?? Day(0), Day(year: 2026, month: 12, day: 24) ?? Day(0))
    let kind = Prompt.Kind.moment(.date, standard: nil, from: DateTime(day: first), to: DateTime(day: last))
    var player = try PromptPlayer(Prompt("When?", kind), now: DateTime(day: first, hour: 10))
    let question = "When? Friday, November 20, 2026 to Thursday, December 24, 2026."
    expect(player.lines.first, is: question)
    player.say("where am I")
    expect(player.lines.filter { $0.contains("December 24") }, is: [question])
  }

  @Test("SCRIPT-4: consent to the date in question answers the prompt", arguments: ["done", "yes", "ok"])
  func consent(_ line: String) throws {
    let kind = Prompt.Kind.moment(.date, standard: nil, from: nil, to: nil)
    var player = try PromptPlayer(
      Prompt("When?", kind), now: DateTime(day: Day(year: 2026, month: 11, day: 20) ?? Day(0)))
    player.say("13", line)
    expect(player.answer, is: .moment(DateTime(day: Day(year: 2026, month: 12, day: 13) ?? Day(0))))
    expect(player.response.isOver)
  }

  @Test("SCRIPT-1: a message waits for OK or an empty line", arguments: ["", "ok", "1"]) func message(_ line: String)
    throws
  {
    var player = try PromptPlayer(Prompt("Done.", .message))
    expect(player.lines.first?.hasPrefix("Done."), is: true)
    player.say(line)
    expect(player.answer, is: .yes)
    expect(player.response.isOver)
  }

  @Test("SCRIPT-1: the end of input is no answer") func end() throws {
    var player = try PromptPlayer(.confirm("Go on?", default: true))
    var session = player.session
    expect(session.end().isOver)
    expectNil(session.state.answer)
    player.say("")
    expect(player.answer, is: .yes)
  }

  @Test("SCRIPT-1: of a hundred thousand items only a page is read, and the last is as near as the first") func many()
    throws
  {
    let items = (1...100_000).map { PromptItem("item \($0)") }
    var player = try PromptPlayer(.choose("Which one?", from: items))
    expect(player.lines.count < 20)
    player.say("item 99999")
    expect(player.answer, is: .item(99_998))
  }
}

/// SCRIPT-1: what prompts say of themselves, and what there is to choose from.
struct PromptTellingTests {
  @Test("SCRIPT-1: where am I says the question once, and no button that is not there") func whereabouts() throws {
    var choice = try PromptPlayer(.choose("Which team?", from: ["red", "green"]))
    expect(choice.say("where am i").first?.contains("Sheet"), is: false)
    var text = try PromptPlayer(.input("Your name?"))
    expect(text.say("where am i"), is: ["Your name? Text field, empty."])
  }

  @Test("LOOP-11: what is not understood is told with the question, which is not called open") func refused() throws {
    var player = try PromptPlayer(.choose("Which team?", from: ["red", "green"]))
    expect(player.say("xx"), is: ["\"xx\" is not understood. Say a number, a name, or \"help\". Which team?"])
  }

  @Test(
    "SCRIPT-1: where back leads to an earlier question, that is said once",
    arguments: [
      Prompt.Kind.choice(["a"], standard: nil), .text(standard: nil), .secret, .confirmation(standard: nil),
      .moment(.date, standard: nil, from: nil, to: nil), .search(["a"], standard: nil),
    ])
  func backIsTold(_ kind: Prompt.Kind) throws {
    var prompt = Prompt("Which?", kind)
    prompt.offersBack = true
    let player = try PromptPlayer(prompt, hints: true)
    expect(player.lines.filter { $0 == "\"Back\" goes to the question before." }.count, is: 1)
    let other = try PromptPlayer(Prompt("Which?", kind), hints: true)
    expect(!other.lines.joined().contains("question before"))
  }

  @Test("SCRIPT-1: several must be as many as is asked for, and why not is said") func amount() throws {
    var prompt: Prompt = .chooseAny("Which?", of: ["a1", "b2", "c3"])
    prompt.amount = 1...2
    var player = try PromptPlayer(prompt)
    expect(player.say("done").joined().contains("Chosen: 0; at least 1."))
    expectNil(player.answer)
    player.say("a1", "b2", "c3")
    expect(player.say("done").joined().contains("Chosen: 3; at most 2."))
    player.say("b2", "done")
    expect(player.answer, is: .items([0, 2]))
  }

  @Test("SCRIPT-1: items stand in their groups, and are numbered through") func groups() throws {
    var list: PromptList = ["a1", "b2", "c3"]
    list.groups = [.init("Near", first: 0), .init("Far", first: 2)]
    var player = try PromptPlayer(.choose("Which?", from: list))
    expect(player.lines, is: ["Which? 3 items.", "Near, group.", "1. a1.", "2. b2.", "Far, group.", "3. c3."])
    player.say("3")
    expect(player.answer, is: .item(2))
  }

  @Test("SCRIPT-1: a search is narrowed by what is typed, and takes only what there is") func search() throws {
    let towns = PromptList((1...3_000).map { PromptItem("t\($0)", title: .verbatim("town \($0)")) })
    var player = try PromptPlayer(.search("Which town?", in: towns))
    expect(player.lines.count < 5)
    player.say("village")
    expect(player.answer == nil && !player.response.isOver)
    player.say("town 299")
    expect(player.answer, is: .item(298))
    var other = try PromptPlayer(.search("Which town?", in: towns, default: 7))
    expect(other.lines.first?.contains("Enter takes town 8."), is: true)
    other.say("")
    expect(other.answer, is: .item(7))
  }
}
