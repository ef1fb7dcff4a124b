import Aloud

extension RoutesTab {
  /// The screen of one itinerary.
  func itineraryScreen(_ itinerary: Itinerary) -> Screen {
    Screen(.verbatim(itinerary.name), id: ID("itinerary", itinerary.id)) {
      Row(.message("app.routes.start"), id: "itinerary.start", action: .push(itinerary.start.id))
        .value(itinerary.start.name)
      Row(.message("app.routes.destination"), id: "itinerary.destination", action: .push(itinerary.destination.id))
        .value(itinerary.destination.name)
      times(of: itinerary)
      if itinerary.isStepFree { Row(.message("app.routes.stepFreeOnly"), id: "itinerary.stepFree") }
      Button(.message("app.routes.deleteItinerary"), id: ID("deleteItinerary", itinerary.id))
        .confirming(confirmation(deleting: itinerary))
    }
  }

  /// When the itinerary begins and ends, how long it takes, and what that comes of.
  @ElementBuilder func times(of itinerary: Itinerary) -> [Element] {
    if let departure = itinerary.departure, let arrival = itinerary.arrival {
      Row(.message("app.routes.departure"), id: "itinerary.departure").value(text(of: departure))
      Row(.message("app.routes.arrival"), id: "itinerary.arrival").value(text(of: arrival, after: departure))
    }
    Row(.message("app.routes.duration"), id: "itinerary.duration").value(minutes(itinerary.minutes))
    Row(.message("app.routes.pace"), id: "itinerary.pace").value(itinerary.pace.title)
    if itinerary.rest != .none {
      Row(.message("app.routes.rest"), id: "itinerary.rest").value(itinerary.rest.title)
    }
  }

  /// A moment in full; of one that comes after another on the same day, only the time.
  private func text(of moment: DateTime, after earlier: DateTime? = nil) -> LocalizedText {
    let style = moment.day == earlier?.day ? MomentStyle.time(.short) : .both(.full, .short)
    return .message("plain", ["value": .moment(moment, style)])
  }

  private func confirmation(deleting itinerary: Itinerary) -> Confirmation {
    let name: Message.Arguments = ["name": .text(.verbatim(itinerary.name))]
    return Confirmation(
      .message("app.routes.deleteItinerary.question", name), loss: .message("app.routes.deleteItinerary.loss"),
      phrase: .message("app.routes.deleteItinerary.phrase", name)
    )
    .kept(.message("app.routes.deleteItinerary.kept"))
  }
}
