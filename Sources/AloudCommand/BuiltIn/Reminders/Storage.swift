import Aloud

/// How it stands with the file that the reminders are kept in.
enum Storage: Sendable, Equatable {
  /// It is being read.
  case loading
  /// It can be written.
  case usable
  /// It can be read, not written.
  case readOnly(FileError)
  /// It can't be read, and is left as it is.
  case unreadable(Problem)

  /// Why a file can't be read.
  enum Problem: Sendable, Equatable {
    case damaged, newer
    case file(FileError)
  }

  /// Why nothing can be changed now, or nil where it can.
  var reason: LocalizedText? {
    switch self {
    case .usable: nil
    case .loading: .message("app.reminders.locked.loading")
    case .readOnly(let problem), .unreadable(.file(let problem)): .message("app.reminders.locked.\(problem)")
    case .unreadable(.damaged): .message("app.reminders.locked.damaged")
    case .unreadable(.newer): .message("app.reminders.locked.newer")
    }
  }

  /// What is to be known about it, as sentences, or nil where all is well.
  var notice: LocalizedText? {
    switch self {
    case .usable, .loading: nil
    case .readOnly(let problem): .message("app.reminders.readOnly.\(problem)")
    case .unreadable(let problem): .message("app.reminders.unreadable.\(problem.name)")
    }
  }

  /// The same, where the whole of it has been said in an alert.
  var shortNotice: LocalizedText? {
    if case .unreadable = self { .message("app.reminders.unreadable.title") } else { notice }
  }

  /// Whether the user may start anew in its place: what is there can't be made use of, but can be written over.
  var canStartAnew: Bool {
    switch self {
    case .unreadable(.damaged), .unreadable(.file(.notText)), .unreadable(.file(.tooLarge)): true
    default: false
    }
  }
}

extension Storage.Problem {
  /// The last part of the messages about it.
  fileprivate var name: String {
    switch self {
    case .damaged: "damaged"
    case .newer: "newer"
    case .file(let problem): problem.rawValue
    }
  }
}
