import Aloud

/// The sheet on which an itinerary is planned in three steps: from where, to where and when; how; and under what name.
struct ItineraryForm {
  static let sheet: ID = "itineraryForm"
  /// The second and the third step, on screens of their own.
  static let options: ID = "itineraryOptions"
  static let summary: ID = "itinerarySummary"
  /// The button that saves it.
  static let done = sheet.part("done")

  private static let start = sheet.part("start")
  private static let destination = sheet.part("destination")
  private static let departure = sheet.part("departure")
  private static let name = sheet.part("name")
  private static let stepFree = sheet.part("stepFree")
  private static let going = sheet.part("going")

  /// What has been filled in.
  let draft: Draft
  /// The number that the itinerary gets.
  let id: Int
  /// Which day it is, once that has been told: nobody sets out before it.
  let today: Day?

  /// The itinerary that is filled in.
  var planned: Itinerary {
    Itinerary(
      id: id, name: draft.text(Self.name).trimmed,
      start: place(Self.start, or: .station), destination: place(Self.destination, or: .market),
      departure: departure, isStepFree: draft.isOn(Self.stepFree),
      pace: Itinerary.Pace.picked(in: draft[Self.going]) ?? .usual,
      rest: Itinerary.Rest.picked(in: draft[Self.going], column: 1) ?? .none)
  }

  /// The sheet, with its first step.
  var content: Sheet {
    Sheet(.message(.appRoutesNewItinerary), id: Self.sheet) {
      placeButton(.message(.appRoutesStart), Self.start, planned.start)
      placeButton(.message(.appRoutesDestination), Self.destination, planned.destination)
      DatePicker(.message(.appRoutesDeparture), id: Self.departure, mode: .dateTime, value: planned.departure)
        .optional().interval(minutes: 5).limits(from: today.map { DateTime(day: $0) })
    }
    .steps(SheetStep(Self.options).dimmed(for: errorOfTheWay), SheetStep(Self.summary).dimmed(for: error))
    .preferredAction(
      Button(.message(.appRoutesSaveItinerary), id: Self.done).role(.primary).dimmed(for: error))
  }

  /// The step on which it is said how to go.
  var optionsScreen: Screen {
    Screen(.message(.appRoutesOptions), id: Self.options) {
      Toggle(.message(.appRoutesStepFreeOnly), id: Self.stepFree, isOn: planned.isStepFree)
      Picker(
        .message(.appRoutesGoing), id: Self.going,
        columns: [
          planned.pace.column(.message(.appRoutesPace), id: "pace"),
          planned.rest.column(.message(.appRoutesRest), id: "rest"),
        ])
    }
  }

  /// The step on which is said what has come of it, and under what name it is kept.
  var summaryScreen: Screen {
    Screen(.message(.appRoutesSummary), id: Self.summary) {
      planned.times
      TextField(.message(.appRoutesName), id: Self.name, value: draft.text(Self.name)).required()
    }
  }

  /// Whether a control is on the sheet.
  static func has(_ id: ID) -> Bool { id.name.hasPrefix(sheet.name + ".") }

  /// What stands against where the way leads.
  private var errorOfTheWay: LocalizedText? {
    planned.start == planned.destination ? .message(.appRoutesSamePlace) : nil
  }

  /// What stands against the itinerary, apart from a name that is missing.
  var error: LocalizedText? {
    if let errorOfTheWay { return errorOfTheWay }
    return planned.isStepFree && !(planned.start.isStepFree && planned.destination.isStepFree)
      ? .message(.appRoutesNotStepFree) : nil
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
    if case .moment(let moment) = draft[Self.departure] { moment } else { nil }
  }
}
