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
    Sheet(.message("app.routes.newItinerary"), id: Self.sheet) {
      placeButton(.message("app.routes.start"), Self.start, planned.start)
      placeButton(.message("app.routes.destination"), Self.destination, planned.destination)
      DatePicker(.message("app.routes.departure"), id: Self.departure, mode: .dateTime, value: planned.departure)
        .optional().interval(minutes: 5).limits(from: today.map { DateTime(day: $0) })
    }
    .steps(SheetStep(Self.options).dimmed(for: problemOfTheWay), SheetStep(Self.summary).dimmed(for: problem))
    .preferredAction(
      Button(.message("app.routes.saveItinerary"), id: Self.done).role(.primary).dimmed(for: problem))
  }

  /// The step on which it is said how to go.
  var optionsScreen: Screen {
    Screen(.message("app.routes.options"), id: Self.options) {
      Toggle(.message("app.routes.stepFreeOnly"), id: Self.stepFree, isOn: planned.isStepFree)
      Picker(
        .message("app.routes.going"), id: Self.going,
        columns: [
          planned.pace.column(.message("app.routes.pace"), id: "pace"),
          planned.rest.column(.message("app.routes.rest"), id: "rest"),
        ])
    }
  }

  /// The step on which is said what has come of it, and under what name it is kept.
  var summaryScreen: Screen {
    Screen(.message("app.routes.summary"), id: Self.summary) {
      planned.times
      TextField(.message("app.routes.name"), id: Self.name, value: draft.text(Self.name)).required()
    }
  }

  /// Whether a control is on the sheet.
  static func has(_ id: ID) -> Bool { id.name.hasPrefix(sheet.name + ".") }

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
    if case .moment(let moment) = draft[Self.departure] { moment } else { nil }
  }
}
