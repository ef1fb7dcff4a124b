import Aloud

/// A way from one place to another, in steps.
struct TownRoute: Sendable, Equatable {
  /// Its name in ids and messages.
  var name: String
  var from: TownPlace
  var to: TownPlace
  var steps: [RouteStep]

  /// How long it takes.
  var minutes: Int { steps.reduce(0) { $0 + $1.minutes } }

  /// What it is called, by its ends.
  var title: LocalizedText { .message("app.routes.fromTo", ["from": .text(from.name), "to": .text(to.name)]) }

  /// What it is called where the user has been.
  var shortTitle: LocalizedText { .message("app.routes.shortRoute", ["place": .text(to.name)]) }

  /// The routes there are.
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

  /// The route of that name.
  static func named(_ name: String?) -> TownRoute? { all.first { $0.name == name } }
}

/// One step of a route: by what, to where, and for how long.
struct RouteStep: Sendable, Equatable {
  /// By what one goes.
  enum Means: String, Sendable, Equatable { case walk, bus, tram, ferry }

  var means: Means
  var destination: TownPlace
  var minutes: Int

  init(_ means: Means, to destination: TownPlace, minutes: Int) {
    self.means = means
    self.destination = destination
    self.minutes = minutes
  }

  /// What it is called.
  var title: LocalizedText { .message("app.routes.step.\(means.rawValue)", ["place": .text(destination.name)]) }

  /// What to do.
  var instructions: LocalizedText { .message("app.routes.step.\(means.rawValue).how") }
}
