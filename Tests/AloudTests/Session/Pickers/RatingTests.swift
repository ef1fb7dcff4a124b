import AloudTesting
import Testing

@testable import Aloud

/// A rating: a number of stars, or none.
struct RatingTests {
  @Test("it says how many of how many stars there are") func said() throws {
    var player = try SessionPlayer(of: HotelApp())
    player.expect("food", says: "Food, 3 of 5 stars, rating.")
    player.expect("cancel", "view", says: "View, no stars, rating.")
    player.expect("cancel", "noise", says: "Noise, 1 of 1 star, rating.")
  }

  @Test(
    "stars are given by a number, in digits or words, or by what is said of them",
    arguments: [
      ("4", 4), ("four", 4), ("4 stars", 4), ("four stars", 4), ("1 star", 1), ("one star", 1), ("no stars", 0),
      ("0", 0), ("clear", 0), ("next", 4), ("previous", 2), ("first", 0), ("last", 5), ("more 9", 5), ("number 3", 3),
    ])
  func given(line: String, stars: Int) throws {
    var player = try SessionPlayer(of: HotelApp())
    player.say("food", line, "done")
    #expect(player.session.state["food"] == stars)
  }

  @Test(
    "what is no number of stars is refused, and nothing changes",
    arguments: ["6", "-1", "2.5", "999999999999999999999", "foo", "", "four moons", "stars", "yes"])
  func refused(line: String) throws {
    var player = try SessionPlayer(of: HotelApp())
    #expect(!player.say("food", line).isEmpty)
    player.say("cancel")
    #expect(player.session.state == HotelApp().initialState)
  }

  @Test("cleared, it says so, and can be cleared again; undo gives the stars back") func cleared() throws {
    var player = try SessionPlayer(of: HotelApp())
    player.expect("food", "clear", says: "Food, no stars.")
    player.expect("food", "clear", says: "Food, no stars.")
    player.expect("undo", says: "Undone: Food, 3 of 5 stars.")
  }

  @Test("read, help and where am I tell the stars without numbers of their own") func read() throws {
    var player = try SessionPlayer(of: HotelApp())
    player.expect("noise", "read", says: "No stars.", "1 star, selected.")
    #expect(player.say("help")[0] == "You can say a value. The first is no stars, the last 1 star.")
    player.expect("where am i", says: "Hotel.", "Noise, 1 of 1 star, rating.")
  }

  @Test("dimmed, it is not opened; more stars than there are, or less than none, are told and brought in if wanted")
  func states() throws {
    var player = try SessionPlayer(of: HotelApp())
    player.expect("price", says: "Price, dimmed: not yet.")
    #expect(Picker.rating("It", id: "it", value: 7).keptWithinLimits().broughtIn?.value == .picked([ID("it", "5")]))
    #expect(Picker.rating("It", id: "it", value: -7).columns[0].selection == nil)
    #expect(Picker.rating("It", id: "it", value: 0, of: .max).columns[0].values.count == 101)
    #expect(Picker.rating("It", id: "it", value: 0, of: 0).columns[0].values.count == 2)
  }
}

/// What guests say of a hotel.
private struct HotelApp: App {
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
