import AloudTesting
import Expectations
import Testing

@testable import Aloud

/// PICK-2: finding, matches, the index and jumps in long lists.
struct LongListTests {
  /// A screen with one long list between two buttons.
  struct ListApp: App {
    struct State: Sendable, Equatable {}
    var rows: Rows
    var initialState: State { State() }

    func interface(for state: State) -> Interface {
      let screen = Screen("Names", id: "names") {
        Button("Add Grover", id: "add")
        rows
        Button("Grow", id: "grow")
      }
      return Interface("Lists") { Tab("Names", id: "names", screen: screen) }
    }

    func update(_ state: inout State, _ event: Event) -> [Effect] {
      guard case .pressed(let id) = event else { return [] }
      return [.say(.verbatim("Used \(id.item ?? id.name)"))]
    }
  }

  private static let names = ["Anna", "Bob", "Grace", "Grover", "Gröger", "Hugo", "Old Gro", "Zoe"]
    .flatMap { name in (0..<10).map { $0 == 0 ? name : "\(name) \($0)" } }

  /// The app with these rows, as the lines of a text or each by itself; in no order where they are `doubled`.
  static func app(isText: Bool = true, doubled: Bool = false, sections: [RowSection]? = nil) -> ListApp {
    let names = doubled ? names.reversed() + names : names
    let row: @Sendable (Int) -> Row = { Row(.verbatim(names[$0]), id: ID("name", names[$0]), action: .send) }
    let lines = TextLines(names.joined(separator: "\n"))
    return ListApp(
      rows: isText
        ? Rows(id: "rows", titles: lines, sections: sections, provide: row)
        : Rows(id: "rows", count: names.count, sections: sections, provide: row))
  }

  @Test("find says how many match, and the first of them with their numbers", arguments: [true, false])
  func find(_ isText: Bool) throws {
    var listener = try SessionPlayer(of: Self.app(isText: isText))
    let lines = listener.say("find gro")
    expect(lines.first, is: "32 of 82 match \"gro\".")
    expect(lines.dropFirst().first, is: "1. Add Grover, button.")
    expect(lines.dropFirst(2).first, is: "32. Grover.")
    expect(lines.last, is: "Say \"next match\" for more.")
    expect(lines.count, is: 14)
    listener.expect("32", says: "Used Grover")
  }

  @Test("next and previous match go on from what was heard, and say where they end", arguments: [true, false])
  func steps(_ isText: Bool) throws {
    var listener = try SessionPlayer(of: Self.app(isText: isText))
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

  @Test("the index says each letter and how many rows it has", arguments: [true, false])
  func index(_ isText: Bool) throws {
    var listener = try SessionPlayer(of: Self.app(isText: isText))
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
    var listener = try SessionPlayer(of: Self.app())
    listener.expect(line, says: answer)
  }
}
