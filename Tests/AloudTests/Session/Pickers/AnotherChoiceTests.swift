import AloudTesting
import Testing

@testable import Aloud

/// PICK-3: a compact picker may be changed any number of times, also right after a choice has left it.
struct AnotherChoiceTests {
  private struct Radio: App {
    var initialState: [Int] { [] }

    func interface(for state: [Int]) -> Interface {
      let names = ["Jazz", "News", "Folk"]
      return Interface("Radio") {
        Tab("Radio", id: "radio") {
          Picker(
            "Music", id: "music",
            columns: [
              PickerColumn(
                "Music", id: "kind",
                values: Rows(id: "kind", count: 3) { Row(.verbatim(names[$0]), id: ID("kind", String($0))) },
                selection: state.last)
            ])
          Button("Stop", id: "stop")
        }
      }
    }

    func update(_ state: inout [Int], _ event: Event) -> [Effect] {
      if case .changed(_, .picked(let ids)) = event, let item = ids[0]?.item { state.append(Int(item) ?? 0) }
      return []
    }
  }

  @Test("PICK-3: another value right after a choice takes its place") func another() throws {
    var player = try SessionPlayer(of: Radio())
    player.say("music")
    player.expect("news", says: "Music, News.")
    player.expect("folk", says: "Music, Folk.")
    player.expect("jazz", says: "Music, Jazz.")
    #expect(player.session.state == [1, 2, 0])
  }

  @Test("PICK-3: part of a name, and what comes later, choose nothing", arguments: [["fol"], ["stop", "folk"]])
  func nothing(_ lines: [String]) throws {
    var player = try SessionPlayer(of: Radio())
    player.say("music")
    player.say("news")
    for line in lines { player.say(line) }
    #expect(player.lines.first?.hasSuffix("is not understood. Say a number, a name, or \"help\".") == true)
    #expect(player.session.state == [1])
  }
}
