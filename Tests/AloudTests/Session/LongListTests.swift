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
    listener.expect("32", says: "Used Grover")
  }

  @Test("a match is what the whole of it is first of all") func wholeFirst() throws {
    var listener = try listener()
    #expect(listener.say("find old gro").dropFirst().first == "62. Old Gro.")
    listener.expect("search for Zoe 9", says: "Zoe 9, 81 of 82.")
  }

  @Test("next and previous match go on from what was heard, and say where they end", arguments: [true, false])
  func steps(_ isText: Bool) throws {
    var listener = try listener(isText: isText)
    listener.expect("next match", says: "Nothing has been looked for here. Say \"find\" and a word.")
    listener.expect("find grow", says: "Grow, button, 82 of 82.")
    listener.expect("next match", says: "There are no more matches.")
    _ = listener.say("find zoe")
    listener.expect("previous match", says: "Zoe 8, 80 of 82.")
    listener.expect("next match", says: "Zoe 9, 81 of 82.")
    _ = listener.say("find gro")
    listener.expect("next match", says: "Gröger 1, 43 of 82.")
    listener.expect("last", says: "Grow, button, 82 of 82.")
    listener.expect("previous match", says: "Old Gro 9, 71 of 82.")
    listener.expect("first", says: "Add Grover, button, 1 of 82.")
    listener.expect("previous match", says: "There are no more matches.")
  }

  @Test("nothing found changes nothing, and is said back as it was given") func nothing() throws {
    var listener = try listener()
    _ = listener.say("3")
    listener.expect("Find Qqq Ä", says: "Nothing here matches \"Qqq Ä\".")
    listener.expect("find qqq", says: "Nothing here matches \"qqq\".")
    listener.expect("next", says: "Anna 2, 4 of 82.")
  }

  @Test("the index says each letter and how many rows it has", arguments: [true, false])
  func index(_ isText: Bool) throws {
    var listener = try listener(isText: isText)
    listener.expect(
      "index", says: "A. 10 items.", "B. 10 items.", "G. 30 items.", "H. 10 items.", "O. 10 items.", "Z. 10 items.")
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
    listener.expect(line, says: answer)
  }

  @Test("the next page goes on after a jump") func pageAfterJump() throws {
    var listener = try listener()
    _ = listener.say("jump to h")
    #expect(listener.say("next page").first == "53. Hugo 1.")
  }

  @Test("the app's own sections are named and counted") func ownSections() throws {
    let sections = [RowSection("Friends", first: 0), RowSection("Family", first: 20)]
    var listener = try listener(sections: sections)
    listener.expect("index", says: "Friends. 20 items.", "Family. 60 items.")
    listener.expect("jump to fam", says: "Grace, 22 of 82.")
    listener.expect("jump to a", says: "The index has no \"a\".")
  }

  @Test("a list in no order has no index, and says so") func noIndex() throws {
    var listener = try listener(Self.names.reversed() + Self.names)
    listener.expect("index", says: "There is no index here.")
    listener.expect("jump to g", says: "There is no index here.")
  }

  @Test("where no rows are provided, there is no index, and what stands there is found") func elsewhere() throws {
    var player = try Player()
    player.expect("find gro", says: "Groceries, opens a screen, menu, 1 of 6.")
    player.expect("index", says: "There is no index here.")
    #expect(player.say("help").contains { $0.contains("find") } == false)
    player.say("tab 2")
    #expect(player.say("help").contains { $0.hasPrefix("To find in a long list") })
  }

  @Test("the commands are said in other languages") func german() throws {
    var listener = try listener(locale: "de")
    listener.expect("suche zoe 9", says: "Zoe 9, 81 von 82.")
    listener.expect("springe zu g", says: "Grace, 22 von 82.")
  }
}
