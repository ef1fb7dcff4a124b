/// Lines that belong together under a title or a role, and where they stand.
struct EntryGroup: Sendable, Equatable {
  /// What the group is called.
  var title: LocalizedText?
  /// What it is.
  var role: Role
  /// The lines that are in it.
  var lines = 0..<0
  /// How many of them can be chosen.
  var count = 0
  /// What the lines are the buttons of, where it is a radio group.
  var radioGroup: RadioGroup?
  /// What the lines are of, where it is a log.
  var log: LogLines?

  /// What is said on the way in.
  var announcement: Announcement {
    var result = Announcement(.item)
    result.name = title
    result.role = role
    // How many a group of other things holds tells little, and of rows that are still to come nothing.
    if count > 0, role == .list || role == .radioGroup {
      result.sentences = [.message(.placeCount(count: .number(count)))]
    }
    if let log { result.sentences = [log.log.countSentence] }
    return result
  }

  /// What is said on the way out.
  var leaving: LocalizedText { .message(.groupLeft(group: .text(title ?? .message("role.\(role.rawValue)")))) }
}
