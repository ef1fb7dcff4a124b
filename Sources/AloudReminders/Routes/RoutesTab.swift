import Aloud

struct RoutesTab: Sendable, Equatable {
  var itineraries: [Itinerary] = []
  private var nextID = 1
  private var draft = Draft()
  private var today: Day?

  private var form: ItineraryForm { ItineraryForm(draft: draft, id: nextID, today: today) }
  var tab: Tab { Tab(.message(.appRoutesTitle), id: "routes") { RoutesScreens.root(itineraries) } }

  func screen(_ id: ID) -> Screen? {
    guard let screen = RoutesScreens(rawValue: id.name) else { return nil }
    return switch screen {
    case .places: RoutesScreens.allPlaces
    case .place: id.item.flatMap(TownPlace.init).map(RoutesScreens.screen)
    case .popularRoutes: RoutesScreens.allRoutes
    case .route: TownRoute.named(id.item).map(RoutesScreens.screen)
    case .step: RoutesScreens.screen(ofStep: id)
    case .itinerary: itinerary(id).map(RoutesScreens.screen)
    case .options: form.optionsScreen
    case .summary: form.summaryScreen
    }
  }

  func sheet(_ id: ID) -> Sheet? {
    if id == ItineraryForm.sheet { return form.content }
    return id == RoutesScreens.timesSheet ? RoutesScreens.aboutTimes : nil
  }

  mutating func update(_ event: Event) -> [Effect] {
    switch event {
    case .pressed(ItineraryForm.done): return saveItinerary()
    case .pressed(let id): return id.name == "deleteItinerary" ? deleteItinerary(id) : []
    case .changed(let id, let value): if ItineraryForm.has(id) { draft.set(id, to: value) }
    case .today(let day): today = day
    case .sheet(ItineraryForm.sheet, .did): draft = Draft()
    case .sheet, .performed, .opened, .printed, .finished, .loaded, .saved, .voices, .elapsed, .settings, .restored,
      .interrupted:
      break
    }
    return []
  }

  private mutating func saveItinerary() -> [Effect] {
    let itinerary = form.planned
    guard form.error == nil, !itinerary.name.isEmpty else { return [] }
    itineraries.append(itinerary)
    nextID += 1
    let (undo, said) = (naming(Message.appRoutesUndoAdd, itinerary), naming(Message.appRoutesAdded, itinerary))
    return [.dismiss, .undoable(undo), .say(said)]
  }

  private mutating func deleteItinerary(_ id: ID) -> [Effect] {
    guard let itinerary = itinerary(id) else { return [] }
    itineraries.removeAll { $0.id == itinerary.id }
    let (undo, said) = (naming(Message.appRoutesUndoDelete, itinerary), naming(Message.appRoutesDeleted, itinerary))
    return [.undoable(undo), .say(said)]
  }

  private func naming(_ message: (Message.Argument) -> Message, _ itinerary: Itinerary) -> LocalizedText {
    .message(message(.text(.verbatim(itinerary.name))))
  }

  private func itinerary(_ id: ID) -> Itinerary? { itineraries.first { $0.id == id.number } }

  static var undoParts: [StatePart<RoutesTab>] { [.rows(\.itineraries), .within(\.draft, Draft.undoParts)] }
}

private enum RoutesScreens: String {
  case places, place, popularRoutes, route, step, itinerary
  case options = "itineraryOptions"
  case summary = "itinerarySummary"

  static let timesSheet: ID = "aboutTimes"

  @ElementBuilder static func root(_ itineraries: [Itinerary]) -> [Element] {
    Row(.message(.appRoutesPlaces), id: "places", action: .push("places"))
      .subtitle(.message(.appRoutesPlacesCount(count: .number(TownPlace.allCases.count))))
    Row(.message(.appRoutesPopular), id: "popularRoutes", action: .push("popularRoutes"))
      .subtitle(.message(.appRoutesCount(count: .number(TownRoute.all.count))))
    Group(.message(.appRoutesItineraries)) {
      for itinerary in itineraries {
        let id = ID("itinerary", itinerary.id)
        Row(.verbatim(itinerary.name), id: id, action: .push(id)).subtitle(.walk(itinerary.minutes))
      }
      Button(.message(.appRoutesNewItinerary), id: "newItinerary", action: .present(ItineraryForm.sheet))
    }
  }

  static var allPlaces: Screen {
    Screen(.message(.appRoutesPlaces), id: "places") {
      for place in TownPlace.allCases { Row(place.name, id: place.id, action: .push(place.id)) }
    }
  }

  static func screen(of place: TownPlace) -> Screen {
    Screen(place.name, id: place.id) {
      TextBlock(place.about, id: "place.about")
      Row(.message(.appRoutesStepFree), id: "place.stepFree")
        .value(.message(place.isStepFree ? .appRoutesYes : .appRoutesNo))
      if place != .station {
        Row(.message(.appRoutesFromStation), id: "place.fromStation").value(.walk(place.minutesFromStation))
      }
    }
  }

  static var allRoutes: Screen {
    Screen(.message(.appRoutesPopular), id: "popularRoutes") {
      for route in TownRoute.all {
        Row(route.title, id: ID("route", route.name), action: .push(ID("route", route.name)))
          .subtitle(.walk(route.minutes))
      }
      Button(.message(.appRoutesTimes), id: "showTimes", action: .present(timesSheet))
    }
  }

  static var aboutTimes: Sheet {
    Sheet(.message(.appRoutesTimesTitle), id: timesSheet) {
      TextBlock(.message(.appRoutesTimesText), id: "aboutTimes.text")
    }
    .style(.popover)
  }

  static func screen(of route: TownRoute) -> Screen {
    Screen(route.title, id: ID("route", route.name)) {
      for (index, step) in route.steps.enumerated() {
        Row(step.title, id: stepID(route, index), action: .push(stepID(route, index))).subtitle(.walk(step.minutes))
      }
    }
    .subtitle(.walk(route.minutes)).shortTitle(route.shortTitle)
  }

  static func screen(ofStep id: ID) -> Screen? {
    let steps = TownRoute.all.flatMap { route in route.steps.enumerated().map { (stepID(route, $0), $1) } }
    return steps.first { $0.0 == id }.map { id, step in
      Screen(step.title, id: id) {
        TextBlock(step.instructions, id: "step.instructions")
        Row(step.destination.name, id: step.destination.id, action: .push(step.destination.id))
          .subtitle(.message(.appRoutesEndOfStep))
      }
    }
  }

  private static func stepID(_ route: TownRoute, _ index: Int) -> ID { ID("step", "\(route.name).\(index + 1)") }

  static func screen(of itinerary: Itinerary) -> Screen {
    Screen(.verbatim(itinerary.name), id: ID("itinerary", itinerary.id)) {
      Row(.message(.appRoutesStart), id: "itinerary.start", action: .push(itinerary.start.id))
        .value(itinerary.start.name)
      Row(.message(.appRoutesDestination), id: "itinerary.destination", action: .push(itinerary.destination.id))
        .value(itinerary.destination.name)
      itinerary.times
      if itinerary.isStepFree { Row(.message(.appRoutesStepFreeOnly), id: "itinerary.stepFree") }
      Button(.message(.appRoutesDeleteItinerary), id: ID("deleteItinerary", itinerary.id))
        .confirming(confirmation(deleting: itinerary))
    }
  }

  private static func confirmation(deleting itinerary: Itinerary) -> Confirmation {
    return Confirmation(
      .message(.appRoutesDeleteItineraryQuestion(name: .text(.verbatim(itinerary.name)))),
      loss: .message(.appRoutesDeleteItineraryLoss),
      phrase: .message(.appRoutesDeleteItineraryPhrase(name: .text(.verbatim(itinerary.name))))
    )
    .kept(.message(.appRoutesDeleteItineraryKept))
  }
}

struct TownRoute: Sendable, Equatable {
  var name: String
  var from: TownPlace
  var to: TownPlace
  var steps: [RouteStep]

  var minutes: Int { steps.reduce(0) { $0 + $1.minutes } }
  var title: LocalizedText { .message(.appRoutesFromTo(from: .text(from.name), to: .text(to.name))) }

  /// The title announced on returning to the route's screen, and for the way back to it.
  var shortTitle: LocalizedText { .message(.appRoutesShortRoute(place: .text(to.name))) }

  static let all = [
    TownRoute(name: "shopping", from: .station, to: .market, steps: [RouteStep(.walk, to: .market, minutes: 7)]),
    TownRoute(
      name: "reading", from: .market, to: .library,
      steps: [RouteStep(.walk, to: .station, minutes: 7), RouteStep(.bus, to: .library, minutes: 4)]),
    TownRoute(
      name: "sea", from: .station, to: .harbour,
      steps: [
        RouteStep(.tram, to: .park, minutes: 6), RouteStep(.walk, to: .library, minutes: 6),
        RouteStep(.ferry, to: .harbour, minutes: 9),
      ]),
  ]

  static func named(_ name: String?) -> TownRoute? { all.first { $0.name == name } }
}

struct RouteStep: Sendable, Equatable {
  enum Means: String, Sendable, Equatable { case walk, bus, tram, ferry }

  var means: Means
  var destination: TownPlace
  var minutes: Int

  init(_ means: Means, to destination: TownPlace, minutes: Int) {
    (self.means, self.destination, self.minutes) = (means, destination, minutes)
  }

  var title: LocalizedText { .message("app.routes.step.\(means.rawValue)", ["place": .text(destination.name)]) }
  var instructions: LocalizedText { .message("app.routes.step.\(means.rawValue).how") }
}

enum TownPlace: String, Sendable, Equatable, CaseIterable {
  case station, market, library, park, harbour

  var id: ID { ID("place", rawValue) }
  var name: LocalizedText { .message("app.routes.place.\(rawValue)") }
  var about: LocalizedText { .message("app.routes.place.\(rawValue).about") }
  var isStepFree: Bool { self != .harbour }

  var minutesFromStation: Int {
    switch self {
    case .station: 0
    case .market: 7
    case .library: 12
    case .park: 18
    case .harbour: 25
    }
  }
}
