import Aloud
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

  private func session() throws -> Session<DocumentApp> {
    var session = try Session(page(Self.elements, Self.values), settings: Settings(locale: "en"))
    _ = session.start()
    return session
  }

  @Test func itIsMarkedByItself() throws {
    var session = try session()
    let menu = session.take(Line("station")).announcements.map(session.renderer.printed)
    #expect(menu[1...3] == ["1. Jazz, selected.", "2. News.", "3. Loud, not checked."])
    #expect(session.take(Line("loud")).announcements.map(session.renderer.printed) == ["Loud, checked."])
    #expect(session.state.values == ["station": .text("Jazz"), "loud": .isOn(true)])
  }

  @Test func theOthersAreSelectedAsBefore() throws {
    var session = try session()
    _ = session.take(Line("station"))
    #expect(session.take(Line("news")).announcements.map(session.renderer.printed) == ["News"])
    #expect(session.state.values == ["station": .text("News"), "loud": .isOn(false)])
  }

  @Test func withAValueItIsOneOfThem() throws {
    let app = try page(
      Self.elements.replacing("item: Loud,", with: "item: Loud, value: loudly,"), Self.values)
    let chosen = app.after(.changed("station", to: .choice("loud")))
    #expect(chosen.state.values == ["station": .text("loudly"), "loud": .isOn(true)])
  }
}
