import Aloud
import FoundationEssentials

struct RemindersStorage: Sendable, Equatable {
  private(set) var state = Storage.loading
  var saveError: FileError?
  /// The contents last read from the file or handed over for saving.
  private var lastSaved: RemindersContents?

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
    do throws(Storage.ReadingError) { contents = try RemindersFile.contents(of: text) } catch { return fail(error) }
    state = usable
    lastSaved = contents
    return []
  }

  private mutating func fail(_ error: Storage.ReadingError) -> [Effect] {
    state = .unreadable(error)
    guard let notice = state.notice else { return [] }
    return [.alert(Alert(.message(.appRemindersUnreadableTitle), text: notice))]
  }

  mutating func save(_ contents: RemindersContents) -> [Effect] {
    guard state == .usable, contents != lastSaved else { return [] }
    lastSaved = contents
    return [.save(RemindersTab.file, contents: RemindersFile.text(of: contents))]
  }

  mutating func noteSaved(_ error: FileError?) -> [Effect] {
    defer { saveError = error }
    guard let error else { return saveError == nil ? [] : [.say(.message(.appRemindersSaved))] }
    lastSaved = nil
    // Another running Aloud may have saved since; writing would lose its changes.
    if error == .inUse { state = .readOnly(.inUse) }
    return [.say(.message("app.reminders.notSaved.\(error)"))]
  }

  mutating func startAnew(with contents: inout RemindersContents) -> [Effect] {
    guard state.canStartAnew else { return [] }
    contents = RemindersContents()
    state = .usable
    return save(contents) + [.say(.message(.appRemindersStartedAnew))]
  }
}

enum Storage: Sendable, Equatable {
  case loading
  case usable
  case readOnly(FileError)
  case unreadable(ReadingError)

  enum ReadingError: Error, Equatable {
    case damaged
    case newer
    case file(FileError)
  }

  var reason: LocalizedText? {
    switch self {
    case .usable: nil
    case .loading: .message(.appRemindersLockedLoading)
    case .readOnly(let error), .unreadable(.file(let error)): .message("app.reminders.locked.\(error)")
    case .unreadable(.damaged): .message(.appRemindersLockedDamaged)
    case .unreadable(.newer): .message(.appRemindersLockedNewer)
    }
  }

  var notice: LocalizedText? {
    switch self {
    case .usable, .loading: nil
    case .readOnly(let error): .message("app.reminders.readOnly.\(error)")
    case .unreadable(.file(let error)): .message("app.reminders.unreadable.\(error)")
    case .unreadable(let error): .message("app.reminders.unreadable.\(error)")
    }
  }

  /// A shorter notice, for use after an alert has given the full one.
  var shortNotice: LocalizedText? {
    if case .unreadable = self { .message(.appRemindersUnreadableTitle) } else { notice }
  }

  var canStartAnew: Bool {
    switch self {
    case .unreadable(.damaged), .unreadable(.file(.notText)), .unreadable(.file(.tooLarge)): true
    case .loading, .usable, .readOnly, .unreadable(.newer), .unreadable(.file): false
    }
  }
}

struct RemindersFile: Codable {
  static let currentVersion = 1

  var version = currentVersion
  var contents: RemindersContents

  static func text(of contents: RemindersContents) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(RemindersFile(contents: contents)) else { return "" }
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  static func contents(of text: String) throws(Storage.ReadingError) -> RemindersContents {
    let data = Data(text.utf8)
    let decoder = JSONDecoder()
    guard let version = try? decoder.decode(Version.self, from: data).version else { throw .damaged }
    guard version <= currentVersion else { throw .newer }
    guard let file = try? decoder.decode(RemindersFile.self, from: data), file.contents.isSound else { throw .damaged }
    return file.contents
  }

  private struct Version: Codable { var version: Int }
}

extension RemindersContents {
  /// True if all numbers are unique and below the next number, so that none is given twice.
  fileprivate var isSound: Bool {
    let ids = lists.map(\.id) + lists.flatMap(\.reminders).map(\.id)
    return Set(ids).count == ids.count && ids.allSatisfy { (0..<nextID).contains($0) } && nextID < .max
  }
}
