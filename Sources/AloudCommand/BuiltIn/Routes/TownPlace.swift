import Aloud

/// A place in the sample town.
enum TownPlace: String, Sendable, Equatable, CaseIterable {
  case station, market, library, park, harbour

  /// The id of the place's screen.
  var id: ID { ID("place", rawValue) }

  var name: LocalizedText { .message("app.routes.place.\(rawValue)") }

  /// A description of the place.
  var about: LocalizedText { .message("app.routes.place.\(rawValue).about") }

  /// A Boolean value that indicates whether the place can be entered without steps.
  var isStepFree: Bool { self != .harbour }

  /// The walking time from the station in minutes.
  var minutesFromStation: Int {
    switch self {
    case .station: 0
    case .market: 7
    case .library: 12
    case .park: 18
    case .harbour: 25
    }
  }
}
