/// The help for the place in front (LOOP-3, LOOP-5).
struct HelpAnnouncements: Sendable {
  let context: LineContext

  var help: [Announcement] {
    if context.isMenu { return helpInMenu }
    var said = [example].compactMap(\.self)
    let count = context.entries.numberedCount
    if count > 0 { said.append(.message(.helpChoose(count: .number(count)))) }
    if context.shown.selection != nil { said.append(.message(.helpEdit)) }
    said.append(.message(.helpMove))
    // A question that only offers a choice has no values to set or switch.
    let isQuestion = context.frame.task != nil && !hasValues
    if count > 0, context.shown.activeSearch == nil, !isQuestion { said.append(.message(.helpUse)) }
    if context.entries.hasLog { said.append(.message(.helpLog)) }
    if context.entries.logs.contains(where: \.lines.messages.isOutput) { said.append(.message(.helpOutput)) }
    if context.shown.activeSearch != nil {
      said.append(.message(context.isSearchTask ? .hintSearch : .helpSearch))
    } else if context.shown.search != nil {
      said.append(.message(.helpSearchHere))
    } else if context.entries.hasProvidedRows || context.entries.hasLog || count > context.pageSize {
      said.append(.message(.helpFind))
    }
    if context.frame.hasTabs, context.frame.sheet == nil {
      said.append(.message(.helpTabs(tabs: .list(context.frame.tabs, .and))))
    }
    if let back = context.titleBehind { said.append(.message(.helpBack(title: .text(back)))) }
    if context.frame.task != nil {
      said.append(.message(ArrivalAnnouncements(context: context).hint))
      if context.frame.task?.hintsBack ?? false { said.append(.message(.promptHintBack)) }
    } else if let sheet = context.frame.sheet {
      said.append(
        sheet.stays ?? .message("help.\(sheet.role.rawValue)", ["leave": .text(sheet.leaveTitle)]))
    }
    if context.frame.task == nil {
      said.append(.message(.helpUndoAlone))
      if context.entries.hasSecondaryMenus { said.append(.message(.hintMore)) }
      said += [.message(.helpActions), .message(.helpSettings), .message(.helpQuit)]
    } else {
      // Leaving a task ends the program, which the hint above says, so "quit" is left out.
      said += (hasValues ? [.message(.helpUndoAlone)] : []) + [.message(.helpActions), .message(.helpSettings)]
    }
    return said.map { Announcement(.notice, $0) }
  }

  private var hasValues: Bool {
    context.entries.ownLines.contains { _, entry in
      switch entry.control?.usage {
      case .set, .enterText, .pick: true
      case .read, .press, .openMenu, nil: false
      }
    }
  }

  private var example: LocalizedText? {
    let titles = Likeliest(context: context).titles
    return titles.count < 2 ? nil : .message(.helpExample(things: .list(titles, .or)))
  }

  /// Without anything that is below the menu.
  private var helpInMenu: [Announcement] {
    let said = [
      example, .message(.helpChoose(count: .number(context.entries.numberedCount))), .message(.helpMove),
      context.openSentence,
      .message(.helpSettings), .message(.helpQuit),
    ]
    return said.compactMap(\.self).map { Announcement(.notice, $0) }
  }

  var helpInSelecting: [Announcement] {
    let said = [.message(.helpSelecting), SelectedActs(context: context).sentence, .message(.helpMove)]
    return said.compactMap(\.self).map { Announcement(.notice, $0) }
  }

  /// For the first consecutive failure brief, then with the choices, then with the full help; brief again after that. The
  /// answers of a question are short enough to be said each time. `page` is the first line of the page.
  func notUnderstood(_ line: Line, failures: Int, page: Int) -> [Announcement] {
    let sentences = [ParsedLine.notUnderstood(line.text), context.entries.searchedInPart].compactMap(\.self)
    var announcement = Announcement(.refusal, of: sentences)
    if failures != 3, let answers = ArrivalAnnouncements(context: context).answers {
      announcement.sentences += answers
      return [announcement]
    }
    switch failures {
    case 2 where context.entries.numberedCount > 0:
      announcement.sentences.append(.message(.retrySecond(count: .number(context.entries.numberedCount))))
      return [announcement] + Browsing(context: context).page(from: page, forChoosing: true)
    case 2, 3: return [announcement] + (context.isSelecting ? helpInSelecting : help)
    default:
      announcement.sentences.append(.message(.retryFirst))
      return [announcement]
    }
  }
}

/// The phrases that the user is likeliest to say at the place in front (VOICE): the most used first, then those that the app
/// marks, then those that come first. The same session gives the same result.
private struct Likeliest: Sendable {
  let context: LineContext

  private static let count = 5

  private struct Candidate {
    var title: LocalizedText
    var uses: Int
    var isMarked: Bool
    /// The line of the element; commands come after all elements.
    var line: Int
  }

  var titles: [LocalizedText] {
    let sorted = (things + commands).sorted { first, second in
      if first.uses != second.uses { return first.uses > second.uses }
      if first.isMarked != second.isMarked { return first.isMarked }
      return first.line < second.line
    }
    // Elements with equal names need the name only once.
    var names: Set<String> = []
    var titles: [LocalizedText] = []
    for candidate in sorted where titles.count < Self.count && names.insert(context.folded(candidate.title)).inserted {
      titles.append(candidate.title)
    }
    return titles
  }

  private var things: [Candidate] {
    let entries = context.entries
    let first = (0..<entries.count).lazy.filter { entries.place(at: $0) != nil }.prefix(Self.count)
    let used = mostUsed.compactMap { entries.line(of: $0.id, hint: $0.line) }
    let lines = Set(entries.ownLines.map(\.line)).union(first).union(used)
    return lines.sorted().compactMap { line in
      let entry = entries[line]
      guard entry.isNumbered, entry.isUsable, let title = entry.title else { return nil }
      let uses = entry.id.flatMap { context.habits[.using($0)]?.times } ?? 0
      return Candidate(title: title, uses: uses, isMarked: entry.isMarked, line: line)
    }
  }

  /// Limited in number because each is looked up among many rows.
  private var mostUsed: [(id: ID, line: Int)] {
    let used = context.habits.compactMap { deed, count -> (id: ID, count: Habits.Count)? in
      if case .using(let id) = deed { (id, count) } else { nil }
    }
    let sorted = used.sorted { ($1.count.times, $0.id.description) < ($0.count.times, $1.id.description) }
    return sorted.prefix(Self.count).map { ($0.id, $0.count.line) }
  }

  private var commands: [Candidate] {
    Command.allCases.enumerated().compactMap { index, command in
      guard let uses = context.habits[.saying(command)]?.times, isPossible(command),
        let phrase = context.wording.alternatives(command.key).own.first
      else { return nil }
      return Candidate(title: .verbatim(phrase), uses: uses, isMarked: false, line: context.entries.count + index)
    }
  }

  private func isPossible(_ command: Command) -> Bool {
    switch command {
    case .leaving(.back), .session(.history): context.titleBehind != nil
    case .session(.undo): context.canUndo
    case .session(.redo): context.canRedo
    case .search: context.shown.search != nil
    case .selection: context.shown.selection != nil
    case .log: context.entries.hasLog
    case .moving, .reading, .leaving, .editing, .text, .picker, .color, .setting, .session: true
    }
  }
}

extension Entry {
  fileprivate var isUsable: Bool {
    switch self {
    case .radioButton(let button, _, _): button.availability == .enabled
    case .menuItem(let item, _): item.availability == .enabled
    case .element(let element): element.control.facts.availability == .enabled
    case .boundary, .groupStart, .groupEnd, .logLine: false
    case .submenu: true
    }
  }

  fileprivate var isMarked: Bool { announcement.states.contains(.mainAction) }
}
