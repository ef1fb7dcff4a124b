/// Says what can be said at the place in front (LOOP-3, LOOP-5).
struct Helping: Sendable {
  let around: LineContext

  /// What can be said here.
  var help: [Announcement] {
    if around.isMenu { return helpInMenu }
    var said = [example].compactMap(\.self)
    let count = around.entries.numberedCount
    if count > 0 { said.append(.message(.helpChoose(count: .number(count)))) }
    if around.shown.selection != nil { said.append(.message(.helpEdit)) }
    said.append(.message(.helpMove))
    // A question that only chooses has nothing to be set or switched.
    let isQuestion = around.frame.task != nil && !hasValues
    if count > 0, around.shown.activeSearch == nil, !isQuestion { said.append(.message(.helpUse)) }
    if around.entries.hasLog { said.append(.message(.helpLog)) }
    if around.shown.activeSearch != nil {
      said.append(.message(.helpSearch))
    } else if around.shown.search != nil {
      said.append(.message(.helpSearchHere))
    } else if around.entries.hasProvidedRows || around.entries.hasLog || count > around.pageSize {
      said.append(.message(.helpFind))
    }
    if around.frame.hasTabs, around.frame.sheet == nil {
      said.append(.message(.helpTabs(tabs: .list(around.frame.tabs, .and))))
    }
    if let back = around.titleBehind { said.append(.message(.helpBack(title: .text(back)))) }
    if around.frame.task != nil {
      said.append(.message(.hintTask))
      if around.frame.task?.hintsBack ?? false { said.append(.message(.promptHintBack)) }
    } else if let sheet = around.frame.sheet {
      said.append(
        sheet.stays ?? .message("help.\(sheet.role.rawValue)", ["leave": .text(sheet.leaveTitle)]))
    }
    if around.frame.task == nil {
      said += [.message(.helpUndo), .message(.helpActions), .message(.helpSettings), .message(.helpQuit)]
    } else {
      // Leaving it ends it, which is told before.
      said += (hasValues ? [.message(.helpUndoAlone)] : []) + [.message(.helpActions), .message(.helpSettings)]
    }
    return said.map { Announcement(.notice, $0) }
  }

  /// Whether something here holds a value that can be changed, and so be taken back.
  private var hasValues: Bool {
    around.entries.ownLines.contains { _, entry in
      switch entry.control?.usage {
      case .set, .enterText, .pick: true
      case .read, .press, .openMenu, nil: false
      }
    }
  }

  /// What is likeliest to be said here; nil where there is no choice.
  private var example: LocalizedText? {
    let titles = Likeliest(around: around).titles
    return titles.count < 2 ? nil : .message(.helpExample(things: .list(titles, .or)))
  }

  /// What can be said in a menu: nothing that is below it.
  private var helpInMenu: [Announcement] {
    let said = [
      example, .message(.helpChoose(count: .number(around.entries.numberedCount))), .message(.helpMove),
      around.openSentence,
      .message(.helpSettings), .message(.helpQuit),
    ]
    return said.compactMap(\.self).map { Announcement(.notice, $0) }
  }

  /// What can be said while rows are being selected.
  var helpInSelecting: [Announcement] {
    let said = [.message(.helpSelecting), SelectedActs(around: around).sentence, .message(.helpMove)]
    return said.compactMap(\.self).map { Announcement(.notice, $0) }
  }

  /// Says that a line was not understood, for the `failures`th time: first shortly, then with what can be chosen, then with
  /// all the help. Who has heard all that is told no more of it than at first. The first line of the page is `page`.
  func notUnderstood(_ line: Line, failures: Int, page: Int) -> [Announcement] {
    var announcement = Announcement(
      .refusal, .message(.retryNotUnderstood(line: .text(.verbatim(ParsedLine.shortened(line.text))))))
    switch failures {
    case 2 where around.entries.numberedCount > 0:
      announcement.sentences.append(.message(.retrySecond(count: .number(around.entries.numberedCount))))
      return [announcement] + Browsing(around: around).page(from: page, forChoosing: true)
    case 2, 3: return [announcement] + (around.isSelecting ? helpInSelecting : help)
    default:
      announcement.sentences.append(.message(.retryFirst))
      return [announcement]
    }
  }
}
