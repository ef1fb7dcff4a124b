/// What is searched for among all reminders.
struct RemindersQuery: Sendable, Equatable {
  /// The lists that are searched, by their numbers; all where there are none.
  var lists: [Int] = []
  /// What the titles have in them.
  var text = ""
  var scope = RemindersScope.all

  /// Whether nothing is searched for.
  var isEmpty: Bool { lists.isEmpty && text.isEmpty }
}
