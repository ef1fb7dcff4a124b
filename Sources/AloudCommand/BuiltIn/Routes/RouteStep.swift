import Aloud

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
