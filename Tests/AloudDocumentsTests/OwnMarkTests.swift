import Aloud
import AloudTesting
import Expectations
import Testing

@testable import AloudDocuments

/// MENU-4: an item with a mark of its own stands in a menu with a selection without being one of what is selected.
@Suite struct OwnMarkTests {
  private static let elements = """
    - menu: Station
      id: station
      selection: station
      items:
      - {item: Jazz, id: jazz}
      - {item: News, id: news}
      - {item: Loud, id: loud, on when: {value: loud, is: on}, action: {toggle: loud}}
      action: {say: '{station}'}
    """
  private static let values = "values: {station: Jazz, loud: off}"

  private func player() throws -> SessionPlayer<DocumentApp> { try SessionPlayer(page(Self.elements, Self.values)) }

  @Test func itIsMarkedByItself() throws {
    var player = try player()
    expect(player.say("station")[1...3], is: ["1. Jazz, selected.", "2. News.", "3. Loud, not checked."])
    expect(player.say("loud"), is: ["Loud, checked."])
    expect(player.session.state.values, is: ["station": .text("Jazz"), "loud": .isOn(true)])
  }

  @Test func theOthersAreSelectedAsBefore() throws {
    var player = try player()
    player.say("station")
    expect(player.say("news"), is: ["News"])
    expect(player.session.state.values, is: ["station": .text("News"), "loud": .isOn(false)])
  }

  @Test func withAValueItIsOneOfThem() throws {
    let app = try page(
      Self.elements.replacing("item: Loud,", with: "item: Loud, value: loudly,"), Self.values)
    let chosen = app.after(.changed("station", to: .choice("loud")))
    expect(chosen.state.values, is: ["station": .text("loudly"), "loud": .isOn(true)])
  }
}
