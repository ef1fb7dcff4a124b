/// A range of lines that belong together under a title or a role.
struct EntryGroup: Sendable, Equatable {
  /// The title of the group.
  var title: LocalizedText?
  /// The role of the group.
  var role: Role
  /// The range of the group's lines.
  var lines = 0..<0
  /// The number of things in the group that can be chosen.
  var count = 0
  /// The radio group that the lines are the buttons of.
  var radioGroup: RadioGroup?
  /// The log that the lines belong to.
  var log: LogLines?

  /// The announcement made on entering the group.
  var announcement: Announcement {
    var result = Announcement(.item)
    result.name = title
    result.role = role
    // The count is of little use in other groups, and unknown for rows that are still loading.
    if count > 0, role == .list || role == .radioGroup {
      result.sentences = [.message(.placeCount(count: .number(count)))]
    }
    if let log { result.sentences = [log.log.countSentence] }
    return result
  }

  /// The sentence announced on leaving the group.
  var leaving: LocalizedText { .message(.groupLeft(group: .text(title ?? .message("role.\(role.rawValue)")))) }
}
