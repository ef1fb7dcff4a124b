// Made by AloudLocaleMaker from locales/wording/en.po: `swift run AloudLocaleMaker` makes it anew.
// swift-format-ignore-file

extension Message {
  /// “{name} added.”
  package static func appRoutesAdded(name: Argument) -> Message { Message("app.routes.added", ["name": name]) }

  /// “Arrival”
  package static var appRoutesArrival: Message { Message("app.routes.arrival") }

  /// “{count} routes”
  package static func appRoutesCount(count: Argument) -> Message { Message("app.routes.count", ["count": count]) }

  /// “Delete itinerary”
  package static var appRoutesDeleteItinerary: Message { Message("app.routes.deleteItinerary") }

  /// “Nothing deleted.”
  package static var appRoutesDeleteItineraryKept: Message { Message("app.routes.deleteItinerary.kept") }

  /// “It can be undone until you quit.”
  package static var appRoutesDeleteItineraryLoss: Message { Message("app.routes.deleteItinerary.loss") }

  /// “delete {name}”
  package static func appRoutesDeleteItineraryPhrase(name: Argument) -> Message {
    Message("app.routes.deleteItinerary.phrase", ["name": name])
  }

  /// “Delete the itinerary {name}?”
  package static func appRoutesDeleteItineraryQuestion(name: Argument) -> Message {
    Message("app.routes.deleteItinerary.question", ["name": name])
  }

  /// “{name} deleted.”
  package static func appRoutesDeleted(name: Argument) -> Message { Message("app.routes.deleted", ["name": name]) }

  /// “Departure”
  package static var appRoutesDeparture: Message { Message("app.routes.departure") }

  /// “Destination”
  package static var appRoutesDestination: Message { Message("app.routes.destination") }

  /// “Duration”
  package static var appRoutesDuration: Message { Message("app.routes.duration") }

  /// “end of this step”
  package static var appRoutesEndOfStep: Message { Message("app.routes.endOfStep") }

  /// “On foot from Central Station”
  package static var appRoutesFromStation: Message { Message("app.routes.fromStation") }

  /// “{from} to {to}”
  package static func appRoutesFromTo(from: Argument, to: Argument) -> Message {
    Message("app.routes.fromTo", ["from": from, "to": to])
  }

  /// “Pace and rest”
  package static var appRoutesGoing: Message { Message("app.routes.going") }

  /// “Itineraries”
  package static var appRoutesItineraries: Message { Message("app.routes.itineraries") }

  /// “{count} minutes”
  package static func appRoutesMinutes(count: Argument) -> Message { Message("app.routes.minutes", ["count": count]) }

  /// “Name”
  package static var appRoutesName: Message { Message("app.routes.name") }

  /// “New itinerary”
  package static var appRoutesNewItinerary: Message { Message("app.routes.newItinerary") }

  /// “no”
  package static var appRoutesNo: Message { Message("app.routes.no") }

  /// “there is no way without steps”
  package static var appRoutesNotStepFree: Message { Message("app.routes.notStepFree") }

  /// “Options”
  package static var appRoutesOptions: Message { Message("app.routes.options") }

  /// “Pace”
  package static var appRoutesPace: Message { Message("app.routes.pace") }

  /// “Places”
  package static var appRoutesPlaces: Message { Message("app.routes.places") }

  /// “{count} places”
  package static func appRoutesPlacesCount(count: Argument) -> Message {
    Message("app.routes.places.count", ["count": count])
  }

  /// “Popular routes”
  package static var appRoutesPopular: Message { Message("app.routes.popular") }

  /// “Rest”
  package static var appRoutesRest: Message { Message("app.routes.rest") }

  /// “start and destination are the same”
  package static var appRoutesSamePlace: Message { Message("app.routes.samePlace") }

  /// “Save itinerary”
  package static var appRoutesSaveItinerary: Message { Message("app.routes.saveItinerary") }

  /// “Route to {place}”
  package static func appRoutesShortRoute(place: Argument) -> Message {
    Message("app.routes.shortRoute", ["place": place])
  }

  /// “Start”
  package static var appRoutesStart: Message { Message("app.routes.start") }

  /// “Way in without steps”
  package static var appRoutesStepFree: Message { Message("app.routes.stepFree") }

  /// “Without steps”
  package static var appRoutesStepFreeOnly: Message { Message("app.routes.stepFreeOnly") }

  /// “Summary”
  package static var appRoutesSummary: Message { Message("app.routes.summary") }

  /// “Times”
  package static var appRoutesTimes: Message { Message("app.routes.times") }

  /// “Times on foot are for the usual pace. Trams, buses and ferries are taken to run on time.”
  package static var appRoutesTimesText: Message { Message("app.routes.times.text") }

  /// “How times are counted”
  package static var appRoutesTimesTitle: Message { Message("app.routes.times.title") }

  /// “Routes”
  package static var appRoutesTitle: Message { Message("app.routes.title") }

  /// “Add {name}”
  package static func appRoutesUndoAdd(name: Argument) -> Message { Message("app.routes.undo.add", ["name": name]) }

  /// “Delete {name}”
  package static func appRoutesUndoDelete(name: Argument) -> Message {
    Message("app.routes.undo.delete", ["name": name])
  }

  /// “yes”
  package static var appRoutesYes: Message { Message("app.routes.yes") }
}
