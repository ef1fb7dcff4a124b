import AloudTesting
import Testing

@testable import Aloud

/// A radio whose stations are looked for when the menu is opened.
private struct Radio: App {
  struct State: Sendable, Equatable {
    var stations: [String] = []
    var failure: LocalizedText?
    var asked = 0
  }

  var initialState: State { State() }

  func interface(for state: State) -> Interface {
    Interface("Radio") {
      Tab("Radio", id: "radio") {
        PullDownButton("Stations", id: "stations") {
          MenuItem("Off", id: "off")
          if state.stations.isEmpty { DeferredItems(id: "more", failure: state.failure) }
          for name in state.stations { MenuItem(.verbatim(name), id: ID("station", name)) }
        }
      }
    }
  }

  func update(_ state: inout State, _ event: Event) -> [Effect] {
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
  private func opened() throws -> SessionPlayer<Radio> {
    var player = try SessionPlayer(of: Radio())
    player.say("stations")
    return player
  }

  @Test("MENU-1: items that come later are said to be loading, and then said, and can be chosen") func loading() throws
  {
    var player = try opened()
    #expect(player.lines == ["Stations, menu. 1 item.", "1. Off.", "Loading."])
    #expect(player.requests == [.run("find", Invocation(["stations"]))])
    player.happen(.finished("find", .exited(status: 0, output: "Jazz\nNews\n")))
    #expect(player.lines == ["Stations, menu. 3 items.", "2. Jazz.", "3. News."])
    player.expect("news", says: "station/News")
  }

  @Test("MENU-1: a failure is said, nothing is lost, and opening the menu again asks again") func failure() throws {
    var player = try opened()
    player.happen(.finished("find", .notStarted))
    #expect(player.lines == ["Stations, menu. 2 items.", "There is no network.", "2. Try again."])
    player.say("back")
    player.say("stations")
    #expect(player.lines == ["Stations, menu. 1 item.", "1. Off.", "Loading."])
    #expect(player.session.state.asked == 2)
  }

  @Test("MENU-1: what could not be loaded is asked for again by an item of the menu") func tryingAgain() throws {
    var player = try opened()
    player.happen(.finished("find", .notStarted))
    player.expect("try again", says: "Loading.")
    #expect(player.requests == [.run("find", Invocation(["stations"]))])
    player.happen(.finished("find", .exited(status: 0, output: "Jazz\n")))
    #expect(player.lines == ["Stations, menu. 2 items.", "2. Jazz."])
    player.expect("2", says: "station/Jazz")
  }

  @Test(
    "MENU-1: items that never come: the menu says so again, is left by back or cancel, and asks again when it is opened"
  )
  func never() throws {
    for leaving in ["back", "cancel"] {
      var player = try opened()
      player.expect("", says: "Stations, menu. 1 item.", "1. Off.", "Loading.")
      #expect(player.say("jazz").first?.hasPrefix("\"jazz\" is not understood.") == true)
      player.expect("2", says: "There is no 2. There is 1 item here. The menu Stations is open. \"Back\" leaves it.")
      player.expect(leaving, says: "Nothing chosen.", "Stations, menu button, collapsed, 1 of 1.")
      player.say("stations")
      #expect(player.lines == ["Stations, menu. 1 item.", "1. Off.", "Loading."])
      #expect(player.session.state.asked == 2)
      #expect(player.end().isEmpty)
    }
  }

  @Test("MENU-1: items of a submenu, and of a section in it, are asked for when that is opened") func below() throws {
    struct Library: App {
      var initialState: [ID] { [] }
      func interface(for state: [ID]) -> Interface {
        Interface("Library") {
          Tab("Library", id: "library") {
            PullDownButton("Books", id: "books") {
              Submenu("New", id: "new") {
                Section("This week") {
                  if state.contains("came") { MenuItem("Ships", id: "ships") } else { DeferredItems(id: "week") }
                }
              }
            }
          }
        }
      }
      func update(_ state: inout [ID], _ event: Event) -> [Effect] {
        if case .opened(let id) = event { state.append(id) }
        if event == .elapsed("came") { state.append("came") }
        return []
      }
    }
    var player = try SessionPlayer(of: Library())
    #expect(player.say("books").last == "1. New, submenu.")
    #expect(player.session.state.isEmpty)
    player.expect("new", says: "New, menu.", "This week, heading.", "Loading.")
    #expect(player.session.state == ["week"])
    #expect(
      player.happen(.elapsed("came")) == [
        "New, menu. 1 item.", "1. Ships.",
      ])
  }

  @Test("MENU-1: items that come when the menu has been left are there the next time") func late() throws {
    var player = try opened()
    player.say("back")
    player.happen(.finished("find", .exited(status: 0, output: "Jazz\n")))
    #expect(player.lines.isEmpty)
    player.say("stations")
    #expect(player.lines == ["Stations, menu. 2 items.", "1. Off.", "2. Jazz."])
    #expect(player.session.state.asked == 1)
  }
}
