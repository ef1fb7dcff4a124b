import Expectations
import TestSupport
import Testing

@testable import Aloud

/// ASK-6: a general question and its phrase name what is lost.
struct NamedLossTests {
  static let shelf = ScreenApp([Event](), title: "Shelf") { _ in
    Row("Milk", id: "milk", action: .send).contextMenu { MenuItem("Remove", id: "remove").destructive() }
    Row("Eggs", id: "eggs", action: .send).contextMenu { MenuItem("Remove eggs", id: "eggs.away").destructive() }
    PullDownButton("More", id: "more") { MenuItem("Remove", id: "all").destructive() }
    Button("Remove", id: "here").destructive()
    Button("Empty the shop", id: "shop").destructive()
  } on: { state, event in
    switch event {
    case .pressed, .performed: state.append(event)
    default: break
    }
  }
  .screen { screen, _ in screen.selectable { MenuItem("Remove", id: "several").destructive() } }

  @Test(
    "ASK-6: nobody says for one item what confirms for as many",
    arguments: LoadedLocale.bundledTags)
  func oneOrSeveral(language: String) throws {
    var player = try SessionPlayer(of: Self.shelf) { $0.locale = language }
    player.say("select 1 to 2", "remove")
    for line in ["remove 2", "2 remove", "delete item 2", "remove item 2", "2"] { player.say(line) }
    expect(player.session.state.isEmpty)
    let phrase = try LoadedLocale(language).wording.text(
      .message(.selectPhrase(act: .text("Remove"), count: .number(2))))
    player.say(phrase)
    expect(player.session.state, is: [.performed("several", on: ["milk", "eggs"])], "\(phrase)")
  }
}
