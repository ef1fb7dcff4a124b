/// An open picker, and where the user is in it.
struct PickerPlace: Sendable, Equatable {
  /// The picker's element.
  var id: ID
  /// What it holds now.
  var draft: PickerDraft
  /// What it held when it was opened: what "cancel" restores.
  let original: PickerDraft
  /// Whether each change counts at once.
  var appliesAtOnce: Bool
  /// How many things could be taken back when it was opened: what is changed at once is undone as one.
  var undoCount = 0
  /// The column that "next" and bare values are for.
  var column: Int
  /// A day of the month that is shown, in a date picker.
  var shown = Day(0)
  /// How the user looks for a color, in a color picker.
  var search = ColorSearch()
  /// What a color picker waits for from outside.
  var awaited: ColorRequest?
  var place = Place(id: "picker")

  /// The moment that is chosen, in a date picker.
  var moment: DateTime? { if case .moment(let moment) = draft { moment } else { nil } }

  /// The color that is chosen, in a color picker.
  var color: Color? { if case .color(let color) = draft { color } else { nil } }
}
