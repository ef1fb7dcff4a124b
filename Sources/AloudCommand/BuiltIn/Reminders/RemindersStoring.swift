import Aloud

extension RemindersTab {
  /// Takes in what the file gave.
  mutating func load(_ result: FileResult) -> [Effect] {
    switch result {
    case .missing:
      contents = .sample(on: today)
      storage = .usable
    case .contents(let text): return read(text, asUsable: .usable)
    case .readOnly(let text, let problem): return read(text, asUsable: .readOnly(problem))
    case .failed(let problem): return fail(.file(problem))
    }
    lastSaved = contents
    return []
  }

  private mutating func read(_ text: String, asUsable usable: Storage) -> [Effect] {
    do throws(RemindersFile.Problem) {
      contents = try RemindersFile.contents(of: text)
    } catch {
      return fail(error == .newer ? .newer : .damaged)
    }
    storage = usable
    lastSaved = contents
    return []
  }

  private mutating func fail(_ problem: Storage.Problem) -> [Effect] {
    storage = .unreadable(problem)
    guard let notice = storage.notice else { return [] }
    return [.alert(Alert(.message("app.reminders.unreadable.title"), text: notice))]
  }

  /// Saves what has changed; nothing where the file is not to be written.
  mutating func saveChanges() -> [Effect] {
    guard storage == .usable, contents != lastSaved else { return [] }
    lastSaved = contents
    return [.save(Self.file, contents: RemindersFile.text(of: contents))]
  }

  /// Takes in whether the last change was saved. Where it was not, it stays in memory, and that is said.
  mutating func noteSaved(_ problem: FileError?) -> [Effect] {
    defer { saveProblem = problem }
    guard let problem else { return saveProblem == nil ? [] : [.say(.message("app.reminders.saved"))] }
    lastSaved = nil
    // The other one may have saved since: writing over that would lose it.
    if problem == .inUse { storage = .readOnly(.inUse) }
    return [.say(.message("app.reminders.notSaved.\(problem)"))]
  }

  /// Begins with empty lists in place of a file that can't be used.
  mutating func startAnew() -> [Effect] {
    guard storage.canStartAnew else { return [] }
    contents = RemindersContents()
    storage = .usable
    return saveChanges() + [.say(.message("app.reminders.startedAnew"))]
  }
}
