import Aloud

extension RoutesTab {
  /// The screen of all routes.
  var routesScreen: Screen {
    Screen(.message("app.routes.popular"), id: "popularRoutes") {
      for route in TownRoute.all {
        Row(route.title, id: ID("route", route.name), action: .push(ID("route", route.name)))
          .subtitle(minutes(route.minutes))
      }
      Button(.message("app.routes.times"), id: "showTimes", action: .present(Self.timesSheet))
    }
  }

  /// The name of the popover of the times.
  static let timesSheet: ID = "aboutTimes"

  /// How the times of the routes are meant.
  var aboutTimes: Sheet {
    Sheet(.message("app.routes.times.title"), id: Self.timesSheet) {
      TextBlock(.message("app.routes.times.text"), id: "aboutTimes.text")
    }
    .style(.popover)
  }

  /// The screen of one route: its steps.
  func routeScreen(_ route: TownRoute) -> Screen {
    Screen(route.title, id: ID("route", route.name)) {
      for (index, step) in route.steps.enumerated() {
        Row(step.title, id: stepID(route, index), action: .push(stepID(route, index))).subtitle(minutes(step.minutes))
      }
    }
    .subtitle(minutes(route.minutes)).shortTitle(route.shortTitle)
  }

  /// The screen of one step of a route.
  func stepScreen(_ id: ID) -> Screen? {
    for route in TownRoute.all {
      for (index, step) in route.steps.enumerated() where stepID(route, index) == id {
        return Screen(step.title, id: id) {
          TextBlock(step.instructions, id: "step.instructions")
          Row(step.destination.name, id: step.destination.id, action: .push(step.destination.id))
            .subtitle(.message("app.routes.endOfStep"))
        }
      }
    }
    return nil
  }

  private func stepID(_ route: TownRoute, _ index: Int) -> ID { ID("step", "\(route.name).\(index + 1)") }
}
