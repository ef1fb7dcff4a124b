/// What has happened, told by the session to an app's `update`.
public enum Event: Sendable, Equatable {
  /// A button, row or menu item was used.
  case pressed(ID)
  /// An act of a list's selection was done, on the things that were selected, in order (EDIT-1).
  case performed(ID, on: [ID])
  /// A menu with deferred items has been opened: they are wanted now.
  case opened(ID)
  /// A control holds a new value.
  case changed(ID, to: Value)
  /// A sheet is on its way out, or was meant to be (SHEET-3). Of an action sheet it is told alone that it has gone, and that
  /// where nothing was chosen.
  case sheet(ID, Dismissal)
  /// A command whose lines are told as they come has printed one.
  case printed(ID, String)
  /// A command that the app ran has ended.
  case finished(ID, CommandResult)
  /// A file of the app's has been read.
  case loaded(ID, FileResult)
  /// A file of the app's has been written, or not: the error says why.
  case saved(ID, error: FileError?)
  /// The names of the voices that read a language; none where there is no synthesiser.
  case voices([String])
  /// The time the app asked for has passed.
  case elapsed(ID)
  /// The user's settings, at the start and whenever they change.
  case settings(Settings)
  /// Which day it is, at the start and whenever another has begun.
  case today(Day)
  /// Undo or redo has put an earlier state back; the app saves what it keeps.
  case restored

  /// The steps of a sheet's dismissal: each reaches the app once, in this order. `keep` comes where a sheet with inputs that
  /// has no preferred action is left by "done" or "back": what was entered on it counts.
  public enum Dismissal: String, Sendable, Equatable, CaseIterable {
    case should, didAttempt, keep, will, did
  }
}

extension Event {
  /// The thing that it tells the use of.
  var usedThing: ID? {
    switch self {
    case .pressed(let id), .changed(let id, _): id
    case .performed, .opened, .sheet, .printed, .finished, .loaded, .saved, .voices, .elapsed, .settings, .today,
      .restored:
      nil
    }
  }

  /// Whether it tells of something that the user has done.
  var isOfUser: Bool {
    switch self {
    case .pressed, .performed, .opened, .changed, .sheet: true
    case .printed, .finished, .loaded, .saved, .voices, .elapsed, .settings, .today, .restored: false
    }
  }
}
