import Aloud

/// The Routes tab: places, ways between them several screens deep, and itineraries planned on a sheet.
struct RoutesTab: AppTab {
  var itineraries: [Itinerary] = []
  /// The number that the next itinerary gets.
  var nextID = 1
  var draft = Draft()
  /// Which day it is, once that has been told: nobody sets out before it.
  var today: Day?

  var tab: Tab { Tab(.message("app.routes.title"), id: "routes") { rootElements } }

  func screen(_ id: ID) -> Screen? {
    switch id.name {
    case "places": placesScreen
    case "place": id.item.flatMap(TownPlace.init).map(placeScreen)
    case "popularRoutes": routesScreen
    case "route": TownRoute.named(id.item).map(routeScreen)
    case "step": stepScreen(id)
    case "itinerary": itinerary(id).map(itineraryScreen)
    case ItineraryForm.options.name: optionsScreen
    case ItineraryForm.summary.name: summaryScreen
    default: nil
    }
  }

  func sheet(_ id: ID) -> Sheet? {
    switch id {
    case ItineraryForm.sheet: itinerarySheet
    case Self.timesSheet: aboutTimes
    default: nil
    }
  }

  mutating func update(_ event: Event) -> [Effect] {
    switch event {
    case .pressed(let id): return press(id)
    case .changed(let id, let value):
      if id.name.hasPrefix(ItineraryForm.sheet.name + ".") { draft.set(id, to: value) }
    case .today(let day): today = day
    case .sheet(ItineraryForm.sheet, .did): draft = Draft()
    default: break
    }
    return []
  }

  mutating func restore(from other: RoutesTab) {
    itineraries = other.itineraries
    draft = other.draft
    nextID = max(nextID, other.nextID)
  }

  /// The itinerary whose number `id` has.
  func itinerary(_ id: ID) -> Itinerary? { itineraries.first { $0.id == id.number } }

  /// How many minutes, as it is said.
  func minutes(_ count: Int) -> LocalizedText { .message("app.routes.minutes", ["count": .number(count)]) }
}
