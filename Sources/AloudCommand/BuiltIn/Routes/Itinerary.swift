import Aloud

/// A way that the user has planned.
struct Itinerary: Sendable, Equatable {
  /// How fast the user walks.
  enum Pace: String, Sendable, Equatable, CaseIterable {
    case slow, usual, brisk

    /// The item of the "Pace" button.
    var id: ID { ID("pace", rawValue) }

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

  /// Its number; never given twice.
  var id: Int
  var name: String
  var start: TownPlace
  var destination: TownPlace
  var isStepFree = false
  var pace = Pace.usual

  /// How long it takes.
  var minutes: Int {
    let distance = start.minutesFromStation - destination.minutesFromStation
    return max(1, (distance < 0 ? -distance : distance) * pace.percent / 100)
  }
}
