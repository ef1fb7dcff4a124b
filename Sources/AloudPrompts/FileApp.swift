public import Aloud

/// Folders that are walked by ear until a file is chosen, or a folder (SCRIPT-1). A line that is a path goes there at once.
public struct FileApp: App {
  /// What is known so far.
  public struct State: Sendable, Equatable {
    /// What has come of it; nil while it is asked, and where it was cancelled.
    public internal(set) var answer: FileAnswer?
  }

  /// What is asked for.
  public struct Choice: Sendable {
    /// Whether a folder is asked for, and not a file.
    public var isFolder = false
    /// Whether a path may be given where nothing is yet.
    public var takesNew = false
    /// Whether what begins with a full stop is shown.
    public var showsHidden = false
    /// Whether a file of a name can be chosen.
    public var matches: @Sendable (String) -> Bool = { _ in true }
    /// How a name is shown.
    public var shown: @Sendable (String) -> String = { $0 }

    /// Any file that is there.
    public init() {}
  }

  /// What is asked.
  public let question: LocalizedText
  /// More that is said after it.
  public var text: LocalizedText?
  /// Whether "back" in the first folder leads to an earlier question.
  public var offersBack = false
  private let start: String
  private let home: String
  private let choice: Choice
  private let folders: any FolderReading

  /// Asks `question`, beginning in the folder `start`, an absolute path.
  public init(
    _ question: LocalizedText, from start: String, home: String, _ choice: Choice, in folders: any FolderReading
  ) {
    self.question = question
    self.start = FilePath.resolved(start, in: "/", home: home)
    self.home = home
    self.choice = choice
    self.folders = folders
  }

  /// Nothing chosen.
  public var initialState: State { State() }

  /// The task that the question is.
  public func interface(for state: State) -> Interface {
    var task = SoleTask(sheet: PromptApp.sheetID)
    task.isAnsweredByDone = true
    task.back = offersBack ? PromptApp.back : nil
    task.other = PromptApp.value
    return Interface(question, task: task)
  }

  /// Its sheet: the folder that it begins in.
  public func sheet(_ id: ID, for state: State) -> Sheet? {
    guard id == PromptApp.sheetID else { return nil }
    var sheet = Sheet(question, id: id, elements: elements(of: start, isFirst: true))
    sheet.subtitle = text ?? .verbatim(choice.shown(start))
    return sheet
  }

  /// A folder that was gone into.
  public func screen(_ id: ID, for state: State) -> Screen? {
    guard id.name == Self.folder, let path = id.item, folders.kind(of: path) == .folder else { return nil }
    return Screen(
      .verbatim(choice.shown(FilePath.name(of: path))), id: id, elements: elements(of: path, isFirst: false))
  }

  /// Takes what is chosen, or a path.
  public func update(_ state: inout State, _ event: Event) -> [Effect] {
    switch event {
    case .pressed(PromptApp.back): state.answer = .back
    case .pressed(let id):
      guard let path = id.item else { return [] }
      return id.name == Self.chosen ? choose(path, &state) : [.push(ID(Self.folder, path))]
    case .changed(PromptApp.value, .text(let line)):
      return take(FilePath.resolved(line.trimmingSpaces(), in: start, home: home), line, &state)
    case .changed, .performed, .opened, .sheet, .printed, .finished, .loaded, .saved, .voices, .elapsed, .settings,
      .today,
      .restored:
      return []
    }
    return [.dismiss]
  }

  /// Takes a path that was given as a line.
  private func take(_ path: String, _ line: String, _ state: inout State) -> [Effect] {
    switch folders.kind(of: path) {
    case .folder: return choice.isFolder ? choose(path, &state) : [.push(ID(Self.folder, path))]
    case .file where !choice.isFolder && choice.matches(FilePath.name(of: path)): return choose(path, &state)
    case nil where choice.takesNew && FilePath.parent(of: path).flatMap(folders.kind) == .folder:
      return choose(path, &state)
    case .file, nil: return [.say(.message(.promptNoFile(path: .text(.verbatim(choice.shown(line))))))]
    }
  }

  private func choose(_ path: String, _ state: inout State) -> [Effect] {
    state.answer = .path(path)
    return [.say(.message(.promptChosen(item: .text(.verbatim(choice.shown(path)))))), .dismiss]
  }

  private func elements(of path: String, isFirst: Bool) -> [Element] {
    guard let all = folders.contents(of: path) else {
      return [.text(TextBlock(.message(.promptFolderUnreadable)))]
    }
    var elements: [Element] = []
    if choice.isFolder {
      elements.append(.row(Row(.message(.promptThisFolder), id: ID(Self.chosen, path), action: .send)))
    }
    if isFirst, let parent = FilePath.parent(of: path) {
      let name = LocalizedText.verbatim(choice.shown(FilePath.name(of: parent)))
      let title = LocalizedText.message(.promptParentFolder(name: .text(name)))
      elements.append(.row(Row(title, id: ID(Self.walked, parent), action: .send)))
    }
    let entries = all.filter { entry in
      (choice.showsHidden || !entry.name.hasPrefix("."))
        && (entry.kind == .folder || !choice.isFolder && choice.matches(entry.name))
    }
    let shown = choice.shown
    let rows = Rows(id: "entries", count: entries.count) { index in
      let entry = entries[index]
      let whole = FilePath.joined(path, entry.name)
      let title = LocalizedText.verbatim(shown(entry.name))
      switch entry.kind {
      case .folder:
        return Row(title, id: ID(Self.walked, whole), action: .send).subtitle(.message(.promptFolder))
      case .file: return Row(title, id: ID(Self.chosen, whole), action: .send)
      }
    }
    return elements + [.rows(rows)]
  }

  /// The names of what is on the screens: a folder gone into, what goes into one, and what is chosen.
  private static let folder = "folder"
  private static let walked = "walked"
  private static let chosen = "chosen"
}

/// What has come of the question for a file.
public enum FileAnswer: Sendable, Equatable {
  /// The path of what was chosen.
  case path(String)
  /// The way back to an earlier question.
  case back
}
