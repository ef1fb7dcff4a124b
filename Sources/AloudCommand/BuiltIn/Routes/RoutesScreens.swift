import Aloud

/// The screens of the Routes tab, by id.
enum RoutesScreens: String {
  case places, place, popularRoutes, route, step, itinerary
  case options = "itineraryOptions"
  case summary = "itinerarySummary"

  /// The id of the popover about walking times.
  static let timesSheet: ID = "aboutTimes"

  /// Returns the elements of the tab's root screen.
  @ElementBuilder static func root(_ itineraries: [Itinerary]) -> [Element] {
    Row(.message(.appRoutesPlaces), id: "places", action: .push("places"))
      .subtitle(.message(.appRoutesPlacesCount(count: .number(TownPlace.allCases.count))))
    Row(.message(.appRoutesPopular), id: "popularRoutes", action: .push("popularRoutes"))
      .subtitle(.message(.appRoutesCount(count: .number(TownRoute.all.count))))
    Group(.message(.appRoutesItineraries)) {
      for itinerary in itineraries {
        Row(
          .verbatim(itinerary.name), id: ID("itinerary", itinerary.id), action: .push(ID("itinerary", itinerary.id))
        )
        .subtitle(.walk(itinerary.minutes))
      }
      Button(.message(.appRoutesNewItinerary), id: "newItinerary", action: .present(ItineraryForm.sheet))
    }
  }

  /// The screen that lists all places.
  static var allPlaces: Screen {
    Screen(.message(.appRoutesPlaces), id: "places") {
      for place in TownPlace.allCases { Row(place.name, id: place.id, action: .push(place.id)) }
    }
  }

  /// Returns the screen of a place.
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

  /// The screen that lists all routes.
  static var allRoutes: Screen {
    Screen(.message(.appRoutesPopular), id: "popularRoutes") {
      for route in TownRoute.all {
        Row(route.title, id: ID("route", route.name), action: .push(ID("route", route.name)))
          .subtitle(.walk(route.minutes))
      }
      Button(.message(.appRoutesTimes), id: "showTimes", action: .present(timesSheet))
    }
  }

  /// The popover that explains the times of the routes.
  static var aboutTimes: Sheet {
    Sheet(.message(.appRoutesTimesTitle), id: timesSheet) {
      TextBlock(.message(.appRoutesTimesText), id: "aboutTimes.text")
    }
    .style(.popover)
  }

  /// Returns the screen of a route, with its steps.
  static func screen(of route: TownRoute) -> Screen {
    Screen(route.title, id: ID("route", route.name)) {
      for (index, step) in route.steps.enumerated() {
        Row(step.title, id: stepID(route, index), action: .push(stepID(route, index))).subtitle(.walk(step.minutes))
      }
    }
    .subtitle(.walk(route.minutes)).shortTitle(route.shortTitle)
  }

  /// Returns the screen of a route's step, or `nil` if there is no such step.
  static func screen(ofStep id: ID) -> Screen? {
    for route in TownRoute.all {
      for (index, step) in route.steps.enumerated() where stepID(route, index) == id {
        return Screen(step.title, id: id) {
          TextBlock(step.instructions, id: "step.instructions")
          Row(step.destination.name, id: step.destination.id, action: .push(step.destination.id))
            .subtitle(.message(.appRoutesEndOfStep))
        }
      }
    }
    return nil
  }

  private static func stepID(_ route: TownRoute, _ index: Int) -> ID { ID("step", "\(route.name).\(index + 1)") }

  /// Returns the screen of an itinerary.
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
