import Expectations
import TestSupport
import Testing

@testable import Aloud

/// A radio whose stations are looked for when the menu is opened.
struct Radio: Sendable, Equatable {
  var stations: [String] = []
  var failure: LocalizedText?
  var asked = 0

  static let app = ScreenApp(Radio(), title: "Radio") { state in
    PullDownButton("Stations", id: "stations") {
      MenuItem("Off", id: "off")
      if state.stations.isEmpty { DeferredItems(id: "more", failure: state.failure) }
      for name in state.stations { MenuItem(.verbatim(name), id: ID("station", name)) }
    }
  } answering: { state, event in
    switch event {
    case .opened("more"):
      state.asked += 1
      state.failure = nil
      return [.run("find", Invocation(["stations"]))]
    case .finished("find", .exited(0, let output, _)):
      state.stations = output.text.split(separator: "\n").map(String.init)
    case .finished("find", _): state.failure = "There is no network."
    case .pressed(let id): return [.say(.verbatim("\(id)"))]
    default: break
    }
    return []
  }
}

struct DeferredMenuTests {
  @Test("MENU-1: items of a submenu, and of a section in it, are asked for when that is opened") func below() throws {
    let app = ScreenApp([ID]()) { state in
      PullDownButton("Books", id: "books") {
        Submenu("New", id: "new") {
          Section("This week") {
            if state.contains("came") { MenuItem("Ships", id: "ships") } else { DeferredItems(id: "week") }
          }
        }
      }
    } on: { state, event in
      if case .opened(let id) = event { state.append(id) }
      if event == .elapsed("came") { state.append("came") }
    }
    var player = try SessionPlayer(of: app)
    expect(player.say("books").last, is: "1. New, submenu.")
    expect(player.session.state.isEmpty)
    player.expect("new", says: "New, menu.", "This week, heading.", "Loading.")
    expect(player.session.state, is: ["week"])
    expect(
      player.happen(.elapsed("came")),
      is: [
        "New, menu. 1 item.", "1. Ships.",
      ])
  }
}
