import Expectations
import TestSupport
import Testing

@testable import Aloud

/// BTN-5: buttons that follow the app's state by a handler.
struct UpdatedButtonTests {
  private enum Trouble: ExplainedError {
    case noPrice
    var explanation: LocalizedText { "the price is missing" }
  }

  private struct Unexplained: Error {}

  @Test("BTN-5: a handler sets title, subtitle, image, availability and selection") func followsTheState() {
    let button = Button("Check out", id: "buy").updated { button in
      button.title = "Pay"
      button.subtitle = "2 items"
      button.image = Image("cart")
      button.availability = .busy
      button.isSelected = true
    }
    var expected = Button("Pay", id: "buy")
    expected.subtitle = "2 items"
    expected.image = Image("cart")
    expected.availability = .busy
    expected.isSelected = true
    expect(button, is: expected)
  }

  @Test("BTN-5: a handler that throws leaves the button as it was, dimmed, and why is said") func throwing() throws {
    let button = Button("Check out", id: "buy").subtitle("1 item").updated { button in
      button.subtitle = "2 items"
      throw Trouble.noPrice
    }
    expect(button, is: Button("Check out", id: "buy").subtitle("1 item").dimmed(because: "the price is missing"))
    let unexplained = Button("Check out", id: "buy").updated { _ in throw Unexplained() }
    let renderer = Renderer(locale: try Settings().locale(in: .bundled), settings: Settings())
    expect(
      renderer.printed(Announcement(unexplained.element)),
      is: "Check out, button, dimmed: it could not be brought up to date.")
  }

  @Test("BTN-5: a handler that begins to throw is told where the button is live, and it does not act") func live()
    throws
  {
    let app = ScreenApp(1) { state in
      Button("Add", id: "add")
      Button("Pay", id: "pay").live().updated { button in
        guard state < 2 else { throw Trouble.noPrice }
        button.subtitle = .verbatim("\(state) in all")
      }
    } on: { state, event in
      if event == .pressed("add") { state += 1 }
      if event == .pressed("pay") { state = 0 }
    }
    var player = try SessionPlayer(of: app)
    player.expect("add", says: "Pay, dimmed: the price is missing.")
    player.expect("pay", says: "Pay, dimmed: the price is missing.")
    expect(player.session.state, is: 2)
  }
}
