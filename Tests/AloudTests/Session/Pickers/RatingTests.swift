import AloudTesting
import Expectations
import Testing

@testable import Aloud

/// A rating: a number of stars, or none.
struct RatingTests {
  @Test(
    "stars are given by a number, in digits or words, or by what is said of them",
    arguments: [
      ("4", 4), ("four", 4), ("4 stars", 4), ("four stars", 4), ("1 star", 1), ("one star", 1), ("no stars", 0),
      ("0", 0), ("clear", 0), ("next", 4), ("previous", 2), ("first", 0), ("last", 5), ("more 9", 5), ("number 3", 3),
    ])
  func given(line: String, stars: Int) throws {
    var player = try SessionPlayer(of: HotelApp())
    player.say("food", line, "done")
    expect(player.session.state["food"], is: stars)
  }
}

/// What guests say of a hotel.
struct HotelApp: App {
  let initialState: [ID: Int] = ["food": 3, "noise": 1]

  func interface(for state: [ID: Int]) -> Interface {
    Interface("Hotel") {
      Tab("Hotel", id: "hotel") {
        Picker.rating("Food", id: "food", value: state["food"] ?? 0)
        Picker.rating("View", id: "view", value: 0)
        Picker.rating("Noise", id: "noise", value: state["noise"] ?? 0, of: 1)
        Picker.rating("Price", id: "price", value: 2).dimmed(because: "not yet")
      }
    }
  }

  func update(_ state: inout [ID: Int], _ event: Event) -> [Effect] {
    if case .changed(let id, .picked(let picks)) = event, let pick = picks.first ?? nil {
      state[id] = Picker.number(of: pick)
    }
    return []
  }
}
