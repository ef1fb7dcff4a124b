extension Session {
  /// Goes to the next or previous line and says it.
  mutating func step(_ offset: Int) {
    guard here.entries.count > 0 else { return say(.notice, .message("place.empty")) }
    guard let focus else { return jump(toEnd: offset < 0) }
    guard let line = line(from: focus + offset, by: offset) else {
      return refuse(.message(offset > 0 ? "move.end" : "move.beginning"))
    }
    read(lineAt: line)
  }

  /// The first line from one on that is more than where a group begins or ends.
  private func line(from first: Int, by offset: Int) -> Int? {
    stride(from: first, to: offset > 0 ? here.entries.count : -1, by: offset).first { !here.entries[$0].isGroupMark }
  }

  /// Goes to the first or the last line and says it.
  mutating func jump(toEnd: Bool) {
    guard here.entries.count > 0 else { return say(.notice, .message("place.empty")) }
    let line = toEnd ? line(from: here.entries.count - 1, by: -1) : line(from: 0, by: 1)
    guard let line else { return say(.notice, .message("place.empty")) }
    read(lineAt: line)
  }

  /// Says the next or previous page.
  mutating func turnPage(forward: Bool) {
    let size = settings.textSize.itemsPerPage
    // An open picker has said how many values it has, but none of them.
    if pickerPlace != nil, !hasReadPage { return sayPage(from: firstOfPage) }
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

  /// Goes to a line and says it, and before it the groups that are left and entered on the way.
  mutating func read(lineAt index: Int) {
    sayGroups(from: focus, to: index)
    focus = index
    say(announcementAlone(ofLine: index))
  }

  /// Says which groups are left on the way from a line to another, and which are entered.
  private mutating func sayGroups(from old: Int?, to new: Int) {
    let before = old.map { here.entries.groups(around: $0) } ?? []
    let after = here.entries.groups(around: new)
    // Who leaves the outer one has left the inner too.
    if let left = before.first(where: { !after.contains($0) }) { say(.item, left.leaving) }
    for group in after where !before.contains(group) && group.lines.lowerBound != new { say(group.announcement) }
  }
}
