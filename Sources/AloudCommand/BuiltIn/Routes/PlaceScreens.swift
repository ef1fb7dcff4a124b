import Aloud

extension RoutesTab {
  /// The screen of all places.
  var placesScreen: Screen {
    Screen(.message("app.routes.places"), id: "places") {
      for place in TownPlace.allCases { Row(place.name, id: place.id, action: .push(place.id)) }
    }
  }

  /// The screen of one place: what there is to know about it.
  func placeScreen(_ place: TownPlace) -> Screen {
    Screen(place.name, id: place.id) {
      TextBlock(place.about, id: "place.about")
      Row(.message("app.routes.stepFree"), id: "place.stepFree")
        .value(.message(place.isStepFree ? "app.routes.yes" : "app.routes.no"))
      if place != .station {
        Row(.message("app.routes.fromStation"), id: "place.fromStation").value(minutes(place.minutesFromStation))
      }
    }
  }
}
