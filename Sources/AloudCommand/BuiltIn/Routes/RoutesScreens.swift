import Aloud

/// The screens of the Routes tab, by their names, and what they show.
enum RoutesScreens: String {
  case places, place, popularRoutes, route, step, itinerary
  case options = "itineraryOptions"
  case summary = "itinerarySummary"

  /// The popover of the times.
  static let timesSheet: ID = "aboutTimes"

  /// What stands on the tab's own screen.
  @ElementBuilder static func root(_ itineraries: [Itinerary]) -> [Element] {
    Row(.message("app.routes.places"), id: "places", action: .push("places"))
      .subtitle(.message("app.routes.places.count", ["count": .number(TownPlace.allCases.count)]))
    Row(.message("app.routes.popular"), id: "popularRoutes", action: .push("popularRoutes"))
      .subtitle(.message("app.routes.count", ["count": .number(TownRoute.all.count)]))
    Group(.message("app.routes.itineraries")) {
      for itinerary in itineraries {
        Row(
          .verbatim(itinerary.name), id: ID("itinerary", itinerary.id), action: .push(ID("itinerary", itinerary.id))
        )
        .subtitle(.walk(itinerary.minutes))
      }
      Button(.message("app.routes.newItinerary"), id: "newItinerary", action: .present(ItineraryForm.sheet))
    }
  }

  /// All places.
  static var allPlaces: Screen {
    Screen(.message("app.routes.places"), id: "places") {
      for place in TownPlace.allCases { Row(place.name, id: place.id, action: .push(place.id)) }
    }
  }

  /// One place: what there is to know about it.
  static func screen(of place: TownPlace) -> Screen {
    Screen(place.name, id: place.id) {
      TextBlock(place.about, id: "place.about")
      Row(.message("app.routes.stepFree"), id: "place.stepFree")
        .value(.message(place.isStepFree ? "app.routes.yes" : "app.routes.no"))
      if place != .station {
        Row(.message("app.routes.fromStation"), id: "place.fromStation").value(.walk(place.minutesFromStation))
      }
    }
  }

  /// All routes.
  static var allRoutes: Screen {
    Screen(.message("app.routes.popular"), id: "popularRoutes") {
      for route in TownRoute.all {
        Row(route.title, id: ID("route", route.name), action: .push(ID("route", route.name)))
          .subtitle(.walk(route.minutes))
      }
      Button(.message("app.routes.times"), id: "showTimes", action: .present(timesSheet))
    }
  }

  /// How the times of the routes are meant.
  static var aboutTimes: Sheet {
    Sheet(.message("app.routes.times.title"), id: timesSheet) {
      TextBlock(.message("app.routes.times.text"), id: "aboutTimes.text")
    }
    .style(.popover)
  }

  /// One route: its steps.
  static func screen(of route: TownRoute) -> Screen {
    Screen(route.title, id: ID("route", route.name)) {
      for (index, step) in route.steps.enumerated() {
        Row(step.title, id: stepID(route, index), action: .push(stepID(route, index))).subtitle(.walk(step.minutes))
      }
    }
    .subtitle(.walk(route.minutes)).shortTitle(route.shortTitle)
  }

  /// One step of a route.
  static func screen(ofStep id: ID) -> Screen? {
    for route in TownRoute.all {
      for (index, step) in route.steps.enumerated() where stepID(route, index) == id {
        return Screen(step.title, id: id) {
          TextBlock(step.instructions, id: "step.instructions")
          Row(step.destination.name, id: step.destination.id, action: .push(step.destination.id))
            .subtitle(.message("app.routes.endOfStep"))
        }
      }
    }
    return nil
  }

  private static func stepID(_ route: TownRoute, _ index: Int) -> ID { ID("step", "\(route.name).\(index + 1)") }

  /// One itinerary.
  static func screen(of itinerary: Itinerary) -> Screen {
    Screen(.verbatim(itinerary.name), id: ID("itinerary", itinerary.id)) {
      Row(.message("app.routes.start"), id: "itinerary.start", action: .push(itinerary.start.id))
        .value(itinerary.start.name)
      Row(.message("app.routes.destination"), id: "itinerary.destination", action: .push(itinerary.destination.id))
        .value(itinerary.destination.name)
      itinerary.times
      if itinerary.isStepFree { Row(.message("app.routes.stepFreeOnly"), id: "itinerary.stepFree") }
      Button(.message("app.routes.deleteItinerary"), id: ID("deleteItinerary", itinerary.id))
        .confirming(confirmation(deleting: itinerary))
    }
  }

  private static func confirmation(deleting itinerary: Itinerary) -> Confirmation {
    let name: Message.Arguments = ["name": .text(.verbatim(itinerary.name))]
    return Confirmation(
      .message("app.routes.deleteItinerary.question", name), loss: .message("app.routes.deleteItinerary.loss"),
      phrase: .message("app.routes.deleteItinerary.phrase", name)
    )
    .kept(.message("app.routes.deleteItinerary.kept"))
  }
}
