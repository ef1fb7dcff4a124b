import Aloud

/// A way that the user has planned.
struct Itinerary: Sendable, Equatable, Identifiable {
  /// How fast the user walks.
  enum Pace: String, Sendable, Equatable, CaseIterable, PickerChoice {
    case slow, usual, brisk

    /// The value of the column "Pace".
    var id: Aloud.ID { Aloud.ID("pace", rawValue) }

    /// What it is called.
    var title: LocalizedText { .message("app.routes.pace.\(rawValue)") }

    /// How long a way takes, in percent of the usual time.
    var percent: Int {
      switch self {
      case .slow: 150
      case .usual: 100
      case .brisk: 75
      }
    }
  }

  /// Whether the user rests on the way.
  enum Rest: String, Sendable, Equatable, CaseIterable, PickerChoice {
    case none, short, long

    /// The value of the column "Rest".
    var id: Aloud.ID { Aloud.ID("rest", rawValue) }

    /// What it is called.
    var title: LocalizedText { .message("app.routes.rest.\(rawValue)") }

    /// How long it takes.
    var minutes: Int {
      switch self {
      case .none: 0
      case .short: 5
      case .long: 15
      }
    }
  }

  /// Its number; never given twice.
  var id: Int
  var name: String
  var start: TownPlace
  var destination: TownPlace
  /// When the user means to set out.
  var departure: DateTime?
  var isStepFree = false
  var pace = Pace.usual
  var rest = Rest.none

  /// How long it takes.
  var minutes: Int {
    let distance = start.minutesFromStation - destination.minutesFromStation
    return max(1, abs(distance) * pace.percent / 100) + rest.minutes
  }

  /// When the user will be there.
  var arrival: DateTime? { departure.map { $0.later(byMinutes: minutes) } }
}

/// What comes of it, as rows of a screen.
extension Itinerary {
  /// When it begins and ends, how long it takes, and what that comes of.
  @ElementBuilder var times: [Element] {
    if let departure, let arrival {
      Row(.message(.appRoutesDeparture), id: "itinerary.departure").value(text(of: departure))
      Row(.message(.appRoutesArrival), id: "itinerary.arrival").value(text(of: arrival, after: departure))
    }
    Row(.message(.appRoutesDuration), id: "itinerary.duration").value(.walk(minutes))
    Row(.message(.appRoutesPace), id: "itinerary.pace").value(pace.title)
    if rest != .none { Row(.message(.appRoutesRest), id: "itinerary.rest").value(rest.title) }
  }

  /// A moment in full; of one that comes after another on the same day, only the time.
  private func text(of moment: DateTime, after earlier: DateTime? = nil) -> LocalizedText {
    let style = moment.day == earlier?.day ? MomentStyle.time(.short) : .both(.full, .short)
    return .message(.plain(value: .moment(moment, style)))
  }
}

extension LocalizedText {
  /// How many minutes a way takes.
  static func walk(_ minutes: Int) -> LocalizedText { .message(.appRoutesMinutes(count: .number(minutes))) }
}
