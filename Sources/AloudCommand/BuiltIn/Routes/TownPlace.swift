import Aloud

/// A place of the town that the routes are in.
enum TownPlace: String, Sendable, Equatable, CaseIterable {
  case station, market, library, park, harbour

  /// The id of its screen.
  var id: ID { ID("place", rawValue) }

  /// What it is called.
  var name: LocalizedText { .message("app.routes.place.\(rawValue)") }

  /// What there is to know about it.
  var about: LocalizedText { .message("app.routes.place.\(rawValue).about") }

  /// Whether one gets in without steps.
  var isStepFree: Bool { self != .harbour }

  /// How many minutes it is from the station, on foot.
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
