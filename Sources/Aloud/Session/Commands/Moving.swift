extension Session {
  /// Goes to the next or previous line and says it.
  mutating func step(_ offset: Int) {
    guard here.entries.count > 0 else { return say(.notice, .message("place.empty")) }
    guard let focus else { return read(lineAt: offset > 0 ? 0 : here.entries.count - 1) }
    guard (0..<here.entries.count).contains(focus + offset) else {
      return refuse(.message(offset > 0 ? "move.end" : "move.beginning"))
    }
    read(lineAt: focus + offset)
  }

  /// Goes to the first or the last line and says it.
  mutating func jump(toEnd: Bool) {
    guard here.entries.count > 0 else { return say(.notice, .message("place.empty")) }
    read(lineAt: toEnd ? here.entries.count - 1 : 0)
  }

  /// Says the next or previous page.
  mutating func turnPage(forward: Bool) {
    let size = settings.textSize.itemsPerPage
    if forward {
      let next = lineAfterPage
      guard next < here.entries.count else { return refuse(.message("move.end")) }
      sayPage(from: next)
    } else {
      guard page > 0 else { return refuse(.message("move.beginning")) }
      sayPage(from: max(0, page - size))
    }
  }

  private var lineAfterPage: Int {
    var line = page
    var numbered = 0
    while line < here.entries.count, numbered < settings.textSize.itemsPerPage {
      if here.entries.number(at: line) != nil { numbered += 1 }
      line += 1
    }
    return line
  }

  /// Goes to a line and says it.
  mutating func read(lineAt index: Int) {
    focus = index
    say(announcementAlone(ofLine: index))
  }
}
