import Aloud
import AloudTesting
import Expectations
import Testing

@testable import AloudReminders

@Suite("The whole built-in app")
struct WholeAppTests {
  private let app = BuiltInApp(languages: Playthrough.languages)

  /// States in which all that the app has is to be seen.
  private var states: [BuiltInApp.State] {
    var used = app.initialState
    _ = app.update(&used, .settings(Settings()))
    _ = app.update(&used, .today(Playthrough.now.day))
    _ = app.update(&used, .loaded(RemindersTab.file, .missing))
    used.reminders.contents.changeReminder(2) { $0.isDone = true }
    used.reminders.storage.saveError = .diskFull
    used.routes.itineraries = [
      Itinerary(
        id: 1, name: "Trip", start: .station, destination: .park, departure: Playthrough.now, isStepFree: true,
        pace: .brisk, rest: .short)
    ]
    _ = app.update(&used, .pressed("timer.switch"))
    used.shop.checkOut = CheckOut(count: 2)
    var damaged = app.initialState
    _ = app.update(&damaged, .loaded(RemindersTab.file, .contents("")))
    return [app.initialState, used, damaged]
  }

  /// The elements of every screen and sheet that can be reached in a state, by the id of the place.
  private func places(in state: BuiltInApp.State) -> [ID: Any] {
    let interface = app.interface(for: state)
    var places: [ID: Any] = Dictionary(uniqueKeysWithValues: interface.tabs.map { ($0.id, $0.screen) })
    var rest: [Any] = [interface]
    while let next = rest.popLast() {
      let steps = all(SheetStep.self, in: next).map { Action.push($0.screen) }
      for action in all(Action.self, in: next) + steps {
        let (id, place): (ID, Any?)
        switch action {
        case .push(let screen): (id, place) = (screen, app.screen(screen, for: state))
        case .present(let sheet): (id, place) = (sheet, app.sheet(sheet, for: state))
        case .send, .sendToOpen, .dismiss, .quit: continue
        }
        guard let place else {
          Issue.record("there is no place \(id)")
          continue
        }
        if places.updateValue(place, forKey: id) == nil { rest.append(place) }
      }
    }
    return places
  }

  /// All values of a type inside another value.
  private func all<Found>(_ type: Found.Type, in value: Any) -> [Found] {
    // What a screen holds is made when it is asked for.
    let held = (value as? Screen).map { all(type, in: $0.elements) } ?? []
    let below = held + Mirror(reflecting: value).children.flatMap { all(type, in: $0.value) }
    return if let found = value as? Found { [found] + below } else { below }
  }

  @Test func hasWordsForAllThatItSays() throws {
    let wording = try LoadedLocale("en").wording
    var keys: Set<String> = []
    for state in states {
      for place in places(in: state).values { keys.formUnion(all(Message.self, in: place).map(\.key)) }
    }
    expect(keys.count > 150)
    for key in keys { expect(wording.has(key), "\(key)") }
  }

  @Test(arguments: FileError.allCases)
  func hasWordsForEachProblemWithItsFile(error: FileError) throws {
    let wording = try LoadedLocale("en").wording
    for storage in [Storage.readOnly(error), .unreadable(.file(error))] {
      for message in all(Message.self, in: [storage.reason, storage.notice]) { expect(wording.has(message.key)) }
    }
  }

  @Test("MENU-5: whatever destroys something asks a question of its own")
  func asksBeforeItDestroys() {
    for state in states {
      for place in places(in: state).values {
        for button in all(Button.self, in: place) where button.role == .destructive {
          expect(button.confirmation != nil, "\(button.id)")
        }
        for item in all(MenuItem.self, in: place) where item.isDestructive {
          expect(item.confirmation != nil, "\(item.id)")
        }
      }
    }
  }

  @Test func usesAnIDOnceInAPlace() {
    for state in states {
      for (id, place) in places(in: state) {
        let ids = all(Element.self, in: place).compactMap(\.id)
        expect(Set(ids).count, is: ids.count, "\(id)")
      }
    }
  }

  @Test func reachesAllItsPlaces() {
    let names = Set(places(in: states[1]).keys.map(\.name))
    expect(
      names,
      is: [
        "reminders", "list", "timer", "newList", "renameList", "newReminder", "editReminder",
        "routes", "places", "place", "popularRoutes", "route", "step", "itinerary", "itineraryForm",
        "itineraryOptions", "itinerarySummary", "aboutTimes", "shop", "scarf", "settings",
      ])
  }
}
