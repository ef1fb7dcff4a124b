extension Session {
  /// Says what can be said here.
  mutating func help() {
    if isSelecting { return helpInSelecting() }
    say(.notice, .message("help.choose", ["count": .number(here.entries.numberedCount)]))
    if here.selection != nil { say(.notice, .message("help.edit")) }
    say(.notice, .message("help.move"))
    if here.activeSearch != nil {
      say(.notice, .message("help.search"))
    } else if here.search != nil {
      say(.notice, .message("help.searchHere"))
    } else if here.entries.hasProvidedRows {
      say(.notice, .message("help.find"))
    }
    if interface.tabs.count > 1, navigation.sheets.isEmpty {
      say(.notice, .message("help.tabs", ["tabs": .list(interface.tabs.map(\.title), .and)]))
    }
    if let back = titleBehind { say(.notice, .message("help.back", ["title": .text(back)])) }
    if !navigation.sheets.isEmpty { say(.notice, .message("help.sheet")) }
    say(.notice, .message("help.undo"))
    if menuOwner == nil { say(.notice, .message("help.actions")) }
    say(.notice, .message("help.settings"))
    say(.notice, .message("help.quit"))
  }

  /// Says that a line was not understood: first shortly, then with what can be chosen, then with all the help (LOOP-5).
  mutating func notUnderstood(_ line: Line) {
    if namesSomethingBelowSheet(Folding.fold(line.text)) { return refuseBelowSheet() }
    failures += 1
    if pickerPlace != nil { return notUnderstoodInPicker(line) }
    var announcement = Announcement(
      .refusal, .message("retry.notUnderstood", ["line": .text(.verbatim(shortened(line.text)))]))
    switch failures {
    case 1:
      announcement.sentences.append(.message("retry.first"))
      say(announcement)
    case 2:
      announcement.sentences.append(.message("retry.second", ["count": .number(here.entries.numberedCount)]))
      say(announcement)
      sayPage(from: page)
    default:
      say(announcement)
      help()
    }
  }

  func shortened(_ text: String) -> String {
    text.count <= 60 ? text : text.prefix(60) + "…"
  }
}
