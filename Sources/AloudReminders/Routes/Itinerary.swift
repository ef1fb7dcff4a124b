import Aloud

struct Itinerary: Sendable, Equatable, Identifiable {
  enum Pace: String, Sendable, Equatable, CaseIterable, PickerChoice {
    case slow, usual, brisk

    var id: Aloud.ID { Aloud.ID("pace", rawValue) }
    var title: LocalizedText { .message("app.routes.pace.\(rawValue)") }

    /// The walking time in percent of the usual time.
    var percent: Int {
      switch self {
      case .slow: 150
      case .usual: 100
      case .brisk: 75
      }
    }
  }

  enum Rest: String, Sendable, Equatable, CaseIterable, PickerChoice {
    case none, short, long

    var id: Aloud.ID { Aloud.ID("rest", rawValue) }
    var title: LocalizedText { .message("app.routes.rest.\(rawValue)") }

    var minutes: Int {
      switch self {
      case .none: 0
      case .short: 5
      case .long: 15
      }
    }
  }

  var id: Int
  var name: String
  var start: TownPlace
  var destination: TownPlace
  var departure: DateTime?
  var isStepFree = false
  var pace = Pace.usual
  var rest = Rest.none

  var minutes: Int {
    let distance = start.minutesFromStation - destination.minutesFromStation
    return max(1, abs(distance) * pace.percent / 100) + rest.minutes
  }

  var arrival: DateTime? { departure.map { $0.later(byMinutes: minutes) } }
}

extension Itinerary {
  @ElementBuilder var times: [Element] {
    if let departure, let arrival {
      Row(.message(.appRoutesDeparture), id: "itinerary.departure").value(text(of: departure))
      Row(.message(.appRoutesArrival), id: "itinerary.arrival").value(text(of: arrival, after: departure))
    }
    Row(.message(.appRoutesDuration), id: "itinerary.duration").value(.walk(minutes))
    Row(.message(.appRoutesPace), id: "itinerary.pace").value(pace.title)
    if rest != .none { Row(.message(.appRoutesRest), id: "itinerary.rest").value(rest.title) }
  }

  private func text(of moment: DateTime, after earlier: DateTime? = nil) -> LocalizedText {
    let style = moment.day == earlier?.day ? MomentStyle.time(.short) : .both(.full, .short)
    return .message(.plain(value: .moment(moment, style)))
  }
}

extension LocalizedText {
  static func walk(_ minutes: Int) -> LocalizedText { .message(.appRoutesMinutes(count: .number(minutes))) }
}

extension DateTime {
  func later(byMinutes minutes: Int) -> DateTime {
    let total = hour * 60 + minute + minutes
    return DateTime(day: day + total / 1_440, hour: total / 60 % 24, minute: total % 60, second: second)
  }
}

/// The sheet for planning an itinerary in three steps: places and departure, options, and name.
struct ItineraryForm {
  static let sheet: ID = "itineraryForm"
  static let options: ID = "itineraryOptions"
  static let summary: ID = "itinerarySummary"
  static let done = sheet.part("done")

  private static let start = sheet.part("start")
  private static let destination = sheet.part("destination")
  private static let departure = sheet.part("departure")
  private static let name = sheet.part("name")
  private static let stepFree = sheet.part("stepFree")
  private static let going = sheet.part("going")

  let draft: Draft
  let id: Int
  let today: Day?

  var planned: Itinerary {
    Itinerary(
      id: id, name: draft.text(Self.name).trimmed,
      start: place(Self.start, or: .station), destination: place(Self.destination, or: .market),
      departure: departure, isStepFree: draft.isOn(Self.stepFree),
      pace: Itinerary.Pace.picked(in: draft[Self.going]) ?? .usual,
      rest: Itinerary.Rest.picked(in: draft[Self.going], column: 1) ?? .none)
  }

  var content: Sheet {
    Sheet(.message(.appRoutesNewItinerary), id: Self.sheet) {
      placeButton(.message(.appRoutesStart), Self.start, planned.start)
      placeButton(.message(.appRoutesDestination), Self.destination, planned.destination)
      DatePicker(.message(.appRoutesDeparture), id: Self.departure, mode: .dateTime, value: planned.departure)
        .optional().interval(minutes: 5).limits(from: today.map { DateTime(day: $0) })
    }
    .steps(SheetStep(Self.options).dimmed(for: errorOfTheWay), SheetStep(Self.summary).dimmed(for: error))
    .preferredAction(Button(.message(.appRoutesSaveItinerary), id: Self.done).role(.primary).dimmed(for: error))
  }

  var optionsScreen: Screen {
    Screen(.message(.appRoutesOptions), id: Self.options) {
      Toggle(.message(.appRoutesStepFreeOnly), id: Self.stepFree, isOn: planned.isStepFree)
      let pace = planned.pace.column(.message(.appRoutesPace), id: "pace")
      let rest = planned.rest.column(.message(.appRoutesRest), id: "rest")
      Picker(.message(.appRoutesGoing), id: Self.going, columns: [pace, rest])
    }
  }

  var summaryScreen: Screen {
    Screen(.message(.appRoutesSummary), id: Self.summary) {
      planned.times
      TextField(.message(.appRoutesName), id: Self.name, value: draft.text(Self.name)).required()
    }
  }

  static func has(_ id: ID) -> Bool { id.name.hasPrefix(sheet.name + ".") }

  private var errorOfTheWay: LocalizedText? {
    planned.start == planned.destination ? .message(.appRoutesSamePlace) : nil
  }

  /// The error that makes the itinerary invalid, apart from a missing name.
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

  private var departure: DateTime? { if case .moment(let moment) = draft[Self.departure] { moment } else { nil } }
}
