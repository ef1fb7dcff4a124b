/// A line that is the name of a thing here and a command too means the one that can act; where both can, it is asked which
/// (LOOP-10).
extension PlaceLayer {
  /// Does a command, unless a thing that is called so is meant.
  mutating func take(_ command: Command, _ heard: Heard, in around: Surroundings) -> Outcome {
    let lines = heard.isCommandMeant ? [] : around.visibleLines(called: heard.folded)
    guard let first = lines.first, !around.isQuestioned else { return perform(command, in: around) }
    // A menu called "More" is what "more" is for, and a switch is the setting that is called so.
    if command.namesMenu, lines.allSatisfy({ around.entries[$0].control?.opensOwnMenu ?? false }) {
      return choose(lines.map { .line($0) }, heard.line)
    }
    if case .setting = command, lines.allSatisfy({ around.entries[$0].isTurned(on: true) != nil }) {
      return perform(command, in: around)
    }
    // What Aloud suggests in a menu is done to what the menu is of.
    if lines.contains(where: { around.entries[$0].id.flatMap(SuggestedAct.init) != nil }) {
      return choose(lines.map { .line($0) }, heard.line)
    }
    // What ends a task is there to be seen too.
    if command == .leaving(.done), lines == [around.mainAnswer] { return perform(command, in: around) }
    // What leaves the sheet is there to be seen too.
    if lines.contains(where: { around.entries[$0].does(command) }) { return perform(command, in: around) }
    let usable = lines.filter { around.entries[$0].refusalNow == nil }
    if command.keepsItsMeaning {
      return perform(command, in: around).noting(around.entries[first].title ?? around.shown.title)
    }
    var other = self
    let outcome = other.perform(command, in: around)
    let acts = !outcome.isRefusal && around.hasObject(for: command, at: bookmark.focus)
    if acts, usable.isEmpty {
      self = other
      return outcome
    }
    let candidates = (usable.isEmpty ? lines : usable).map { Candidate.line($0) }
    return choose(acts ? candidates + [.command(command, words: heard.text)] : candidates, heard.line)
  }
}

extension Command {
  /// Whether it opens the menu of what is in front.
  fileprivate var namesMenu: Bool { self == .session(.ownMenu) || self == .session(.contextMenu) }

  /// Whether it means itself even where a thing is called so: these are the ways out.
  var keepsItsMeaning: Bool {
    switch self {
    case .reading(.help), .leaving(.back), .session(.quit), .session(.stop): true
    case .moving, .reading, .leaving, .editing, .text, .picker, .color, .search, .selection, .log, .setting, .session:
      false
    }
  }
}

extension Outcome {
  /// It, and that something here is called so too: said before, where it leads away.
  func noting(_ title: LocalizedText) -> Outcome {
    let note = Outcome.said(.notice, .message(.nameAlsoHere(name: .text(title))))
    return isHarmless ? self + note : note + self
  }
}

extension Surroundings {
  /// How many things of the place below are looked through for what a line names.
  private static let namedEntries = 200

  /// The thing in the place below that a line names in full, with or without a command or a value, apart from what is open. Words of
  /// answers are never names (LOOP-13).
  func named(by heard: Heard, besides id: ID?) -> Entry? {
    guard !isAnswer(heard.folded), user.understander.answer(heard.text) == nil else { return nil }
    let objects = [heard.folded] + commandsWithObject(heard).map(\.object)
    return named { title, entry in
      (id == nil || entry.id != id)
        && (objects.contains(title) || entry.takesValue && heard.folded.hasPrefix(title + " "))
    }
  }

  /// Whether a line begins with the name of something in the place below: "lamp", "press lamp", "lamp on".
  func mayName(_ heard: Heard) -> Bool {
    let objects = [heard.folded] + commandsWithObject(heard).map(\.object)
    return named { title, _ in objects.contains(title) || heard.folded.hasPrefix(title + " ") } != nil
  }

  private func named(where isNamed: (_ title: String, _ entry: Entry) -> Bool) -> Entry? {
    let entries = base.entries
    return (0..<min(entries.count, Self.namedEntries)).lazy.map { entries[$0] }
      .first { entry in entry.title.map { isNamed(folded($0), entry) } ?? false }
  }

  /// Up to how many lines rows that are provided are looked at.
  private static let readableRows = 200

  /// The lines of the things that are wholly called so: all that stand in the tree, and the rows of the page in front.
  fileprivate func visibleLines(called folded: String) -> [Int] {
    let own = shown.ownLabels.filter { $0.label == folded }.map(\.line)
    // Of very many the page in front would have to be made for each command.
    let few = entries.count <= Self.readableRows ? entries.providedRows : []
    let page = place.bookmark.firstOfPage
    let rows = few.flatMap { firstLine, rows in
      (max(firstLine, page)..<max(firstLine, page, min(firstLine + rows.count, page + pageSize)))
        .filter { label(of: rows[$0 - firstLine]) == folded }
    }
    return own + rows
  }

  /// Whether there is something for a command to work on, where its outcome does not tell.
  fileprivate func hasObject(for command: Command, at focus: Int?) -> Bool {
    switch command {
    case .session(.undo): canUndo
    case .session(.redo): canRedo
    case .session(.ownMenu): focus.map { $0 < entries.count && entries[$0].menu?.isEmpty == false } ?? false
    case .session(.contextMenu): focus.map { $0 < entries.count && entries[$0].id != nil } ?? false
    // A button that is called so is meant: a line that is typed has stopped speech already.
    case .session(.pause), .session(.resume): false
    case .moving, .reading, .leaving, .editing, .text, .picker, .color, .search, .selection, .log, .setting, .session:
      true
    }
  }
}

extension Entry {
  /// Whether using it is what a command does.
  fileprivate func does(_ command: Command) -> Bool {
    guard case .press(let action, nil) = control?.usage else { return false }
    if command == .session(.quit) { return action == .quit }
    guard action == .dismiss, case .leaving(let leaving) = command else { return false }
    return (leaving == .done) == (id == SheetWords.done)
  }
}
