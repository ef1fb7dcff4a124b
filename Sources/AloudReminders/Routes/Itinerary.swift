import Aloud

/// A walk planned by the user.
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

  /// The number of the itinerary, never reused.
  var id: Int
  var name: String
  var start: TownPlace
  var destination: TownPlace
  var departure: DateTime?
  var isStepFree = false
  var pace = Pace.usual
  var rest = Rest.none

  /// The duration in minutes, rests included.
  var minutes: Int {
    let distance = start.minutesFromStation - destination.minutesFromStation
    return max(1, abs(distance) * pace.percent / 100) + rest.minutes
  }

  var arrival: DateTime? { departure.map { $0.later(byMinutes: minutes) } }
}

/// Rows for the itinerary's times.
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

  /// Leaves out the day if `earlier` is on the same day.
  private func text(of moment: DateTime, after earlier: DateTime? = nil) -> LocalizedText {
    let style = moment.day == earlier?.day ? MomentStyle.time(.short) : .both(.full, .short)
    return .message(.plain(value: .moment(moment, style)))
  }
}

extension LocalizedText {
  static func walk(_ minutes: Int) -> LocalizedText { .message(.appRoutesMinutes(count: .number(minutes))) }
}

extension DateTime {
  /// `minutes` must not be negative.
  func later(byMinutes minutes: Int) -> DateTime {
    let total = hour * 60 + minute + minutes
    return DateTime(day: day + total / 1_440, hour: total / 60 % 24, minute: total % 60, second: second)
  }
}
