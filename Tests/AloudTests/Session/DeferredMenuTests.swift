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
    case .finished("find", .exited(0, let output)): state.stations = output.text.split(separator: "\n").map(String.init)
    case .finished("find", _): state.failure = "There is no network."
    case .pressed(let id): return [.say(.verbatim("\(id)"))]
    default: break
    }
    return []
  }
}

struct DeferredMenuTests {
  private func printed(_ response: Response, _ session: Session<Radio>) -> [String] {
    response.announcements.map(session.renderer.printed)
  }

  private func opened() throws -> (session: Session<Radio>, response: Response) {
    var settings = Settings()
    settings.hints = false
    var session = try Session(Radio(), settings: settings)
    _ = session.start()
    let response = session.take(Line("stations"))
    return (session, response)
  }

  @Test("MENU-1: items that come later are said to be loading, and then said, and can be chosen") func loading() throws
  {
    var (session, response) = try opened()
    #expect(printed(response, session) == ["Stations, menu. 1 item.", "1. Off.", "Loading."])
    #expect(response.effects == [.run("find", Invocation(["stations"]))])
    response = session.receive(.finished("find", .exited(status: 0, output: "Jazz\nNews\n")))
    #expect(printed(response, session) == ["Stations, menu. 3 items.", "2. Jazz.", "3. News.", "2 to 3 of 3."])
    #expect(printed(session.take(Line("news")), session) == ["station/News"])
  }

  @Test("MENU-1: a failure is said, nothing is lost, and opening the menu again asks again") func failure() throws {
    var (session, response) = try opened()
    response = session.receive(.finished("find", .notStarted))
    #expect(printed(response, session) == ["Stations, menu. 1 item.", "There is no network."])
    _ = session.take(Line("back"))
    response = session.take(Line("stations"))
    #expect(printed(response, session) == ["Stations, menu. 1 item.", "1. Off.", "Loading."])
    #expect(session.state.asked == 2)
  }

  @Test(
    "MENU-1: items that never come: the menu says so again, is left by back or cancel, and asks again when it is opened"
  )
  func never() throws {
    for leaving in ["back", "cancel"] {
      var (session, response) = try opened()
      #expect(printed(session.take(Line("")), session) == ["Stations, menu. 1 item.", "1. Off.", "Loading."])
      #expect(printed(session.take(Line("jazz")), session).first?.hasPrefix("\"jazz\" is not understood.") == true)
      #expect(printed(session.take(Line("2")), session) == ["There is no 2. There is 1 item here."])
      #expect(printed(session.take(Line(leaving)), session) == ["Nothing chosen.", "Stations, menu button, 1 of 1."])
      response = session.take(Line("stations"))
      #expect(printed(response, session) == ["Stations, menu. 1 item.", "1. Off.", "Loading."])
      #expect(session.state.asked == 2)
      #expect(printed(session.end(), session).isEmpty)
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
    var settings = Settings()
    settings.hints = false
    var session = try Session(Library(), settings: settings)
    _ = session.start()
    #expect(session.take(Line("books")).announcements.map(session.renderer.printed).last == "1. New, submenu.")
    #expect(session.state.isEmpty)
    #expect(
      session.take(Line("new")).announcements.map(session.renderer.printed) == [
        "New, menu.", "This week, heading.", "Loading.",
      ])
    #expect(session.state == ["week"])
    #expect(
      session.receive(.elapsed("came")).announcements.map(session.renderer.printed) == [
        "New, menu. 1 item.", "1. Ships.",
      ])
  }

  @Test("MENU-1: items that come when the menu has been left are there the next time") func late() throws {
    var (session, response) = try opened()
    _ = session.take(Line("back"))
    response = session.receive(.finished("find", .exited(status: 0, output: "Jazz\n")))
    #expect(response.announcements.isEmpty)
    response = session.take(Line("stations"))
    #expect(printed(response, session) == ["Stations, menu. 2 items.", "1. Off.", "2. Jazz."])
    #expect(session.state.asked == 1)
  }
}
