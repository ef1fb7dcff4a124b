/// The place that lines are understood in: a screen, a sheet or a menu, as it stands now.
struct Here: Sendable, Equatable {
  var title: LocalizedText
  var subtitle: LocalizedText?
  var role: Role
  var entries: EntryList
  /// The items of a menu that are still to come.
  var deferred: [ID] = []
}
