import AloudTesting
import Testing

@testable import Aloud

/// PICK-2: finding, matches, the index and jumps in long lists.
struct LongListTests {
  /// A screen with one long list between two buttons.
  private struct ListApp: App {
    struct State: Sendable, Equatable {}
    var rows: Rows
    var initialState: State { State() }

    func interface(for state: State) -> Interface {
      Interface(
        "Lists",
        tabs: [
          Tab(
            "Names", id: "names",
            screen: Screen(
              "Names", id: "names",
              elements: [
                .button(Button("Add Grover", id: "add")), .rows(rows), .button(Button("Grow", id: "grow")),
              ]))
        ])
    }

    func update(_ state: inout State, _ event: Event) -> [Effect] {
      guard case .pressed(let id) = event else { return [] }
      return [.say(.verbatim("Used \(id.item ?? id.name)"))]
    }
  }

  private typealias Listener = SessionPlayer<ListApp>

  private static let names = ["Anna", "Bob", "Grace", "Grover", "Gröger", "Hugo", "Old Gro", "Zoe"]
    .flatMap { name in (0..<10).map { $0 == 0 ? name : "\(name) \($0)" } }

  private func listener(
    _ names: [String] = names, isText: Bool = true, sections: [RowSection]? = nil, locale: String = "en"
  ) throws -> Listener {
    let row: @Sendable (Int) -> Row = { Row(.verbatim(names[$0]), id: ID("name", names[$0]), action: .send) }
    let lines = TextLines(names.joined(separator: "\n"))
    let rows =
      isText
      ? Rows(id: "rows", titles: lines, sections: sections, provide: row)
      : Rows(id: "rows", count: names.count, sections: sections, provide: row)
    return try Listener(of: ListApp(rows: rows)) { $0.locale = locale }
  }

  @Test("find says how many match, and the first of them with their numbers", arguments: [true, false])
  func find(_ isText: Bool) throws {
    var listener = try listener(isText: isText)
    let lines = listener.say("find gro")
    #expect(lines.first == "32 of 82 match \"gro\".")
    #expect(lines.dropFirst().first == "1. Add Grover, button.")
    #expect(lines.dropFirst(2).first == "32. Grover.")
    #expect(lines.last == "Say \"next match\" for more.")
    #expect(lines.count == 14)
    #expect(listener.say("32") == ["Used Grover"])
  }

  @Test("a match is what the whole of it is first of all") func wholeFirst() throws {
    var listener = try listener()
    #expect(listener.say("find old gro").dropFirst().first == "62. Old Gro.")
    #expect(listener.say("search for Zoe 9") == ["Zoe 9, 81 of 82."])
  }

  @Test("next and previous match go on from what was heard, and say where they end", arguments: [true, false])
  func steps(_ isText: Bool) throws {
    var listener = try listener(isText: isText)
    #expect(listener.say("next match") == ["Nothing has been looked for here. Say \"find\" and a word."])
    #expect(listener.say("find grow") == ["Grow, button, 82 of 82."])
    #expect(listener.say("next match") == ["There are no more matches."])
    _ = listener.say("find zoe")
    #expect(listener.say("previous match") == ["Zoe 8, 80 of 82."])
    #expect(listener.say("next match") == ["Zoe 9, 81 of 82."])
    _ = listener.say("find gro")
    #expect(listener.say("next match") == ["Gröger 1, 43 of 82."])
    #expect(listener.say("last") == ["Grow, button, 82 of 82."])
    #expect(listener.say("previous match") == ["Old Gro 9, 71 of 82."])
    #expect(listener.say("first") == ["Add Grover, button, 1 of 82."])
    #expect(listener.say("previous match") == ["There are no more matches."])
  }

  @Test("nothing found changes nothing, and is said back as it was given") func nothing() throws {
    var listener = try listener()
    _ = listener.say("3")
    #expect(listener.say("Find Qqq Ä") == ["Nothing here matches \"Qqq Ä\"."])
    #expect(listener.say("find qqq") == ["Nothing here matches \"qqq\"."])
    #expect(listener.say("next") == ["Anna 2, 4 of 82."])
  }

  @Test("the index says each letter and how many rows it has", arguments: [true, false])
  func index(_ isText: Bool) throws {
    var listener = try listener(isText: isText)
    #expect(
      listener.say("index") == [
        "A. 10 items.", "B. 10 items.", "G. 30 items.", "H. 10 items.", "O. 10 items.", "Z. 10 items.",
      ])
  }

  @Test(
    "a jump goes to a letter or a section and says its first row",
    arguments: [
      ("jump to g", "Grace, 22 of 82."), ("letter Z", "Zoe, 72 of 82."), ("section ö", "Old Gro, 62 of 82."),
      ("jump to hugo", "Hugo, 52 of 82."), ("letter q", "The index has no \"q\"."),
      ("jump to 7", "The index has no \"7\"."),
    ])
  func jump(_ line: String, _ answer: String) throws {
    var listener = try listener()
    #expect(listener.say(line) == [answer])
  }

  @Test("the next page goes on after a jump") func pageAfterJump() throws {
    var listener = try listener()
    _ = listener.say("jump to h")
    #expect(listener.say("next page").first == "53. Hugo 1.")
  }

  @Test("the app's own sections are named and counted") func ownSections() throws {
    let sections = [RowSection("Friends", first: 0), RowSection("Family", first: 20)]
    var listener = try listener(sections: sections)
    #expect(listener.say("index") == ["Friends. 20 items.", "Family. 60 items."])
    #expect(listener.say("jump to fam") == ["Grace, 22 of 82."])
    #expect(listener.say("jump to a") == ["The index has no \"a\"."])
  }

  @Test("a list in no order has no index, and says so") func noIndex() throws {
    var listener = try listener(Self.names.reversed() + Self.names)
    #expect(listener.say("index") == ["There is no index here."])
    #expect(listener.say("jump to g") == ["There is no index here."])
  }

  @Test("where no rows are provided, there is no index, and what stands there is found") func elsewhere() throws {
    var player = try Player()
    #expect(player.say("find gro") == ["Groceries, opens a screen, menu, 1 of 6."])
    #expect(player.say("index") == ["There is no index here."])
    #expect(player.say("help").contains { $0.contains("find") } == false)
    player.say("tab 2")
    #expect(player.say("help").contains { $0.hasPrefix("To find in a long list") })
  }

  @Test("the commands are said in other languages") func german() throws {
    var listener = try listener(locale: "de")
    #expect(listener.say("suche zoe 9") == ["Zoe 9, 81 von 82."])
    #expect(listener.say("springe zu g") == ["Grace, 22 von 82."])
  }
}
