import AloudTesting
import Expectations
import Testing

@testable import Aloud

/// ASK-6: a general question and its phrase name what is lost.
struct NamedLossTests {
  private struct ShelfApp: App {
    var initialState: [Event] { [] }

    func interface(for state: [Event]) -> Interface {
      Interface("Shelf") {
        Tab("Shelf", id: "shelf") {
          Row("Milk", id: "milk", action: .send).contextMenu { MenuItem("Remove", id: "remove").destructive() }
          Row("Eggs", id: "eggs", action: .send).contextMenu { MenuItem("Remove eggs", id: "eggs.away").destructive() }
          PullDownButton("More", id: "more") { MenuItem("Remove", id: "all").destructive() }
          Button("Remove", id: "here").destructive()
          Button("Empty the shop", id: "shop").destructive()
        }
        .selectable { MenuItem("Remove", id: "several").destructive() }
      }
    }

    func update(_ state: inout [Event], _ event: Event) -> [Effect] {
      switch event {
      case .pressed, .performed: state.append(event)
      default: break
      }
      return []
    }
  }

  @Test(
    "ASK-6: what the act does not name is named with it",
    arguments: [
      (["actions for milk", "remove"], "Really: Remove, Milk?", "confirm Remove Milk"),
      (["actions for eggs", "remove eggs"], "Really: Remove eggs?", "confirm Remove eggs"),
      (["more", "remove"], "Really: Remove, Shelf?", "confirm Remove Shelf"),
      (["4"], "Really: Remove, Shelf?", "confirm Remove Shelf"),
      (["empty the shop"], "Really: Empty the shop?", "confirm Empty the shop"),
      (["select 1 to 2", "remove"], "Remove: 2 items?", "Remove 2 items"),
    ])
  func names(lines: [String], question: String, phrase: String) throws {
    var player = try SessionPlayer(of: ShelfApp())
    let asked = player.say(lines)
    expect(asked.first?.hasPrefix(question), is: true, "\(asked)")
    expect(asked.last, is: "Say \"\(phrase)\" to do it, or \"cancel\".")
    player.say("confirm remove", "remove 2", "remove")
    expect(player.session.state.isEmpty)
    player.say(phrase)
    expect(player.session.state.count, is: 1)
  }

  @Test(
    "ASK-6: nobody says for one item what confirms for as many",
    arguments: LoadedLocale.bundledTags)
  func oneOrSeveral(language: String) throws {
    var player = try SessionPlayer(of: ShelfApp()) { $0.locale = language }
    player.say("select 1 to 2", "remove")
    for line in ["remove 2", "2 remove", "delete item 2", "remove item 2", "2"] { player.say(line) }
    expect(player.session.state.isEmpty)
    let phrase = try LoadedLocale(language).wording.text(
      .message(.selectPhrase(act: .text("Remove"), count: .number(2))))
    player.say(phrase)
    expect(player.session.state, is: [.performed("several", on: ["milk", "eggs"])], "\(phrase)")
  }
}
