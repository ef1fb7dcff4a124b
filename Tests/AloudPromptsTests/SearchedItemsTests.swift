import Aloud
import AloudPrompts
import AloudTesting
import Expectations
import Testing

/// SCRIPT-5: several items of many, found by typing; and items that can't be chosen.
struct SearchedItemsTests {
  private let towns: [PromptItem] = ["Amsterdam", "Hamburg", "Hamm", "Paris", "Berlin"]

  private func search(
    _ items: [PromptItem]? = nil, chosen: Set<Int> = [], locale: String = "en"
  ) throws -> PromptPlayer {
    var prompt = Prompt.chooseAny("Which?", of: items ?? towns, chosen: chosen)
    prompt.isSearched = true
    return try PromptPlayer(prompt, locale: locale)
  }

  @Test("SCRIPT-5: the question says that it is a search, and all that there is") func beginning() throws {
    expect(
      try search(chosen: [3]).lines,
      is: [
        "Which? Search field, empty. 5 items. Checked: 1.", "1. Amsterdam.", "2. Hamburg.", "3. Hamm.",
        "4. Paris, checked.", "5. Berlin.",
      ])
  }

  @Test("SCRIPT-5: what is checked is kept from search to search") func kept() throws {
    var player = try search()
    expect(player.say("ham"), is: ["2 results.", "1. Hamburg.", "2. Hamm."])
    expect(player.say("2"), is: ["Hamm, checked."])
    expect(player.say("ber"), is: ["1 result.", "1. Berlin, checked."])
    expect(player.say("ham"), is: ["2 results.", "1. Hamburg.", "2. Hamm, checked."])
    player.say("done")
    expect(player.answer, is: .items([2, 4]))
    expect(player.response.isOver)
  }

  @Test("SCRIPT-5: a whole title and the only match are meant, whatever else begins so") func whole() throws {
    var player = try search(["Paris", "Paris North", "Rome"])
    expect(player.say("paris"), is: ["2 results.", "1. Paris, checked.", "2. Paris North."])
    player.say("om", "done")
    expect(player.answer, is: .items([0, 2]))
  }

  @Test(
    "SCRIPT-5: all, none, invert and several numbers mean the results",
    arguments: [
      (["ham", "all"], [1, 2]), (["all"], [0, 1, 2, 3, 4]), (["all", "ham", "none"], [0, 3, 4]),
      (["ham", "1", "invert"], [2]), (["2", "invert"], [0, 2, 3, 4]), (["ham", "all but 1"], [2]),
      (["1, 3"], [0, 2]), (["ham", "1 and 2"], [1, 2]), (["paris", "none"], []), (["check 4"], [3]),
      (["ham", "clear", "1"], [0]),
    ] as [([String], [Int])])
  func several(_ lines: [String], _ chosen: [Int]) throws {
    for isPiped in [false, true] {
      var player = try search()
      for line in lines + ["done"] { player.say(Line(line, isPiped: isPiped)) }
      expect(player.answer, is: .items(chosen))
      expectNil(player.session.refusedLine)
    }
  }

  @Test("SCRIPT-5: what is not found is refused, and a piped line has to put it right") func notFound() throws {
    var player = try search()
    expect(player.pipe("xyz"), is: ["No results for xyz."])
    player.pipe("done")
    expect(player.session.refusedLine, is: "xyz")
    var other = try search()
    other.pipe("xyz", "paris", "done")
    expectNil(other.session.refusedLine)
    expect(other.answer, is: .items([3]))
  }

  @Test("SCRIPT-5: a number that no result has is searched for") func numbers() throws {
    var player = try search(["80", "443", "4430"])
    expect(player.say("443"), is: ["Checked."])
    expect(player.say("44"), is: ["2 results.", "443, checked.", "4430."])
    player.say("done")
    expect(player.answer, is: .items([1]))
  }

  @Test("SCRIPT-5: cancel leaves the question, and asks about what was checked") func cancelled() throws {
    var player = try search()
    player.say("ham")
    expect(player.say("cancel"), is: ["Cancelled."])
    expect(player.response.isOver && player.answer == nil)
    var changed = try search()
    changed.say("ham", "all", "cancel")
    expect(!changed.response.isOver)
    changed.say("discard")
    expect(changed.response.isOver && changed.answer == nil)
  }

  @Test(
    "SCRIPT-4: \"done\" in English answers the question whether to discard, in every locale",
    arguments: ["en", "de", "ar"])
  func keptInTheEnd(_ locale: String) throws {
    var player = try search(locale: locale)
    player.say("ham", "1", "cancel")
    expect(!player.response.isOver)
    player.say("done")
    expect(player.answer, is: .items([1]))
    expect(player.response.isOver)
  }

  @Test("SCRIPT-5: in other languages", arguments: [("de", "alle", "umkehren"), ("fr", "tous", "inverser")])
  func languages(_ locale: String, _ all: String, _ invert: String) throws {
    var player = try search(locale: locale)
    player.say("ham", all, "clear", invert, "done")
    expect(player.answer, is: .items([0, 3, 4]))
  }

  // MARK: - Dimmed items

  private var seats: [PromptItem] {
    [PromptItem("A"), PromptItem("B").dimmed(because: "It is taken."), PromptItem("C"), PromptItem("D").dimmed()]
  }

  @Test("SCRIPT-5: an item that can't be chosen says why, and refuses with it") func dimmedChoice() throws {
    var player = try PromptPlayer(.choose("Which seat?", from: seats))
    expect(player.lines, is: ["Which seat? 4 items.", "1. A.", "2. B, dimmed: It is taken.", "3. C.", "4. D, dimmed."])
    for line in ["2", "b", "the second"] { expect(player.say(line), is: ["B, dimmed: It is taken."]) }
    expect(!player.response.isOver && player.answer == nil)
    player.say("c")
    expect(player.answer, is: .item(2))
  }

  @Test("SCRIPT-5: a search refuses what can't be chosen, and asks again") func dimmedSearch() throws {
    let list = PromptList(seats)
    var player = try PromptPlayer(.search("Which seat?", in: list))
    expect(player.pipe("b").first, is: "B, dimmed: It is taken.")
    expect(player.session.refusedLine, is: "b")
    expect(player.pipe("d").first, is: "D, dimmed.")
    player.pipe("a")
    expect(player.answer, is: .item(0))
    expectNil(player.session.refusedLine)
  }

  @Test("SCRIPT-5: of several, \"all\" and \"invert\" leave out what can't be chosen; what is checked and dimmed stays")
  func dimmedBoxes() throws {
    var player = try PromptPlayer(.chooseAny("Which?", of: seats, chosen: [3]))
    expect(player.lines.first, is: "Which? 4 items. Checked: 1.")
    expect(player.say("all"), is: ["A and C, checked."])
    expect(player.say("2"), is: ["B, dimmed: It is taken."])
    expect(player.say("1, 2"), is: ["B, dimmed: It is taken."])
    expect(player.say("invert"), is: ["A and C, not checked."])
    player.say("1", "invert")
    player.say("done")
    expect(player.answer, is: .items([2, 3]))
    var none = try PromptPlayer(.chooseAny("Which?", of: [seats[1], seats[3]], chosen: [1]))
    expect(none.say("all"), is: ["Checked: 1."])
    var searched = try search(seats)
    expect(searched.say("b"), is: ["1 result.", "1. B, dimmed: It is taken."])
    searched.say("all", "clear", "all", "done")
    expect(searched.answer, is: .items([0, 2]))
  }

  @Test("SCRIPT-5: numbers of their own and groups stay with changed items") func changed() throws {
    var list = PromptList(["80", "443"])
    list.groups = [.init("Web", first: 0)]
    let dimmed = list.changed { $0.tag == "80" ? $0.dimmed(because: "In use.") : $0 }
    var player = try PromptPlayer(.choose("Which port?", from: dimmed))
    expect(player.lines.contains("80, dimmed: In use."))
    expect(player.lines.contains("Web, group."))
    player.say("443")
    expect(player.answer, is: .item(1))
  }
}
