import Aloud

extension RoutesTab {
  /// The itinerary that is filled in on the sheet.
  var planned: Itinerary {
    Itinerary(
      id: nextID, name: draft.text(ItineraryForm.name).trimmed,
      start: place(ItineraryForm.start, or: .station), destination: place(ItineraryForm.destination, or: .market),
      isStepFree: draft.isOn(ItineraryForm.stepFree), pace: pace)
  }

  /// The sheet on which an itinerary is planned: from where, to where, how, and under what name.
  var itinerarySheet: Sheet {
    Sheet(.message("app.routes.newItinerary"), id: ItineraryForm.sheet) {
      placeButton(.message("app.routes.start"), ItineraryForm.start, planned.start)
      placeButton(.message("app.routes.destination"), ItineraryForm.destination, planned.destination)
      Row(.message("app.routes.options"), id: "itineraryOptions", action: .push("itineraryOptions"))
        .value(planned.pace.title)
      TextField(.message("app.routes.name"), id: ItineraryForm.name, value: draft.text(ItineraryForm.name)).required()
    }
    .preferredAction(
      Button(.message("app.routes.saveItinerary"), id: ItineraryForm.done).role(.primary)
        .dimmed(for: problem))
  }

  /// The screen, pushed in the sheet, on which it is said how to go.
  var optionsScreen: Screen {
    Screen(.message("app.routes.options"), id: "itineraryOptions") {
      Toggle(.message("app.routes.stepFreeOnly"), id: ItineraryForm.stepFree, isOn: planned.isStepFree)
      PopUpButton(.message("app.routes.pace"), id: ItineraryForm.pace, selection: planned.pace.id) {
        for pace in Itinerary.Pace.allCases { MenuItem(pace.title, id: pace.id) }
      }
    }
  }

  /// What stands against the itinerary, apart from a name that is missing.
  var problem: LocalizedText? {
    if planned.start == planned.destination { return .message("app.routes.samePlace") }
    return planned.isStepFree && !(planned.start.isStepFree && planned.destination.isStepFree)
      ? .message("app.routes.notStepFree") : nil
  }

  private func placeButton(_ title: LocalizedText, _ id: ID, _ selection: TownPlace) -> PopUpButton {
    PopUpButton(title, id: id, selection: selection.id) {
      for place in TownPlace.allCases { MenuItem(place.name, id: place.id) }
    }
  }

  private func place(_ id: ID, or original: TownPlace) -> TownPlace {
    draft.choice(id, or: original.id).item.flatMap(TownPlace.init) ?? original
  }

  private var pace: Itinerary.Pace {
    let choice = draft.choice(ItineraryForm.pace, or: Itinerary.Pace.usual.id)
    return Itinerary.Pace.allCases.first { $0.id == choice } ?? .usual
  }
}
