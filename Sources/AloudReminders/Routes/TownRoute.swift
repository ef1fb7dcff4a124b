import Aloud

/// A route from one place to another, in steps.
struct TownRoute: Sendable, Equatable {
  /// The name used in ids and messages.
  var name: String
  var from: TownPlace
  var to: TownPlace
  var steps: [RouteStep]

  var minutes: Int { steps.reduce(0) { $0 + $1.minutes } }
  var title: LocalizedText { .message(.appRoutesFromTo(from: .text(from.name), to: .text(to.name))) }

  /// The title announced on returning to the route's screen, and for the way back to it.
  var shortTitle: LocalizedText { .message(.appRoutesShortRoute(place: .text(to.name))) }

  static let all = [
    TownRoute(
      name: "shopping", from: .station, to: .market,
      steps: [RouteStep(.walk, to: .market, minutes: 7)]),
    TownRoute(
      name: "reading", from: .market, to: .library,
      steps: [RouteStep(.walk, to: .station, minutes: 7), RouteStep(.bus, to: .library, minutes: 4)]),
    TownRoute(
      name: "sea", from: .station, to: .harbour,
      steps: [
        RouteStep(.tram, to: .park, minutes: 6), RouteStep(.walk, to: .library, minutes: 6),
        RouteStep(.ferry, to: .harbour, minutes: 9),
      ]),
  ]

  static func named(_ name: String?) -> TownRoute? { all.first { $0.name == name } }
}

/// A step of a route: the means of travel, the destination and the duration in minutes.
struct RouteStep: Sendable, Equatable {
  enum Means: String, Sendable, Equatable { case walk, bus, tram, ferry }

  var means: Means
  var destination: TownPlace
  var minutes: Int

  init(_ means: Means, to destination: TownPlace, minutes: Int) {
    self.means = means
    self.destination = destination
    self.minutes = minutes
  }

  var title: LocalizedText { .message("app.routes.step.\(means.rawValue)", ["place": .text(destination.name)]) }

  var instructions: LocalizedText { .message("app.routes.step.\(means.rawValue).how") }
}

/// A place in the sample town.
enum TownPlace: String, Sendable, Equatable, CaseIterable {
  case station, market, library, park, harbour

  var id: ID { ID("place", rawValue) }

  var name: LocalizedText { .message("app.routes.place.\(rawValue)") }
  var about: LocalizedText { .message("app.routes.place.\(rawValue).about") }
  var isStepFree: Bool { self != .harbour }

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
