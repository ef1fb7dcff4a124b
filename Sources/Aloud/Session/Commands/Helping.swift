extension Session {
  /// Says what can be said here.
  mutating func help() {
    if isSelecting { return helpInSelecting() }
    if here.entries.numberedCount > 0 {
      say(.notice, .message("help.choose", ["count": .number(here.entries.numberedCount)]))
    }
    if here.selection != nil { say(.notice, .message("help.edit")) }
    say(.notice, .message("help.move"))
    if here.activeSearch != nil {
      say(.notice, .message("help.search"))
    } else if here.search != nil {
      say(.notice, .message("help.searchHere"))
    } else if here.entries.hasProvidedRows || here.entries.numberedCount > settings.textSize.itemsPerPage {
      say(.notice, .message("help.find"))
    }
    if interface.tabs.count > 1, navigation.sheets.isEmpty {
      say(.notice, .message("help.tabs", ["tabs": .list(interface.tabs.map(\.title), .and)]))
    }
    if let back = titleBehind { say(.notice, .message("help.back", ["title": .text(back)])) }
    if let sheet = currentSheet {
      say(.notice, .message("help.\(role(of: sheet).rawValue)", ["leave": .text(leaveTitle)]))
    }
    say(.notice, .message("help.undo"))
    if menuOwner == nil { say(.notice, .message("help.actions")) }
    say(.notice, .message("help.settings"))
    say(.notice, .message("help.quit"))
  }

  /// Says that a line was not understood: first shortly, then with what can be chosen, then with all the help (LOOP-5). Who
  /// has heard all that is told no more of it than at first.
  mutating func notUnderstood(_ line: Line) {
    if isWord("answer.close", Folding.fold(line.text)), close() { return }
    if namesSomethingBelowSheet(Folding.fold(line.text)) { return refuseBelowSheet() }
    failures += 1
    if pickerPlace != nil { return notUnderstoodInPicker(line) }
    var announcement = Announcement(
      .refusal, .message("retry.notUnderstood", ["line": .text(.verbatim(shortened(line.text)))]))
    switch failures {
    case 2 where here.entries.numberedCount > 0:
      announcement.sentences.append(.message("retry.second", ["count": .number(here.entries.numberedCount)]))
      say(announcement)
      sayPage(from: page, forChoosing: true)
    case 2, 3:
      say(announcement)
      help()
    default:
      announcement.sentences.append(.message("retry.first"))
      say(announcement)
    }
  }

  func shortened(_ text: String) -> String {
    text.count <= 60 ? text : text.prefix(60) + "…"
  }
}
