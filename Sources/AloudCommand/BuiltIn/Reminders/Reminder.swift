/// Something to do.
struct Reminder: Sendable, Equatable, Codable {
  /// Its number among all reminders; never given twice.
  var id: Int
  var title: Title
  /// When it is due.
  var due: Due?
  var isDone = false
  /// What there is to know about it, in several lines; nil for nothing.
  var notes: String?
}
