/// The help for the place in front (LOOP-3, LOOP-5).
struct Helping: Sendable {
  let around: LineContext

  /// The announcements of what the user can say here.
  var help: [Announcement] {
    if around.isMenu { return helpInMenu }
    var said = [example].compactMap(\.self)
    let count = around.entries.numberedCount
    if count > 0 { said.append(.message(.helpChoose(count: .number(count)))) }
    if around.shown.selection != nil { said.append(.message(.helpEdit)) }
    said.append(.message(.helpMove))
    // A question that only offers a choice has no values to set or switch.
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
      // Leaving a task ends the program, which the hint above says, so "quit" is left out.
      said += (hasValues ? [.message(.helpUndoAlone)] : []) + [.message(.helpActions), .message(.helpSettings)]
    }
    return said.map { Announcement(.notice, $0) }
  }

  /// A Boolean value that indicates whether the place has a value that can be changed, and so undone.
  private var hasValues: Bool {
    around.entries.ownLines.contains { _, entry in
      switch entry.control?.usage {
      case .set, .enterText, .pick: true
      case .read, .press, .openMenu, nil: false
      }
    }
  }

  /// A sentence with the likeliest phrases; nil if there are fewer than two.
  private var example: LocalizedText? {
    let titles = Likeliest(around: around).titles
    return titles.count < 2 ? nil : .message(.helpExample(things: .list(titles, .or)))
  }

  /// The help in a menu, without anything that is below it.
  private var helpInMenu: [Announcement] {
    let said = [
      example, .message(.helpChoose(count: .number(around.entries.numberedCount))), .message(.helpMove),
      around.openSentence,
      .message(.helpSettings), .message(.helpQuit),
    ]
    return said.compactMap(\.self).map { Announcement(.notice, $0) }
  }

  /// The help while the user selects rows.
  var helpInSelecting: [Announcement] {
    let said = [.message(.helpSelecting), SelectedActs(around: around).sentence, .message(.helpMove)]
    return said.compactMap(\.self).map { Announcement(.notice, $0) }
  }

  /// Returns the announcements that a line was not understood, for the given number of consecutive failures: first briefly, then
  /// with the choices, then with the full help. After that they are brief again. `page` is the first line of the page.
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
