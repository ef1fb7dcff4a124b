package import Aloud

/// Walks through folders to choose a file or a folder (SCRIPT-1). A line that is a path goes there at once.
package struct FileApp: App {
  package struct State: Sendable, Equatable {
    /// The answer; `nil` until there is one, and if the user cancelled.
    package internal(set) var answer: PromptAnswer?
  }

  package struct Choice: Sendable {
    package var isFolder = false
    package var takesNew = false
    package var showsHidden = false
    package var matches: @Sendable (String) -> Bool = { _ in true }
    package var shown: @Sendable (String) -> String = { $0 }

    package init() {}
  }

  package let question: LocalizedText
  package var text: LocalizedText?
  package var offersBack = false
  /// The answer that an empty line and the end of the time limit give. It is announced as the default.
  package var standard: PromptAnswer?
  package var leave: LocalizedText?
  /// In seconds.
  package var timeout: Int?
  private let start: String
  private let home: String
  private let choice: Choice
  private let folders: any FolderReading

  package init(
    _ question: LocalizedText, from start: String, home: String, _ choice: Choice, in folders: any FolderReading
  ) {
    self.question = question
    self.start = FilePath.resolved(start, in: "/", home: home)
    (self.home, self.choice, self.folders) = (home, choice, folders)
  }

  package var initialState: State { State() }

  package var initialEffects: [Effect] { (text.map { [.say($0)] } ?? []) + PromptApp.limit(timeout) }

  package func interface(for state: State) -> Interface {
    var task = SoleTask(sheet: PromptApp.sheetID)
    task.isAnsweredByDone = true
    task.preface = [text].compactMap(\.self)
    task.leave = leave
    task.back = offersBack ? PromptApp.back : nil
    task.standard = standard.map { _ in Self.standard }
    task.other = PromptApp.value
    return Interface(question, task: task)
  }

  package func sheet(_ id: ID, for state: State) -> Sheet? {
    guard id == PromptApp.sheetID else { return nil }
    var sheet = Sheet(question, id: id, elements: elements(of: start, isFirst: true))
    sheet.subtitle = .verbatim(choice.shown(start))
    return sheet
  }

  package func screen(_ id: ID, for state: State) -> Screen? {
    guard id.name == Self.folder, let path = id.item, folders.kind(of: path) == .folder else { return nil }
    return Screen(
      .verbatim(choice.shown(FilePath.name(of: path))), id: id, elements: elements(of: path, isFirst: false))
  }

  package func update(_ state: inout State, _ event: Event) -> [Effect] {
    switch event {
    case .pressed(PromptApp.back): state.answer = .back
    case .pressed(Self.standard): return take(standard, &state)
    case .pressed(let id):
      guard let path = id.item else { return [] }
      return id.name == Self.chosen ? take(.text(path), &state) : [.push(ID(Self.folder, path))]
    case .changed(PromptApp.value, .text(let line)): return take(line.trimmingSpaces(), line, &state)
    case .elapsed(PromptApp.timeout): return [.say(.message(.promptTimedOut))] + take(standard ?? .timedOut, &state)
    case .changed, .performed, .opened, .sheet, .printed, .finished, .loaded, .saved, .voices, .elapsed, .settings,
      .today, .restored, .interrupted:
      return []
    }
    return [.dismiss]
  }

  package func answer(_ line: String) -> String? {
    let path = FilePath.resolved(line, in: start, home: home)
    let isOffered =
      switch folders.kind(of: path) {
      case .folder: choice.isFolder
      case .file: !choice.isFolder && choice.matches(FilePath.name(of: path))
      case nil: choice.takesNew && FilePath.parent(of: path).flatMap(folders.kind) == .folder
      }
    return isOffered ? path : nil
  }

  private func take(_ typed: String, _ line: String, _ state: inout State) -> [Effect] {
    if let path = answer(typed) { return take(.text(path), &state) }
    let path = FilePath.resolved(typed, in: start, home: home)
    switch folders.kind(of: path) {
    case .folder: return [.push(ID(Self.folder, path))]
    case nil:
      // The beginning of a path is enough if nothing else begins so.
      let paths = completions(of: typed, for: state) ?? []
      if paths.count == 1, paths[0] != typed { return take(paths[0], line, &state) }
      return [.say(paths.count > 1 ? Self.several(paths) : noFile(line))]
    case .file: return [.say(noFile(line))]
    }
  }

  private func noFile(_ line: String) -> LocalizedText {
    .message(.promptNoFile(path: .text(.verbatim(choice.shown(line)))))
  }

  /// Names the paths that a beginning may mean, or says how many there are.
  private static func several(_ paths: [String]) -> LocalizedText {
    guard paths.count <= mostNamed else { return .message(.suggestCount(count: .number(paths.count))) }
    let names = paths.map { path in
      LocalizedText.verbatim(FilePath.name(of: path.hasSuffix("/") ? String(path.dropLast()) : path))
    }
    return .message(.suggestOffered(names: .list(names, .or)))
  }

  /// Returns the paths that begin as a text with a slash does, as a shell completes them.
  package func completions(of text: String, for state: State) -> [String]? {
    guard text != "~" else { return ["~/"] }
    guard let slash = text.lastIndex(of: "/") else { return nil }
    let (folder, beginning) = (text[...slash], text[text.index(after: slash)...])
    let entries = folders.contents(of: FilePath.resolved(String(folder), in: start, home: home)) ?? []
    return entries.filter { entry in
      entry.name.hasPrefix(beginning) && isOffered(entry, showsHidden: beginning.hasPrefix("."))
        // What can't be typed can't be completed.
        && choice.shown(entry.name) == entry.name && OutsideText.printed(entry.name) == entry.name
    }.map { folder + $0.name + ($0.kind == .folder ? "/" : "") }
  }

  private func isOffered(_ entry: FileEntry, showsHidden: Bool) -> Bool {
    (showsHidden || choice.showsHidden || !entry.name.hasPrefix("."))
      && (entry.kind == .folder || !choice.isFolder && choice.matches(entry.name))
  }

  private func take(_ answer: PromptAnswer?, _ state: inout State) -> [Effect] {
    state.answer = answer
    return title(of: answer).map { [.say(.message(.promptChosen(item: .text($0)))), .dismiss] } ?? [.dismiss]
  }

  private func title(of answer: PromptAnswer?) -> LocalizedText? {
    if case .text(let path) = answer { return .verbatim(choice.shown(path)) }
    return answer == .nothing ? .message(.pickerNone) : nil
  }

  private func elements(of path: String, isFirst: Bool) -> [Element] {
    guard let all = folders.contents(of: path) else { return [.text(TextBlock(.message(.promptFolderUnreadable)))] }
    var elements: [Element] = []
    if isFirst, let standard {
      // The beginning of a path must not mean the default, so the path is not the title.
      var row = Row(.message(.promptDefault), id: Self.standard, action: .send)
      row.value = title(of: standard)
      elements.append(.row(row))
    }
    if choice.isFolder {
      elements.append(.row(Row(.message(.promptThisFolder), id: ID(Self.chosen, path), action: .send)))
    }
    if isFirst, let parent = FilePath.parent(of: path) {
      let name = LocalizedText.verbatim(choice.shown(FilePath.name(of: parent)))
      let title = LocalizedText.message(.promptParentFolder(name: .text(name)))
      elements.append(.row(Row(title, id: ID(Self.walked, parent), action: .send)))
    }
    let entries = all.filter { isOffered($0, showsHidden: false) }
    let shown = choice.shown
    let rows = Rows(id: "entries", count: entries.count) { index in
      let entry = entries[index]
      let whole = FilePath.joined(path, entry.name)
      let title = LocalizedText.verbatim(shown(entry.name))
      switch entry.kind {
      case .folder: return Row(title, id: ID(Self.walked, whole), action: .send).subtitle(.message(.promptFolder))
      case .file: return Row(title, id: ID(Self.chosen, whole), action: .send)
      }
    }
    return elements + [.rows(rows)]
  }

  private static let mostNamed = 10

  private static let folder = "folder"
  private static let walked = "walked"
  private static let chosen = "chosen"
  private static let standard: ID = "standard"
}

package protocol FolderReading: Sendable {
  func contents(of folder: String) -> [FileEntry]?
  func kind(of path: String) -> FileEntry.Kind?
}

package struct FileEntry: Sendable, Equatable {
  package enum Kind: Sendable { case folder, file }

  package var name: String
  package var kind: Kind

  package init(_ name: String, _ kind: Kind) {
    self.name = name
    self.kind = kind
  }
}

enum FilePath {
  static func resolved(_ path: String, in folder: String, home: String) -> String {
    var pieces: [Substring] = []
    let isAtHome = path == "~" || path.hasPrefix("~/")
    let whole = path.hasPrefix("/") ? path : isAtHome ? home + path.dropFirst() : folder + "/" + path
    for piece in whole.split(separator: "/") where piece != "." {
      if piece == ".." { pieces = pieces.dropLast() } else { pieces.append(piece) }
    }
    return "/" + pieces.joined(separator: "/")
  }

  static func joined(_ folder: String, _ name: String) -> String { folder == "/" ? "/" + name : folder + "/" + name }

  static func parent(of path: String) -> String? {
    guard path != "/", let slash = path.lastIndex(of: "/") else { return nil }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  static func name(of path: String) -> String {
    path == "/" ? path : String(path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...])
  }
}
