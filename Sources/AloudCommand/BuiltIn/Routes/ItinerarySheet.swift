import Aloud

extension RoutesTab {
  /// The itinerary that is filled in on the sheet.
  var planned: Itinerary {
    Itinerary(
      id: nextID, name: draft.text(ItineraryForm.name).trimmed,
      start: place(ItineraryForm.start, or: .station), destination: place(ItineraryForm.destination, or: .market),
      departure: departure, isStepFree: draft.isOn(ItineraryForm.stepFree),
      pace: Itinerary.Pace.picked(in: draft[ItineraryForm.going]) ?? .usual,
      rest: Itinerary.Rest.picked(in: draft[ItineraryForm.going], column: 1) ?? .none)
  }

  /// The sheet on which an itinerary is planned in three steps: from where, to where and when; how; and under what name.
  var itinerarySheet: Sheet {
    Sheet(.message("app.routes.newItinerary"), id: ItineraryForm.sheet) {
      placeButton(.message("app.routes.start"), ItineraryForm.start, planned.start)
      placeButton(.message("app.routes.destination"), ItineraryForm.destination, planned.destination)
      DatePicker(
        .message("app.routes.departure"), id: ItineraryForm.departure, mode: .dateTime, value: planned.departure
      )
      .optional().interval(minutes: 5).limits(from: today.map { DateTime(day: $0) })
    }
    .steps(
      SheetStep(ItineraryForm.options).dimmed(for: problemOfTheWay),
      SheetStep(ItineraryForm.summary).dimmed(for: problem)
    )
    .preferredAction(
      Button(.message("app.routes.saveItinerary"), id: ItineraryForm.done).role(.primary)
        .dimmed(for: problem))
  }

  /// The step on which it is said how to go.
  var optionsScreen: Screen {
    Screen(.message("app.routes.options"), id: ItineraryForm.options) {
      Toggle(.message("app.routes.stepFreeOnly"), id: ItineraryForm.stepFree, isOn: planned.isStepFree)
      Picker(
        .message("app.routes.going"), id: ItineraryForm.going,
        columns: [
          planned.pace.column(.message("app.routes.pace"), id: "pace"),
          planned.rest.column(.message("app.routes.rest"), id: "rest"),
        ])
    }
  }

  /// The step on which is said what has come of it, and under what name it is kept.
  var summaryScreen: Screen {
    Screen(.message("app.routes.summary"), id: ItineraryForm.summary) {
      times(of: planned)
      TextField(.message("app.routes.name"), id: ItineraryForm.name, value: draft.text(ItineraryForm.name)).required()
    }
  }

  /// What stands against where the way leads.
  private var problemOfTheWay: LocalizedText? {
    planned.start == planned.destination ? .message("app.routes.samePlace") : nil
  }

  /// What stands against the itinerary, apart from a name that is missing.
  var problem: LocalizedText? {
    if let problemOfTheWay { return problemOfTheWay }
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

  private var departure: DateTime? {
    if case .moment(let moment) = draft[ItineraryForm.departure] { moment } else { nil }
  }
}
