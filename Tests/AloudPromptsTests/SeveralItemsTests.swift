import Aloud
import AloudPrompts
import AloudTesting
import Expectations
import Testing

/// LOOP-15: several items in one line.
struct SeveralItemsTests {
  private let days: [PromptItem] = ["Monday", "Tuesday", "Wednesday", "Friday"]

  @Test(
    "LOOP-15: several are checked by one line, and said once",
    arguments: [
      ("monday wednesday", [0, 2], "Monday and Wednesday, checked."),
      ("1, 3", [0, 2], "Monday and Wednesday, checked."), ("1 and 3", [0, 2], "Monday and Wednesday, checked."),
      ("1 3", [0, 2], "Monday and Wednesday, checked."),
      ("1 to 3", [0, 1, 2], "Monday, Tuesday, and Wednesday, checked."),
      ("1-3", [0, 1, 2], "Monday, Tuesday, and Wednesday, checked."),
      ("1, 2, and 4", [0, 1, 3], "Monday, Tuesday, and Friday, checked."),
      ("mon and fri", [0, 3], "Monday and Friday, checked."), ("mon, fri", [0, 3], "Monday and Friday, checked."),
      ("all", [0, 1, 2, 3], "Checked: 4."), ("all but 2", [0, 2, 3], "Tuesday, not checked. Checked: 3."),
      ("everything except mon, fri", [1, 2], "Tuesday and Wednesday, checked. Checked: 2."),
      ("select 1 and 3", [0, 2], "Monday and Wednesday, checked."),
    ] as [(String, [Int], String)])
  func several(_ line: String, _ chosen: [Int], _ said: String) throws {
    for isPiped in [false, true] {
      var player = try PromptPlayer(.chooseAny("Which?", of: days))
      expect((isPiped ? player.pipe(line) : player.say(line)), is: [said])
      player.pipe("done")
      expect(player.answer, is: .items(chosen))
      expectNil(player.session.refusedLine)
    }
  }

  @Test("LOOP-15: none, and some that are not any more") func none() throws {
    var player = try PromptPlayer(.chooseAny("Which?", of: days, chosen: [0, 1, 2]))
    expect(player.say("uncheck 1 and 2"), is: ["Monday and Tuesday, not checked."])
    player.say("all")
    expect(player.say("none"), is: ["None checked."])
    player.say("done")
    expect(player.answer, is: .items([]))
  }

  @Test(
    "LOOP-15: what is not wanted is unchecked, and \"no\" with a comma corrects",
    arguments: [
      ("en", "no friday", [1]), ("en", "monday and tuesday, no friday", [0, 1]),
      ("en", "monday but no friday", [0, 1]),
      ("en", "no, wednesday", [1, 2]), ("zh", "Monday和Tuesday，Friday不要", [0, 1]), ("de", "keinen friday", [1]),
      ("fr", "pas de friday", [1]),
    ] as [(String, String, [Int])])
  func unwanted(_ locale: String, _ line: String, _ chosen: [Int]) throws {
    var player = try PromptPlayer(.chooseAny("Which?", of: days, chosen: [1]), locale: locale)
    player.say("friday", line)
    player.pipe("done")
    expect(player.answer, is: .items(chosen))
  }

  @Test("EDIT-5: what one line has checked is undone as one") func undone() throws {
    var player = try PromptPlayer(.chooseAny("Which?", of: days))
    player.say("1, 3", "undo", "done")
    expect(player.answer, is: .items([]))
  }

  @Test(
    "LOOP-15: in other languages",
    arguments: [
      ("de", "1, 3 und 4", [0, 2, 3]), ("de", "alle außer 2", [0, 2, 3]), ("de", "1 bis 2", [0, 1]),
      ("ar", "١، ٣", [0, 2]), ("ar", "١ و ٣", [0, 2]), ("ja", "1、3", [0, 2]), ("ja", "すべて", [0, 1, 2, 3]),
      ("ko", "모두", [0, 1, 2, 3]), ("tr", "2 hariç hepsi", [0, 2, 3]), ("de", "1, 3", [0, 2]),
      ("de", "all", [0, 1, 2, 3]),
    ] as [(String, String, [Int])])
  func languages(_ locale: String, _ line: String, _ chosen: [Int]) throws {
    var player = try PromptPlayer(.chooseAny("Which?", of: days), locale: locale)
    player.say(line, "done")
    expect(player.answer, is: .items(chosen))
  }

  @Test(
    "LOOP-16: what is chosen or checked twice stays checked, and that is said",
    arguments: ["choose", "select", "check"])
  func twice(_ verb: String) throws {
    var player = try PromptPlayer(.chooseAny("Which?", of: days))
    expect(player.say("\(verb) tuesday"), is: ["Checked."])
    expect(player.say("\(verb) tuesday"), is: ["Tuesday, checked."])
    expect(player.say("\(verb) 2"), is: ["Tuesday, checked."])
    player.say("done")
    expect(player.answer, is: .items([1]))
  }

  @Test(
    "LOOP-15, LOOP-16: verbs that choose and check, in every language",
    arguments: Nightly.languages(LoadedLocale.bundledTags))
  func verbs(_ locale: String) throws {
    let wording = try LoadedLocale(locale).wording
    func own(_ key: String) -> [String] { wording.alternatives(key).own }
    let ranges = own("select.range").map { $0.replacing("{first}", with: "1").replacing("{last}", with: "3") }
    let rests = own("check.allBut").map { $0.replacing("{object}", with: "2") }
    var player = try PromptPlayer(.chooseAny("Which?", of: ["Zuzu", "Yoyo", "Xixi", "Wawa"]), locale: locale)
    for phrase in own("command.choose").prefix(3) + own("command.turnOn").prefix(3) {
      func choose(_ object: String, _ chosen: Set<Int>, twice: Bool = false) {
        let line = phrase.replacing("{object}", with: object)
        player.say("none", line)
        if twice { player.say(line) }
        expect(player.session.state.chosen, is: chosen, "\(line): \(player.lines)")
      }
      choose("Yoyo", [1], twice: true)
      choose("2", [1], twice: true)
      for range in ranges { choose(range, [0, 1, 2]) }
      for rest in rests { choose(rest, [0, 2, 3]) }
    }
    for phrase in own("check.only") {
      player.say("all", phrase.replacing("{object}", with: "Yoyo"))
      expect(player.session.state.chosen, is: [1], phrase)
    }
    for phrase in own("value.add") {
      player.say("none", phrase.replacing("{value}", with: "Yoyo"))
      expect(player.session.state.chosen, is: [1], "\(phrase): \(player.lines)")
    }
    for phrase in own("check.remove") {
      player.say("all", phrase.replacing("{object}", with: "Yoyo"))
      expect(player.session.state.chosen, is: [0, 2, 3], "\(phrase): \(player.lines)")
    }
  }

  @Test("LOOP-15: thousands are checked at once, and undone as one change") func manyAtOnce() throws {
    let items = (1...2_000).map { "Item \($0)" }
    var player = try PromptPlayer(.chooseAny("Which?", of: items.map { PromptItem($0) }))
    expect(player.say("all but 3"), is: ["Item 3, not checked. Checked: 1,999."])
    expect(player.say("undo"), is: ["Undone: 1,999 items."])
    expect(player.say("only 2"), is: ["Item 2, checked. Checked: 1."])
    expect(player.say("only one").count, is: 1)
    expect(player.session.state.chosen, is: [1])
  }

  @Test("LOOP-15: an item that is called so goes before") func called() throws {
    var player = try PromptPlayer(.chooseAny("Which?", of: ["All", "Salt and pepper", "Salt", "1, 2"]))
    player.say("all", "salt and pepper", "1, 2", "done")
    expect(player.answer, is: .items([0, 1, 3]))
  }

  @Test("LOOP-13: a word of an answer names nothing beside a number", arguments: ["no, 3", "yes, 3", "ok, 3"])
  func answers(_ line: String) throws {
    var player = try PromptPlayer(.chooseAny("Which?", of: ["Notify everyone", "Yesterday", "Okay it"]))
    player.pipe(line)
    expect(player.session.state.chosen.count <= 1 && !player.session.state.chosen.contains(0))
  }

  @Test(
    "LOOP-15: where one of them is not there, none is checked",
    arguments: ["1, 9", "1 and 9", "3 to 1", "1, xyz", "0, 1"])
  func wrong(_ line: String) throws {
    var player = try PromptPlayer(.chooseAny("Which?", of: days))
    player.pipe(line)
    expect(player.session.state.chosen.isEmpty)
    expect(player.session.refusedLine, is: line)
  }
}

/// SCRIPT-4: what was refused of a pipe is not passed over.
struct RefusedLineTests {
  private func refused(_ prompt: Prompt, _ lines: [String]) throws -> String? {
    var player = try PromptPlayer(prompt, now: DateTime(day: Day(year: 2026, month: 11, day: 20) ?? Day(0), hour: 10))
    for line in lines { player.pipe(line) }
    return player.session.refusedLine
  }

  @Test("SCRIPT-4: \"OK\" answers the question whether a value is right, as \"yes\" does", arguments: ["ok", "yes"])
  func right(_ answer: String) throws {
    expect(
      try refused(Prompt("When?", .moment(.date, standard: nil, from: nil, to: nil)), ["march 10"]), is: "march 10")
    try expectNil(refused(Prompt("When?", .moment(.date, standard: nil, from: nil, to: nil)), ["march 10", answer]))
  }

  @Test("SCRIPT-4: a refused line counts until something is chosen after it; an empty line and \"done\" choose nothing")
  func settled() throws {
    let items: PromptList = ["a1", "b2"]
    let several = Prompt.chooseAny("Which?", of: items)
    try expect(refused(several, ["xyzzy", "done"]), is: "xyzzy")
    try expect(refused(several, ["a1", "9", "done"]), is: "9")
    try expectNil(refused(several, ["9", "a1", "done"]))
    let choice = Prompt.choose("Which?", from: items, default: 1)
    try expect(refused(choice, ["xyzzy", ""]), is: "xyzzy")
    try expect(refused(choice, ["xyzzy", "ok"]), is: "xyzzy")
    try expectNil(refused(choice, ["xyzzy", "1"]))
    try expect(refused(.confirm("Go on?", default: true), ["perhaps", ""]), is: "perhaps")
    try expectNil(refused(.confirm("Go on?", default: true), ["perhaps", "yes"]))
    let date = Prompt.Kind.moment(.date, standard: DateTime(day: Day(20_000)), from: nil, to: nil)
    try expect(refused(Prompt("When?", date), ["31 february", ""]), is: "31 february")
    try expectNil(refused(Prompt("When?", date), ["help", ""]))
    var short = Prompt.input("Name?", default: "Anna")
    short.amount = 3...9
    try expect(refused(short, ["a", ""]), is: "a")
    try expectNil(refused(short, ["a", "Bob"]))
  }

  @Test("SCRIPT-4: what is typed is heard when it is refused, and is not held against what comes") func typed() throws {
    var player = try PromptPlayer(.chooseAny("Which?", of: ["a1", "b2"]))
    player.say("xyzzy", "done")
    expect(player.answer, is: .items([]))
    expectNil(player.session.refusedLine)
  }

  @Test(
    "SCRIPT-5: in the end of the time, a list that has items checked at first is answered by what is checked",
    arguments: [
      ([1], nil, [], .items([1])), ([1], nil, ["3"], .items([1, 2])), ([], nil, ["3"], .timedOut),
      ([1], 2...3, [], .timedOut),
    ] as [(Set<Int>, ClosedRange<Int>?, [String], PromptAnswer)])
  func timeIsUp(_ chosen: Set<Int>, _ amount: ClosedRange<Int>?, _ lines: [String], _ answer: PromptAnswer) throws {
    let items: [PromptItem] = ["a", "b", "c"]
    var prompt = Prompt.chooseAny("Which?", of: items, chosen: chosen)
    (prompt.amount, prompt.timeout, prompt.takesDefaultInTheEnd) = (amount, 60, true)
    var player = try PromptPlayer(prompt)
    for line in lines { player.say(line) }
    player.happen(.elapsed("timeout"))
    expect(player.answer, is: answer)
    expect(player.response.isOver)
  }

  @Test("SCRIPT-4: in a form a refused value is put right by that field alone, and what named no field by none")
  func form() throws {
    func refused(_ lines: String...) throws -> String? {
      var settings = Settings(locale: "en")
      settings.hints = false
      var session = try Session(SheetTask(), settings: settings)
      session.now = DateTime(day: Day(year: 2026, month: 11, day: 20) ?? Day(0), hour: 10)
      _ = session.start()
      for line in lines { _ = session.take(Line(line, isPiped: true)) }
      return session.refusedLine
    }
    try expect(refused("born 31 february 2027", "name Ann", "done"), is: "born 31 february 2027")
    try expectNil(refused("born 31 february 2027", "name Ann", "born 27 november 2026", "done"))
    try expect(refused("nmae Ann", "born 27 november 2026", "name Ann", "done"), is: "nmae Ann")
    try expectNil(refused("done", "name Ann", "done"))
    // What is past is asked about, and the next line leaves that unanswered.
    try expect(refused("born 27 november 2020", "name Ann", "done") != nil)
    try expectNil(refused("born 27 november 2020", "yes", "name Ann", "done"))
  }
}
