/// An act that waits for its confirmation.
struct PendingAct: Sendable, Equatable {
  /// The thing that was used.
  var id: ID
  /// What it is called.
  var title: LocalizedText
  var action: Action
  /// The menu that it was chosen from.
  var menu: MenuPlace?
  /// The control whose choice it is, for an item of a menu with a selection.
  var chooser: ID?
  /// Whether it is done to all that is selected.
  var isOnSelection = false
  var confirmation: Confirmation
  /// The phrase that confirms, as it is said; it is never the line that asked for the act.
  var phrase: LocalizedText
}
