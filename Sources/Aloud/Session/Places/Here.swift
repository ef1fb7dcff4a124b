/// The place that lines are understood in: a screen, a sheet or a menu, as it stands now.
struct Here: Sendable, Equatable {
  var title: LocalizedText
  var subtitle: LocalizedText?
  /// What is said before it on arrival: what the thing whose context menu it is shows (MENU-6).
  var preview: LocalizedText?
  /// What it is called and said of it on coming back, where that is something else (TAB-3).
  var shortTitle: LocalizedText?
  var shortSubtitle: LocalizedText?
  var role: Role
  var entries: EntryList
  /// The items of a menu that are still to come.
  var deferred: [ID] = []
  /// The columns of an open picker.
  var columns: [PickerColumn] = []
  /// The line that is selected, where one of them is.
  var selectedLine: Int?
  /// What its rows can be selected for.
  var selection: ListSelection?
  /// The search that the screen has, whether it is up or not.
  var search: Search?

  /// What it is called where the user has been.
  var compactTitle: LocalizedText { shortTitle ?? title }
}
