/// An event that the session sends to an app's `update`.
public enum Event: Sendable, Equatable {
  /// A button, row or menu item was used.
  case pressed(ID)
  /// An action was performed on the selected rows of a list, given in order (EDIT-1).
  case performed(ID, on: [ID])
  /// A menu with deferred items was opened: the items are needed now.
  case opened(ID)
  /// A control has a new value.
  case changed(ID, to: Value)
  /// A sheet is being dismissed, or the user tried to dismiss it (SHEET-3). An action sheet sends only `did`, and only if no action
  /// was chosen.
  case sheet(ID, Dismissal)
  /// A command with ``Invocation/tellsLines`` has printed a line.
  case printed(ID, String)
  /// A command that the app ran has ended.
  case finished(ID, CommandResult)
  /// A file of the app was read.
  case loaded(ID, FileResult)
  /// A file of the app was written, or could not be: the error tells why.
  case saved(ID, error: FileError?)
  /// The names of the voices for a language; empty if there is no synthesiser.
  case voices([String])
  /// The time that the app asked to wait has passed.
  case elapsed(ID)
  /// The user's settings, sent at the start and whenever they change.
  case settings(Settings)
  /// The current day, sent at the start and whenever a new day begins.
  case today(Day)
  /// Undo or redo has restored another state; the app saves anything that it stores.
  case restored
  /// The user wants what is going on to stop, as by Ctrl-C. Sent only while there is work or something is busy; a second Ctrl-C asks
  /// whether to leave.
  case interrupted

  /// The stages of a sheet's dismissal, in their order. Each is sent at most once. `keep` is sent if a sheet that has inputs and no
  /// preferred action is left by "done" or "back": the values that were entered on it apply.
  public enum Dismissal: String, Sendable, Equatable, CaseIterable { case should, didAttempt, keep, will, did }
}

extension Event {
  var usedThing: ID? {
    switch self {
    case .pressed(let id), .changed(let id, _): id
    case .performed, .opened, .sheet, .printed, .finished, .loaded, .saved, .voices, .elapsed, .settings, .today,
      .restored, .interrupted:
      nil
    }
  }

  var isOfUser: Bool {
    switch self {
    case .pressed, .performed, .opened, .changed, .sheet, .interrupted: true
    case .printed, .finished, .loaded, .saved, .voices, .elapsed, .settings, .today, .restored: false
    }
  }
}
