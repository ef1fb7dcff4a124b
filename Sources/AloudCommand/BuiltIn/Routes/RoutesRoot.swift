import Aloud

extension RoutesTab {
  /// What stands on the tab's own screen.
  @ElementBuilder var rootElements: [Element] {
    Row(.message("app.routes.places"), id: "places", action: .push("places"))
      .subtitle(.message("app.routes.places.count", ["count": .number(TownPlace.allCases.count)]))
    Row(.message("app.routes.popular"), id: "popularRoutes", action: .push("popularRoutes"))
      .subtitle(.message("app.routes.count", ["count": .number(TownRoute.all.count)]))
    Group(.message("app.routes.itineraries")) {
      for itinerary in itineraries {
        Row(
          .verbatim(itinerary.name), id: ID("itinerary", itinerary.id), action: .push(ID("itinerary", itinerary.id))
        )
        .subtitle(minutes(itinerary.minutes))
      }
      Button(.message("app.routes.newItinerary"), id: "newItinerary", action: .present(ItineraryForm.sheet))
    }
  }
}
