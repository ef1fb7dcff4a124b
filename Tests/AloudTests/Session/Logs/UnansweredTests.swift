import AloudTesting
import Expectations
import Testing

@testable import Aloud

/// An action sheet that is left without a choice: the app hears of it.
struct UnansweredTests {
  /// Asks when its button is pressed, and says what it is told of the question.
  private struct Asking: App {
    struct State: Sendable, Equatable {}
    var initialState: State { State() }

    func interface(for state: State) -> Interface {
      Interface("Asking") {
        Tab("Ask", id: "one") { Button("Go", id: "go") }
        Tab("Other", id: "two") { Button("Nothing", id: "nothing") }
      }
    }

    func update(_ state: inout State, _ event: Event) -> [Effect] {
      switch event {
      case .pressed("go"): [.ask(question)]
      case .sheet(let id, let step): [.say(.verbatim("\(id.name) \(step)"))]
      default: []
      }
    }

    private var question: ActionSheet {
      ActionSheet("Run it?", id: "run") {
        MenuItem("Allow", id: "allow")
        Submenu("More", id: "more") { MenuItem("Later", id: "later") }
      }
    }
  }

  /// How often the app was told that its question has gone.
  private func told(_ lines: [String]) throws -> Int {
    var player = try SessionPlayer(of: Asking())
    return (["go"] + lines).reduce(0) { $0 + player.say([$1]).count { $0.contains("run did") } }
  }

  @Test(
    "whatever leaves it without a choice, the app is told once",
    arguments: [["cancel"], ["back"], ["more", "back", "back"], ["more", "cancel"], ["tab 2"]])
  func left(_ lines: [String]) throws { try expect(told(lines), is: 1) }

  @Test(
    "who has chosen has not left it", arguments: [["allow"], ["more", "later"], ["where am i"], ["more", "back"]])
  func chosen(_ lines: [String]) throws { try expect(told(lines), is: 0) }
}
