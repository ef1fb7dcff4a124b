/// Something that a line to a picker may mean.
struct PickerAnswer: Sendable, Equatable {
  /// What the picker would hold.
  var draft: PickerDraft
  /// What that is called, in full.
  var text: LocalizedText
  /// The column that it changes, or nil where it is all that the picker holds: then the picker is answered.
  var column: Int?
  /// What has to be known about it, such as that it was rounded.
  var note: LocalizedText?
  /// Whether it is a date of another weekday than was said.
  var isOtherWeekday = false
  /// Whether it counts without being read back.
  var isSure = true
}
