extension Session {
  /// Looks for a text among what can be chosen: says how many match, and the first page of them with their numbers; false
  /// where nothing can be (PICK-2). Where no label has it at the beginning of a word, those that have it inside one match.
  mutating func find(_ text: String) -> Bool {
    guard here.entries.numberedCount > 0 else { return false }
    failures = 0
    let limit = settings.textSize.itemsPerPage
    var found = matches(of: text, by: .beginnings, limit: limit)
    sought = SoughtLabel(folded: text)
    if found.count == 0 {
      found = matches(of: text, by: .inside, limit: limit)
      sought?.way = .inside
    }
    let partly = found.partly.sorted().prefix(limit), whole = found.whole.sorted().prefix(limit)
    guard found.count > 0 else {
      refuse(.message("find.none", ["text": .text(.verbatim(text))]))
      return true
    }
    say(
      .notice,
      .message(
        "find.count",
        [
          "count": .number(found.count), "all": .number(here.entries.numberedCount), "text": .text(.verbatim(text)),
        ]))
    let lines = Array((whole + partly).prefix(limit))
    for line in lines { say(announcement(ofLine: line)) }
    // The next match is one that has not been heard.
    focus = lines.last
    if found.count > lines.count { say(.notice, .message("find.more")) }
    return true
  }

  private mutating func matches(of text: String, by way: LabelMatching.Way, limit: Int) -> RowMatches {
    var found = here.entries.matches(text, by: way, limit: limit, label: label(of:))
    for own in ownLabels() {
      if let match = LabelMatching.match(text, own.label, by: way) { found.add(match, own.line) }
    }
    return found
  }

  /// Goes to the next or the previous match of what was looked for, and says it.
  mutating func stepMatch(forward: Bool) {
    guard let sought else { return refuse(.message("find.nothing")) }
    let own = ownLabels().filter { sought.isFound(in: $0.label) }.map(\.line)
    let line: Int?
    if forward {
      let start = focus ?? -1
      let first = own.first { $0 > start }
      line = [first, here.entries.match(sought, after: focus, label: label(of:))].compactMap(\.self).min()
    } else {
      let end = focus ?? here.entries.count
      line = [own.last { $0 < end }, here.entries.match(sought, before: end, label: label(of:))].compactMap(\.self)
        .max()
    }
    guard let line else { return refuse(.message("find.end")) }
    read(lineAt: line)
  }
}

extension RowMatches {
  /// Adds a line that stands in the tree.
  fileprivate mutating func add(_ match: LabelMatching.Match, _ line: Int) { add(match, limit: .max) { line } }
}
