import Aloud
import AloudPrompts
import Expectations
import TestSupport
import Testing

/// LOOP-14, LOOP-15, SCRIPT-1: many items, and the words for them in every language.
struct ManyItemsTests {
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

  @Test("SCRIPT-1: of a hundred thousand items only a page is read, and the last is as near as the first") func many()
    throws
  {
    let items = (1...100_000).map { PromptItem("item \($0)") }
    var player = try PromptPlayer(.choose("Which one?", from: items))
    expect(player.lines.count < 20)
    player.say("item 99999")
    expect(player.answer, is: .item(99_998))
  }

  @Test("SCRIPT-1: a search is narrowed by what is typed, and takes only what there is") func search() throws {
    let towns = PromptList((1...3_000).map { PromptItem("t\($0)", title: .verbatim("town \($0)")) })
    var player = try PromptPlayer(Prompt("Which town?", .search(towns, standard: nil)))
    expect(player.lines.count < 5)
    player.say("village")
    expect(player.answer == nil && !player.response.isOver)
    player.say("town 299")
    expect(player.answer, is: .item(298))
    var other = try PromptPlayer(Prompt("Which town?", .search(towns, standard: 7)))
    expect(other.lines.first?.contains("Enter takes town 8."), is: true)
    other.say("")
    expect(other.answer, is: .item(7))
  }

  @Test(
    "LOOP-14: what a name begins with",
    arguments: [
      ("0", 0), ("12", 12), ("2)", 2), ("2. On", 2), ("8 Update", 8), ("-1", -1), ("007", 7), ("٣", 3), ("2nd", nil),
      ("2026-11-27", nil), ("1.5", nil), ("22.04 LTS", nil), ("a 1", nil), ("", nil), ("-", nil), ("12:30", nil),
    ] as [(String, Int?)])
  func beginning(_ name: String, _ number: Int?) { expect(OwnNumbers.beginning(name), is: number) }
}
