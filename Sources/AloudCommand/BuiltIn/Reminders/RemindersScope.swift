import Aloud

/// Which reminders are searched.
enum RemindersScope: String, Sendable, Equatable, CaseIterable {
  case all, open, done

  /// Its name as a scope.
  var id: ID { ID("search.scope", rawValue) }

  /// The scope as it is offered.
  var scope: SearchScope { SearchScope(.message("app.reminders.search.\(rawValue)"), id: id) }

  /// Whether it has a reminder.
  func holds(_ reminder: Reminder) -> Bool {
    switch self {
    case .all: true
    case .open: !reminder.isDone
    case .done: reminder.isDone
    }
  }
}
