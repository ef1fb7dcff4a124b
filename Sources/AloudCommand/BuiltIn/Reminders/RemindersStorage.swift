import Aloud

/// The reminders' file as the tab knows it: how it stands with it, what is in it, and what came of the last saving.
struct RemindersStorage: Sendable, Equatable {
  /// How it stands with the file.
  private(set) var state = Storage.loading
  /// Why the last change could not be saved.
  var saveError: FileError?
  /// What was last handed over to be saved, or came from the file.
  private var lastSaved: RemindersContents?

  /// Takes in what the file gave. `today` is the day of the sample data of a first start.
  mutating func load(_ result: FileResult, into contents: inout RemindersContents, today: Day?) -> [Effect] {
    switch result {
    case .missing:
      contents = .sample(on: today)
      state = .usable
    case .contents(let text): return read(text, into: &contents, as: .usable)
    case .readOnly(let text, let error): return read(text, into: &contents, as: .readOnly(error))
    case .failed(let error): return fail(.file(error))
    }
    lastSaved = contents
    return []
  }

  private mutating func read(_ text: String, into contents: inout RemindersContents, as usable: Storage) -> [Effect] {
    do throws(RemindersFileError) {
      contents = try RemindersFile.contents(of: text)
    } catch {
      return fail(error == .newer ? .newer : .damaged)
    }
    state = usable
    lastSaved = contents
    return []
  }

  private mutating func fail(_ error: Storage.ReadingError) -> [Effect] {
    state = .unreadable(error)
    guard let notice = state.notice else { return [] }
    return [.alert(Alert(.message(.appRemindersUnreadableTitle), text: notice))]
  }

  /// Saves what has changed; nothing where the file is not to be written.
  mutating func save(_ contents: RemindersContents) -> [Effect] {
    guard state == .usable, contents != lastSaved else { return [] }
    lastSaved = contents
    return [.save(RemindersTab.file, contents: RemindersFile.text(of: contents))]
  }

  /// Takes in whether the last change was saved. Where it was not, it stays in memory, and that is said.
  mutating func noteSaved(_ error: FileError?) -> [Effect] {
    defer { saveError = error }
    guard let error else { return saveError == nil ? [] : [.say(.message(.appRemindersSaved))] }
    lastSaved = nil
    // The other one may have saved since: writing over that would lose it.
    if error == .inUse { state = .readOnly(.inUse) }
    return [.say(.message("app.reminders.notSaved.\(error)"))]
  }

  /// Begins with empty lists in place of a file that can't be used.
  mutating func startAnew(with contents: inout RemindersContents) -> [Effect] {
    guard state.canStartAnew else { return [] }
    contents = RemindersContents()
    state = .usable
    return save(contents) + [.say(.message(.appRemindersStartedAnew))]
  }
}

/// How it stands with the file that the reminders are kept in.
enum Storage: Sendable, Equatable {
  /// It is being read.
  case loading
  /// It can be written.
  case usable
  /// It can be read, not written.
  case readOnly(FileError)
  /// It can't be read, and is left as it is.
  case unreadable(ReadingError)

  /// Why a file can't be read.
  enum ReadingError: Sendable, Equatable {
    case damaged, newer
    case file(FileError)
  }

  /// Why nothing can be changed now, or nil where it can.
  var reason: LocalizedText? {
    switch self {
    case .usable: nil
    case .loading: .message(.appRemindersLockedLoading)
    case .readOnly(let error), .unreadable(.file(let error)): .message("app.reminders.locked.\(error)")
    case .unreadable(.damaged): .message(.appRemindersLockedDamaged)
    case .unreadable(.newer): .message(.appRemindersLockedNewer)
    }
  }

  /// What is to be known about it, as sentences, or nil where all is well.
  var notice: LocalizedText? {
    switch self {
    case .usable, .loading: nil
    case .readOnly(let error): .message("app.reminders.readOnly.\(error)")
    case .unreadable(let error): .message("app.reminders.unreadable.\(error.name)")
    }
  }

  /// The same, where the whole of it has been said in an alert.
  var shortNotice: LocalizedText? {
    if case .unreadable = self { .message(.appRemindersUnreadableTitle) } else { notice }
  }

  /// Whether the user may start anew in its place: what is there can't be made use of, but can be written over.
  var canStartAnew: Bool {
    switch self {
    case .unreadable(.damaged), .unreadable(.file(.notText)), .unreadable(.file(.tooLarge)): true
    case .loading, .usable, .readOnly, .unreadable(.newer), .unreadable(.file): false
    }
  }
}

extension Storage.ReadingError {
  /// The last part of the messages about it.
  fileprivate var name: String {
    switch self {
    case .damaged: "damaged"
    case .newer: "newer"
    case .file(let error): error.rawValue
    }
  }
}
